import { AppRoutes } from "#ui/shell/AppRoutes.tsx";
import { CompositionContext, type Composition } from "#ui/shell/composition.ts";

/** The whole app on what the composition root gave it. */
export function App({ composition }: { readonly composition: Composition }) {
  return (
    <CompositionContext value={composition}>
      <AppRoutes composition={composition} />
    </CompositionContext>
  );
}
