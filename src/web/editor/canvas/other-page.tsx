/** The other page of a spread beside the one that is edited: a click on it edits it. Loaded with the first product that has spreads. */
import { panelName } from '#core/design/panel-name.ts';
import { useEditorInstance, usePainting } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { entryPanel } from './page-strip.tsx';
import { SheetParts } from './sheet-parts.tsx';
import type { OtherPage } from './spread.ts';

/** `scale`: pixels per millimetre. */
export function OtherPageView({ parted, side, scale }: OtherPage & { scale: number }) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const painting = usePainting(scale);
  const { page, sheet } = parted;
  const name = t(panelName(page.id));
  const [width, height] = [(sheet.widthUm / 1000) * scale, (sheet.heightUm / 1000) * scale];
  return (
    <figure className={`face face-${side} face-other`} data-page={page.id}>
      <figcaption>{name}</figcaption>
      <button
        type="button"
        translate="no"
        className="face-paper paper notranslate"
        style={{ width, height }}
        aria-label={t('editor.spread.other', { page: name })}
        onClick={() => store.dispatch({ type: 'show', panel: entryPanel(page) })}
      >
        <SheetParts parted={parted} painting={painting} use={`other-${page.id}`} className="face-picture" />
      </button>
    </figure>
  );
}
