import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import { ItemNavigator } from "#ui/participant/ItemNavigator.tsx";
import { itemPath, reviewPath } from "#ui/participant/paths.ts";
import { useExamAndSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ItemFooter.module.css";

/** The way on: previous, every item, review, next. The last item's "next" is the review. */
export function ItemFooter({ number }: { readonly number: number }) {
  const { t } = useTranslation("participant");
  const { exam, sitting } = useExamAndSitting();
  const { sittingId } = sitting.start;
  const isLast = number === exam.items.length;
  return (
    <div className={styles.footer}>
      <StepLink to={number > 1 ? itemPath(sittingId, number - 1) : null} className={styles.previous}>
        <Icon name="previous" />
        {t("item.previous")}
      </StepLink>
      <ItemNavigator current={number} />
      <Link className={`action plain ${styles.review}`} to={reviewPath(sittingId)}>
        {t("item.reviewAll")}
      </Link>
      <StepLink to={isLast ? reviewPath(sittingId) : itemPath(sittingId, number + 1)} className={`primary ${styles.next}`}>
        {t("item.next")}
        <Icon name="next" />
      </StepLink>
    </div>
  );
}

interface StepLinkProps {
  readonly to: string | null;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link that keeps its place where it leads nowhere. */
function StepLink({ to, className = "", children }: StepLinkProps) {
  if (to !== null) {
    return (
      <Link className={`action ${className}`} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <span className={`action ${className}`} role="link" aria-disabled="true">
      {children}
    </span>
  );
}
