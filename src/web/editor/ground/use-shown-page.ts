import type { Page } from '#core/design/document.ts';
import { useDesign, useEditor } from '#web/editor/context.ts';

/** The page of the shown panel. */
export function useShownPage(): Page | undefined {
  const shown = useEditor((state) => state.panel);
  return useDesign().pages.find(({ panels }) => panels.some(({ id }) => id === shown));
}
