import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Address behind the `#`. */
  readonly to: string;
}

/** A link to another page of the app. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  );
}
