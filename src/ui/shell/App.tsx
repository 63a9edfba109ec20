import { useState } from "react";
import { RouterProvider } from "react-router";
import { createAppRouter } from "#ui/shell/app-router.tsx";
import { CompositionContext, type Composition } from "#ui/shell/composition.ts";

/** The whole app on what the composition root gave it. */
export function App({ composition }: { readonly composition: Composition }) {
  const [router] = useState(() => createAppRouter(composition));
  return (
    <CompositionContext value={composition}>
      <RouterProvider router={router} />
    </CompositionContext>
  );
}
