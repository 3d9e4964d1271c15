/** The colour of the shown page, from the inks of the design. */
import { inkTokens } from '#web/editor/arrange/colours.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { InkSwatches } from '#web/editor/panels/ink-swatches.tsx';
import { useElementsTexts } from './texts.ts';

export function GroundChoice() {
  const t = useElementsTexts();
  const { store } = useEditorInstance();
  const shown = useEditor((state) => state.panel);
  const design = useDesign();
  const page = design.pages.find(({ panels }) => panels.some(({ id }) => id === shown));
  if (!page) return null;
  return (
    <InkSwatches
      label={t('add.ground.page')}
      tokens={inkTokens(design, page.background)}
      chosen={page.background}
      none={t('add.ground.paper')}
      onChoose={(background) => store.edit([{ kind: 'setGround', page: page.id, background, ground: page.ground ?? null }])}
    />
  );
}
