/** A place of a page before and after its repair, side by side. */
import { useId, useMemo } from 'react';
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { Repair } from '#core/preflight/repair/repair.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import type { ShownFinding } from '#web/editor/state.ts';
import { useCheckTexts } from './texts.ts';

/** Width to height of the pictures. */
const proportion = 4 / 3;
const marginUm = 4_000;
const minWidthUm = 28_000;
/** Pixels per millimetre of the narrowest view, in a picture of 170 pixels. */
export const largestScale = 6;

/** The element's box after the edits. */
function boxAfter({ xUm, yUm, widthUm, heightUm }: Element, edits: readonly Edit[]): Box {
  const placed = edits.findLast((edit) => edit.kind === 'moveElement' || edit.kind === 'resizeElement');
  const sized = edits.findLast((edit) => edit.kind === 'resizeElement');
  return {
    xUm: placed?.xUm ?? xUm,
    yUm: placed?.yUm ?? yUm,
    widthUm: sized?.widthUm ?? widthUm,
    heightUm: sized?.heightUm ?? heightUm,
  };
}

/** What both pictures show: both boxes with a margin, in the pictures' proportion, the page and its bleed at most. */
function viewOf(boxes: readonly Box[], { widthUm, heightUm, bleedUm }: Sheet): Box {
  const left = Math.min(...boxes.map(({ xUm }) => xUm)) - marginUm;
  const top = Math.min(...boxes.map(({ yUm }) => yUm)) - marginUm;
  const right = Math.max(...boxes.map((box) => box.xUm + box.widthUm)) + marginUm;
  const bottom = Math.max(...boxes.map((box) => box.yUm + box.heightUm)) + marginUm;
  const width = Math.min(Math.max(right - left, (bottom - top) * proportion, minWidthUm), widthUm + 2 * bleedUm);
  const height = Math.min(width / proportion, heightUm + 2 * bleedUm);
  const inPage = (middle: number, size: number, page: number) => Math.min(Math.max(middle - size / 2, -bleedUm), page + bleedUm - size);
  return {
    xUm: Math.round(inPage((left + right) / 2, width, widthUm)),
    yUm: Math.round(inPage((top + bottom) / 2, height, heightUm)),
    widthUm: Math.round(width),
    heightUm: Math.round(height),
  };
}

type PictureProps = { sheet: Sheet; view: Box; box: Box; painting: SvgResources; label: string; isAfter?: boolean };

function Picture({ sheet, view, box, painting, label, isAfter }: PictureProps) {
  const id = useId();
  const painted = useMemo(() => paintSheet(sheet, painting, { view: 'bleed', prefix: id, foil: 'ramp' }), [sheet, painting, id]);
  const line = view.widthUm / 160;
  return (
    <figure className={isAfter ? 'repair-after' : 'repair-before'}>
      <svg viewBox={`${view.xUm} ${view.yUm} ${view.widthUm} ${view.heightUm}`} aria-hidden="true">
        <rect className="repair-paper" x={0} y={0} width={sheet.widthUm} height={sheet.heightUm} />
        {painted.children.map(reactElement)}
        <path
          className="repair-trim"
          fillRule="evenodd"
          d={`M -99999 -99999 H 999999 V 999999 H -99999 Z M 0 0 H ${sheet.widthUm} V ${sheet.heightUm} H 0 Z`}
        />
        <rect
          className="repair-box"
          x={box.xUm}
          y={box.yUm}
          width={box.widthUm}
          height={box.heightUm}
          strokeWidth={line}
          strokeDasharray={`${line * 3} ${line * 2}`}
        />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

type Props = { design: DesignDocument; finding: ShownFinding; repair: Repair; painting: SvgResources };

export function RepairPictures({ design, finding, repair, painting }: Props) {
  const t = useCheckTexts();
  const { before, after, edits } = repair;
  const found = findElement(design, { page: finding.page, element: finding.element ?? '' });
  const whole: Box = { xUm: 0, yUm: 0, widthUm: before.widthUm, heightUm: before.heightUm };
  const was: Box = found?.element ?? whole;
  const is = found ? boxAfter(found.element, edits) : whole;
  const view = viewOf([was, is], before);
  return (
    <div className="repair-pictures">
      <Picture sheet={before} view={view} box={was} painting={painting} label={t('check.repair.before')} />
      <Picture sheet={after} view={view} box={is} painting={painting} label={t('check.repair.after')} isAfter />
    </div>
  );
}
