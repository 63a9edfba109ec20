import { HashRouter } from "react-router";
import { AppRoutes } from "#ui/shell/AppRoutes.tsx";
import { CompositionContext, type Composition } from "#ui/shell/composition.ts";

/** The whole app on what the composition root gave it. The address lives behind the `#`, so that any static host serves every page. */
export function App({ composition }: { readonly composition: Composition }) {
  return (
    <CompositionContext value={composition}>
      <HashRouter>
        <AppRoutes composition={composition} />
      </HashRouter>
    </CompositionContext>
  );
}
