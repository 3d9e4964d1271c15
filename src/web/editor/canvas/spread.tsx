/** The other page of a spread beside the one that is edited: a click on it edits it. */
import { panelName } from '#core/design/panel-name.ts';
import type { PartedSheet } from '#core/layout/layout.ts';
import { useEditorInstance, usePainting } from '#web/editor/context.ts';
import { useTexts } from '#web/editor/texts.ts';
import { entryPanel } from './page-strip.tsx';
import { SheetParts } from './sheet-parts.tsx';

type Other = { parted: PartedSheet; side: 'left' | 'right' };

/** The page that shares a spread with this one, the left one being first in the document; null for a page that lies alone. */
export function otherPageOf(sheets: readonly PartedSheet[], { page }: PartedSheet): Other | null {
  if (page.spread === undefined) return null;
  const at = sheets.findIndex((one) => one.page.id === page.id);
  const [before, after] = [sheets[at - 1], sheets[at + 1]];
  if (before?.page.spread === page.spread) return { parted: before, side: 'left' };
  return after?.page.spread === page.spread ? { parted: after, side: 'right' } : null;
}

/** `scale`: pixels per millimetre. */
export function OtherPage({ parted, side, scale }: Other & { scale: number }) {
  const t = useTexts();
  const { store } = useEditorInstance();
  const painting = usePainting();
  const { page, sheet } = parted;
  const name = t(panelName(page.id));
  const [width, height] = [(sheet.widthUm / 1000) * scale, (sheet.heightUm / 1000) * scale];
  return (
    <figure className={`face face-${side} face-other`}>
      <figcaption>{name}</figcaption>
      <button
        type="button"
        className="face-paper paper"
        style={{ width, height }}
        aria-label={t('editor.spread.other', { page: name })}
        onClick={() => store.dispatch({ type: 'show', panel: entryPanel(page) })}
      >
        <SheetParts parted={parted} painting={painting} use={`other-${page.id}`} className="face-picture" />
      </button>
    </figure>
  );
}
