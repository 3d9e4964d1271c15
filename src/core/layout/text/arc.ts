/** Text on a circular baseline: every paragraph is one line, every letter stands with its middle on the curve. */
import type { TextElement } from '#core/design/document.ts';
import type { FontFace } from '#core/layout/resources.ts';
import type { Item, Paint } from '#core/layout/sheet.ts';
import { sineCosine } from '#core/values/sine.ts';
import { blockHeightUm, largestFit } from './fit.ts';
import { across, baselineUm, down, placeCurved } from './place.ts';
import type { TextLine } from './shape.ts';
import type { BaselinePoint } from './spot.ts';

const degreesPerRadian = 180 / Math.PI;

/** Half the angle a line covers and the height of its ends from the middle of the curve, at one size. */
type Curve = { radiusUm: number; halfDegrees: number; sagittaUm: number };
type Curved = { sizeUm: number; leadingUm: number; curves: Curve[]; fits: boolean };

/** A line that would lie on or beyond the centre cannot be drawn; it keeps a circle it can be seen on. */
function seenRadiusUm(arcUm: number, downUm: number, sizeUm: number): number {
  const radiusUm = arcUm - downUm;
  return arcUm > 0 ? Math.max(radiusUm, sizeUm) : radiusUm;
}

/** Lines lie on circles about one centre: below an arch's middle the circles get smaller, below a bowl's larger. */
function curvesAt(lines: TextLine[], element: TextElement, arcUm: number, face: FontFace, sizeUm: number): Curved {
  const leadingUm = Math.round(sizeUm * element.leading);
  const capUm = baselineUm(face, sizeUm) * 2 - sizeUm;
  let fits = blockHeightUm(lines.length, sizeUm, leadingUm) <= element.heightUm;
  const curves = lines.map(({ widthEm }, index): Curve => {
    const radiusUm = arcUm - index * leadingUm;
    const seenUm = seenRadiusUm(arcUm, index * leadingUm, sizeUm);
    const halfDegrees = Math.min(180, ((widthEm * sizeUm) / Math.abs(seenUm) / 2) * degreesPerRadian);
    const { sine, cosine } = sineCosine(halfDegrees);
    const outerUm = Math.abs(seenUm) + (arcUm > 0 ? capUm : 0);
    if (seenUm !== radiusUm || halfDegrees > 90 || 2 * outerUm * sine > element.widthUm) fits = false;
    return { radiusUm: seenUm, halfDegrees, sagittaUm: Math.abs(seenUm) * (1 - cosine) };
  });
  const { topUm, bottomUm } = reach(curves, arcUm, leadingUm);
  if (sizeUm + bottomUm - topUm > element.heightUm) fits = false;
  return { sizeUm, leadingUm, curves, fits };
}

/** How far the baselines reach above and below the middle of the first one. */
function reach(curves: Curve[], arcUm: number, leadingUm: number): { topUm: number; bottomUm: number } {
  const ends = curves.map(({ sagittaUm }, index) => index * leadingUm + (arcUm > 0 ? sagittaUm : -sagittaUm));
  return { topUm: Math.min(0, ...ends), bottomUm: Math.max((curves.length - 1) * leadingUm, ...ends) };
}

/** Half the angle of the widest line the box has room for, found by halving: there is no arc sine every engine agrees on. */
function widestHalfDegrees(widthUm: number, radiusUm: number): number {
  let low = 0;
  let high = 90;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (2 * Math.abs(radiusUm) * sineCosine(middle).sine <= widthUm) low = middle;
    else high = middle;
  }
  return low;
}

/** Lines on their circles; `spotAt` gives the point of a line's baseline so many ems from its left end, for lines behind the last, too. */
export type ArcLayout = {
  sizeUm: number;
  leadingUm: number;
  overflow: boolean;
  spotAt(index: number, em: number): BaselinePoint;
};

/**
 * Sets lines along circles of the signed radius `arcUm`: positive bends up like an arch, negative down like a bowl. They shrink like
 * straight text until they cover at most half a circle and stay in their box; otherwise they overflow.
 */
export function fitArc(element: TextElement, arcUm: number, lines: TextLine[], face: FontFace): ArcLayout {
  const fitted = largestFit(element, (sizeUm) => {
    const curved = curvesAt(lines, element, arcUm, face, sizeUm);
    return curved.fits ? curved : null;
  });
  const { sizeUm, leadingUm, curves } = fitted ?? curvesAt(lines, element, arcUm, face, Math.min(element.minSizeUm, element.sizeUm));
  const { topUm, bottomUm } = reach(curves, arcUm, leadingUm);
  const freeUm = element.heightUm - (sizeUm + bottomUm - topUm);
  const middleUm = element.yUm + freeUm * down[element.vertical] + baselineUm(face, sizeUm) - topUm;
  const centreXUm = element.xUm + element.widthUm / 2;
  const starts = new Map<number, number>();

  function startDegrees(index: number, { radiusUm, halfDegrees }: Pick<Curve, 'radiusUm' | 'halfDegrees'>): number {
    const known = starts.get(index);
    if (known !== undefined) return known;
    const spareDegrees = Math.max(0, widestHalfDegrees(element.widthUm, radiusUm) - halfDegrees);
    const start = (across[element.align] * 2 - 1) * spareDegrees - halfDegrees;
    starts.set(index, start);
    return start;
  }

  function spotAt(index: number, em: number): BaselinePoint {
    const curve = curves[index] ?? { radiusUm: seenRadiusUm(arcUm, index * leadingUm, sizeUm), halfDegrees: 0 };
    const { radiusUm } = curve;
    const along = startDegrees(index, curve) + ((em * sizeUm) / Math.abs(radiusUm)) * degreesPerRadian;
    const { sine, cosine } = sineCosine(arcUm > 0 ? along : -along);
    const yUm = middleUm + index * leadingUm;
    return { xUm: centreXUm + radiusUm * sine, yUm: yUm + radiusUm * (1 - cosine), sizeUm, sine, cosine };
  }

  return { sizeUm, leadingUm, overflow: fitted === null, spotAt };
}

type ArcText = { sizeUm: number; overflow: boolean; items: Item[] };

/** The items of lines along their circles. */
export function arcText(element: TextElement, arcUm: number, lines: TextLine[], face: FontFace, paint: Paint, trackingEm: number): ArcText {
  const { sizeUm, overflow, spotAt } = fitArc(element, arcUm, lines, face);
  const pen = { of: element.id, sizeUm, paint };
  const items = lines.flatMap((line, index) => placeCurved(line, pen, trackingEm, (em) => spotAt(index, em)));
  return { sizeUm, overflow, items };
}
