/** The colour of the shown page, from the inks of the design. */
import { InkSwatches } from '#web/editor/bar/ink-swatches.tsx';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useElementsTexts } from './texts.ts';

export function GroundChoice() {
  const t = useElementsTexts();
  const { store } = useEditorInstance();
  const shown = useEditor((state) => state.panel);
  const page = useDesign().pages.find(({ panels }) => panels.some(({ id }) => id === shown));
  if (!page) return null;
  return (
    <InkSwatches
      label={t('add.ground.page')}
      chosen={page.background}
      isOptional
      none={t('add.ground.paper')}
      onChoose={(background) => store.edit([{ kind: 'setGround', page: page.id, background, ground: page.ground ?? null }])}
    />
  );
}
