/** The other page of a spread beside the one that is edited: a click on it edits it. Loaded with the first product that has spreads. */
import type { MouseEvent } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { originOf } from '#core/design/spread/origin.ts';
import { idOfCopy } from '#core/design/spread/spread-pages.ts';
import { useDesign, useEditorInstance, usePainting } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { HiddenStrip } from './across-areas.tsx';
import { entryPanel } from './page-strip.tsx';
import { useSelectElement } from './select-element.ts';
import { SheetParts } from './sheet-parts.tsx';
import type { OtherPage } from './spread.ts';

/** `scale`: pixels per millimetre. */
export function OtherPageView({ parted, side, scale }: OtherPage & { scale: number }) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const painting = usePainting(scale);
  const { page, sheet } = parted;
  const name = t(panelName(page.id));
  const select = useSelectElement();
  const { pages } = useDesign();
  /** A hit of what continues from the left page leads to it there. */
  function onClick({ detail, nativeEvent: { offsetX, offsetY } }: MouseEvent) {
    const [x, y] = [(offsetX / scale) * 1000, (offsetY / scale) * 1000];
    const hit = parted.parts.findLast(({ element: one }) => {
      return one && x >= one.xUm && x < one.xUm + one.widthUm && y >= one.yUm && y < one.yUm + one.heightUm;
    });
    const own = detail === 0 || !hit ? null : idOfCopy(hit.id);
    const origin = own === null ? null : originOf(pages, page.id);
    if (own !== null && origin) select({ page: origin.left.id, element: own });
    else store.dispatch({ type: 'show', panel: entryPanel(page) });
  }
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
        onClick={onClick}
      >
        <SheetParts parted={parted} painting={painting} use={`other-${page.id}`} className="face-picture" />
        <HiddenStrip parted={parted} scale={scale} />
      </button>
    </figure>
  );
}
