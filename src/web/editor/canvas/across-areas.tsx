/** What a page of a book shows besides its own: the strip that the spine hides, and what continues from the left page, whose hits lead there. */

import { originOf } from '#core/design/spread/origin.ts';
import { idOfCopy } from '#core/design/spread/spread-pages.ts';
import type { PartedSheet } from '#core/layout/layout.ts';
import { useDesign } from '#web/editor/context.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { boxStyle } from './box-style.ts';
import { useSelectElement } from './select-element.ts';

/** `scale`: pixels per millimetre. */
type Props = { parted: PartedSheet; scale: number };

/** Hatched at its true width. */
export function HiddenStrip({ parted: { page }, scale }: Props) {
  const { gutter } = page;
  if (!gutter?.hiddenUm) return null;
  return <span className="face-hidden" aria-hidden="true" style={{ [gutter.side]: 0, width: (gutter.hiddenUm / 1000) * scale }} />;
}

/** Below the elements of the page itself. */
export function AcrossAreas({ parted, scale }: Props) {
  const t = useEditorTexts();
  const nameOf = useElementName();
  const select = useSelectElement();
  const { pages } = useDesign();
  const origin = originOf(pages, parted.page.id);
  return (
    <>
      <HiddenStrip parted={parted} scale={scale} />
      {parted.parts.map(({ id, element }) => {
        const own = idOfCopy(id);
        if (own === null || !element || !origin) return null;
        const ref = { page: origin.left.id, element: own };
        const transform = element.rotation === 0 ? undefined : `rotate(${element.rotation}deg)`;
        return (
          <button
            key={id}
            type="button"
            className="hit-area"
            aria-label={t(`editor.element.${element.kind}`, { label: nameOf(element) })}
            style={{ ...boxStyle(element, { xUm: 0, yUm: 0 }, scale, 24), transform, zIndex: 3 }}
            onClick={() => select(ref)}
          />
        );
      })}
    </>
  );
}
