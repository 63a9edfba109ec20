import { useEffect } from "react";

/** Names the browser tab while the page is shown: the page first, the app last. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "RxBaseline" : `${title} · RxBaseline`;
  }, [title]);
}
