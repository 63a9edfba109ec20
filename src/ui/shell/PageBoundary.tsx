import { Component, type ReactNode } from "react";
import { BrokenPage } from "#ui/shell/BrokenPage.tsx";

interface PageBoundaryProps {
  /** The address shown: another one gets another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: { readonly cause: unknown; readonly address: string } | null;
}

/** Catches what a page throws and shows the stand-in. A class, since React offers error boundaries in no other form. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(cause: unknown): PageBoundaryState {
    return { failure: { cause, address: "" } };
  }

  static getDerivedStateFromProps({ address }: PageBoundaryProps, { failure }: PageBoundaryState): PageBoundaryState | null {
    if (failure === null || failure.address === address) return null;
    return { failure: failure.address === "" ? { ...failure, address } : null };
  }

  override render(): ReactNode {
    return this.state.failure === null ? this.props.children : <BrokenPage cause={this.state.failure.cause} />;
  }
}
