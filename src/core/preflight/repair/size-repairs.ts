/** Repairs of sizes: room for a text, larger type, stronger lines, photos no larger than they are sharp. */

import type { TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { wholePhotoEdits } from '#core/layout/photo-frame/whole-photo.ts';
import { roomOf } from '#core/preflight/distance-rules.ts';
import { panelOfItem } from '#core/preflight/finding.ts';
import type { PhotoMark } from '#core/preflight/marks.ts';
import { type RepairTarget, repairPlaceOf, resizeTo, scaledElementBox, type Ways } from './about.ts';

/** By how much a text's box is enlarged, one after the other. */
const growths = [1.25, 1.5, 2, 3, 4];

/** Larger boxes of a text within the safe area of its panel; its anchored side stays. The last one is the whole safe area. */
function largerBoxes({ on }: RepairTarget, element: TextElement): Box[] {
  const panel = panelOfItem(on.page, element);
  if (!panel) return [];
  const { left, top, right, bottom } = roomOf(on.page, panel).edges;
  const anchor = { top: 0, middle: 0.5, bottom: 1 }[element.vertical];
  function taller(factor: number, isFullWidth: boolean): Box {
    const heightUm = Math.min(element.heightUm * factor, bottom - top);
    const wished = element.yUm - anchor * (heightUm - element.heightUm);
    const yUm = Math.min(Math.max(wished, top), bottom - heightUm);
    const width = isFullWidth ? { xUm: left, widthUm: right - left } : { xUm: element.xUm, widthUm: element.widthUm };
    return { ...width, yUm, heightUm };
  }
  return [
    ...growths.map((factor) => taller(factor, false)),
    ...[1, ...growths].map((factor) => taller(factor, true)),
    { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top },
  ];
}

/** The text gets more room: its box grows. */
export function moreRoom(about: RepairTarget): Ways {
  const { element } = about;
  if (element?.kind !== 'text') return [];
  return largerBoxes(about, element).map((box) => resizeTo(about, box));
}

/** Type of at least this size, in each of the boxes where it was shrunk to fit. */
function typeOf(about: RepairTarget, element: TextElement, sizeUm: number, boxes: readonly Box[]): Ways {
  const larger: Edit = { kind: 'setTextStyle', ...repairPlaceOf(about), style: { sizeUm } };
  const style = element.sizeUm < sizeUm ? [larger] : [];
  const inBoxes = boxes.map((box) => [...style, ...resizeTo(about, box)]);
  return style.length > 0 ? [style, ...inBoxes] : inBoxes;
}

export function largerType(about: RepairTarget): Ways {
  const { element, finding, checked } = about;
  if (element?.kind !== 'text') return [];
  const { typeUm, fineTypeUm } = checked.limits;
  const boxes = largerBoxes(about, element);
  const sizes = finding.level === 'block' ? [typeUm, fineTypeUm] : [fineTypeUm];
  return sizes.flatMap((sizeUm) => typeOf(about, element, sizeUm, boxes));
}

/** A plate's shapes and type grow by half at most: more would be another layout. */
const plateGrowths = [1.15, 1.25, 1.35, 1.5];

/** Strokes and gaps of a plate grow with its element. */
export function largerPlate(about: RepairTarget): Ways {
  const { element } = about;
  if (element?.kind === 'text') {
    return plateGrowths.flatMap((factor) =>
      typeOf(about, element, Math.ceil(element.sizeUm * factor), [scaledElementBox(element, factor)]),
    );
  }
  if (element?.kind !== 'shape' && element?.kind !== 'clip-art') return [];
  return plateGrowths.map((factor) => resizeTo(about, scaledElementBox(element, factor)));
}

/** Printed lines at the least width that holds. */
export function strongerLines(about: RepairTarget): Ways {
  const { element, checked } = about;
  const widthUm = checked.limits.lineUm;
  if (element?.kind === 'frame') return [[{ kind: 'setProperties', ...repairPlaceOf(about), properties: { lineUm: widthUm } }]];
  if (element?.kind !== 'shape' || !element.stroke) return [];
  return [[{ kind: 'setProperties', ...repairPlaceOf(about), properties: { stroke: { ...element.stroke, widthUm } } }]];
}

/** The whole picture, and its slot as small as it is sharp. */
export function sharpSlot(about: RepairTarget): Ways {
  const { element, marks, checked } = about;
  const ppi = Math.min(...marks.filter((mark): mark is PhotoMark => mark.kind === 'photo').map((mark) => mark.ppi));
  if (element?.kind !== 'photo' || !Number.isFinite(ppi)) return [];
  const whole: Edit[] = element.crop.zoom > 1 ? [{ kind: 'setCrop', ...repairPlaceOf(about), crop: { ...element.crop, zoom: 1 } }] : [];
  // A thousandth less, for the rounding of the box.
  const factor = (Math.min(1, (ppi * Math.max(1, element.crop.zoom)) / checked.limits.ppi.fine) * 999) / 1_000;
  return [[...whole, ...resizeTo(about, scaledElementBox(element, factor))]];
}

/** The frame in the proportions of the picture, which is then shown whole. */
export function wholePhoto(about: RepairTarget): Ways {
  const { element, checked } = about;
  const facts = element?.kind === 'photo' && element.photoId !== null ? checked.photo(element.photoId) : null;
  return element?.kind === 'photo' && facts ? [wholePhotoEdits(repairPlaceOf(about), element, facts)] : [];
}
