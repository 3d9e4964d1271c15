/** Geometry of products with several panels: roll fold, zigzag, pocketfold, wind light, band. */
import { rectPath } from '#core/design/outlines/outline.ts';
import { type CardPage, flatPage, panelColumn, panelRow, twoSides } from './panel-row.ts';

type Size = { widthUm: number; heightUm: number };

/** Closed at the left: outside holds back and front, inside its two halves. */
export function leftFoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string) => ({ id, sizeUm: widthUm });
  return [
    panelRow('outside', heightUm, [strip('back'), strip('front')]),
    panelRow('inside', heightUm, [strip('inside-left'), strip('inside-right')]),
  ];
}

/** Closed at the top: the back lies above the front, upside down to it, as in every tent. */
export function topFoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string) => ({ id, sizeUm: heightUm });
  return [
    panelColumn('outside', widthUm, [strip('back'), strip('front')]),
    panelColumn('inside', widthUm, [strip('inside-top'), strip('inside-bottom')]),
  ];
}

/** The flap of a roll fold lies inside the closed card; on stock of 300 g/m² it is cut 2 mm shorter so that it does not buckle. */
const rollAllowanceUm = 2_000;

/** Three panels rolled in, six sides. */
export function rollFoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string) => ({ id, sizeUm: widthUm });
  const short = (id: string) => ({ id, sizeUm: widthUm - rollAllowanceUm });
  return [
    panelRow('outside', heightUm, [short('flap'), strip('back'), strip('front')]),
    panelRow('inside', heightUm, [strip('inside-left'), strip('inside-middle'), short('inside-right')]),
  ];
}

/** Four panels to and fro, eight sides. A zigzag lies flat with equal panels; nothing is rolled in. */
export function leporelloPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string) => ({ id, sizeUm: widthUm });
  return [
    panelRow('outside', heightUm, [strip('front'), strip('panel-2'), strip('panel-3'), strip('panel-4')]),
    panelRow('inside', heightUm, [strip('panel-5'), strip('panel-6'), strip('panel-7'), strip('back')]),
  ];
}

const pocket = { heightUm: 65_000, tabUm: 12_000, slantUm: 4_000, playUm: 3_000, insertUm: 6_000 };

/**
 * A folded cover with a pocket behind the front, turned up from below and glued by a tab at its outer side, and the card that stands in
 * it. Cover panels are 3 mm larger than the closed format, the card 6 mm smaller, so that it slides.
 */
export function pocketfoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const { tabUm, slantUm, playUm, insertUm } = pocket;
  const [panelUm, coverUm] = [widthUm + playUm, heightUm + playUm];
  const footUm = coverUm + pocket.heightUm;
  const sheetUm = 2 * panelUm + tabUm;
  const [back, front] = [panelUm, 2 * panelUm];
  // Seen from outside; the inside is its mirror image.
  const contour: [number, number][] = [
    [0, 0],
    [front, 0],
    [front, coverUm],
    [sheetUm, coverUm + slantUm],
    [sheetUm, footUm - slantUm],
    [front, footUm],
    [back + slantUm, footUm],
    [back, coverUm],
    [0, coverUm],
  ];
  const panel = (id: string, xUm: number, isPocket = false) => ({
    id,
    xUm,
    widthUm: panelUm,
    ...(isPocket ? { yUm: coverUm, heightUm: pocket.heightUm } : { yUm: 0, heightUm: coverUm }),
  });
  const tab = { xUm: front, yUm: coverUm + slantUm, widthUm: tabUm, heightUm: pocket.heightUm - 2 * slantUm };
  const sheet = { widthUm: sheetUm, heightUm: footUm, foldsYUm: [coverUm] };
  const pathOf = (points: [number, number][]) => `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z`;
  return [
    {
      id: 'outside',
      ...sheet,
      foldsUm: [back, front],
      panels: [panel('back', 0), panel('front', back), panel('pocket-inside', back, true)],
      cut: [pathOf(contour)],
      glue: [tab],
    },
    {
      id: 'inside',
      ...sheet,
      foldsUm: [tabUm, tabUm + panelUm],
      panels: [panel('inside-left', tabUm), panel('inside-right', tabUm + panelUm), panel('pocket', tabUm, true)],
      cut: [pathOf(contour.map(([x, y]) => [sheetUm - x, y]))],
    },
    ...twoSides(widthUm - insertUm, heightUm - insertUm, 'card'),
  ];
}

const glueTabUm = 12_000;

/** Four walls around a tea light and a tab that holds them. Printed on one side. */
export function windLightPages({ widthUm, heightUm }: Size): CardPage[] {
  const walls = ['front', 'wall-2', 'wall-3', 'wall-4'].map((id) => ({ id, sizeUm: widthUm }));
  const page = panelRow('outside', heightUm, [...walls, { id: 'tab', sizeUm: glueTabUm }]);
  return [{ ...page, glue: [{ xUm: 4 * widthUm, yUm: 0, widthUm: glueTabUm, heightUm }] }];
}

const overlapUm = 20_000;

/** A belt around a card, its end glued under its beginning. */
export function bandPages({ widthUm, heightUm }: Size): CardPage[] {
  const page = flatPage('front', widthUm, heightUm);
  const glue = { xUm: widthUm - overlapUm, yUm: 0, widthUm: overlapUm, heightUm };
  return [{ ...page, cut: [rectPath({ xUm: 0, yUm: 0, widthUm, heightUm })], glue: [glue] }];
}
