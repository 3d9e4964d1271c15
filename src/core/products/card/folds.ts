/** Geometry of products with several panels: roll fold, zigzag, pocketfold, wind light, band. */
import { rectPath } from '#core/design/outline.ts';
import { type CardPage, flatPage, panelColumn, panelRow, twoSides } from './panel-row.ts';

type Size = { widthUm: number; heightUm: number };

const outside = { id: 'outside', label: 'Außen' };
const inside = { id: 'inside', label: 'Innen' };

/** Closed at the left: outside holds back and front, inside its two halves. */
export function leftFoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string, label: string) => ({ id, label, sizeUm: widthUm });
  return [
    panelRow(outside, heightUm, [strip('back', 'Rückseite'), strip('front', 'Vorderseite')]),
    panelRow(inside, heightUm, [strip('inside-left', 'Innen links'), strip('inside-right', 'Innen rechts')]),
  ];
}

/** Closed at the top: the back lies above the front, upside down to it, as in every tent. */
export function topFoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string, label: string) => ({ id, label, sizeUm: heightUm });
  return [
    panelColumn(outside, widthUm, [strip('back', 'Rückseite'), strip('front', 'Vorderseite')]),
    panelColumn(inside, widthUm, [strip('inside-top', 'Innen oben'), strip('inside-bottom', 'Innen unten')]),
  ];
}

/** The flap of a roll fold lies inside the closed card; on stock of 300 g/m² it is cut 2 mm shorter so that it does not buckle. */
const rollAllowanceUm = 2_000;

/** Three panels rolled in, six sides. */
export function rollFoldPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string, label: string) => ({ id, label, sizeUm: widthUm });
  const short = (id: string, label: string) => ({ id, label, sizeUm: widthUm - rollAllowanceUm });
  return [
    panelRow(outside, heightUm, [short('flap', 'Klappe'), strip('back', 'Rückseite'), strip('front', 'Vorderseite')]),
    panelRow(inside, heightUm, [
      strip('inside-left', 'Innen links'),
      strip('inside-middle', 'Innen Mitte'),
      short('inside-right', 'Innen rechts'),
    ]),
  ];
}

/** Four panels to and fro, eight sides. A zigzag lies flat with equal panels; nothing is rolled in. */
export function leporelloPages({ widthUm, heightUm }: Size): CardPage[] {
  const strip = (id: string, label: string) => ({ id, label, sizeUm: widthUm });
  return [
    panelRow(outside, heightUm, [
      strip('front', 'Vorderseite'),
      strip('panel-2', 'Seite 2'),
      strip('panel-3', 'Seite 3'),
      strip('panel-4', 'Seite 4'),
    ]),
    panelRow(inside, heightUm, [
      strip('panel-5', 'Seite 5'),
      strip('panel-6', 'Seite 6'),
      strip('panel-7', 'Seite 7'),
      strip('back', 'Rückseite'),
    ]),
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
  const panel = (id: string, label: string, xUm: number, isPocket = false) => ({
    ...{ id, label, xUm, widthUm: panelUm },
    ...(isPocket ? { yUm: coverUm, heightUm: pocket.heightUm } : { yUm: 0, heightUm: coverUm }),
  });
  const tab = { xUm: front, yUm: coverUm + slantUm, widthUm: tabUm, heightUm: pocket.heightUm - 2 * slantUm };
  const sheet = { widthUm: sheetUm, heightUm: footUm, foldsYUm: [coverUm] };
  const pathOf = (points: [number, number][]) => `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z`;
  return [
    {
      ...outside,
      ...sheet,
      foldsUm: [back, front],
      panels: [
        panel('back', 'Rückseite', 0),
        panel('front', 'Vorderseite', back),
        panel('pocket-inside', 'Tasche, innere Seite', back, true),
      ],
      cut: [pathOf(contour)],
      glue: [tab],
    },
    {
      ...inside,
      ...sheet,
      foldsUm: [tabUm, tabUm + panelUm],
      panels: [
        panel('inside-left', 'Innen links', tabUm),
        panel('inside-right', 'Innen rechts', tabUm + panelUm),
        panel('pocket', 'Tasche', tabUm, true),
      ],
      cut: [pathOf(contour.map(([x, y]) => [sheetUm - x, y]))],
    },
    ...twoSides(widthUm - insertUm, heightUm - insertUm, { id: 'card', label: 'Einsteckkarte' }),
  ];
}

const glueTabUm = 12_000;

/** Four walls around a tea light and a tab that holds them. Printed on one side. */
export function windLightPages({ widthUm, heightUm }: Size): CardPage[] {
  const names = ['Vorderseite', 'Seite rechts', 'Rückseite', 'Seite links'];
  const walls = names.map((label, index) => ({ id: index === 0 ? 'front' : `wall-${index + 1}`, label, sizeUm: widthUm }));
  const page = panelRow(outside, heightUm, [...walls, { id: 'tab', label: 'Klebelasche', sizeUm: glueTabUm }]);
  return [{ ...page, glue: [{ xUm: 4 * widthUm, yUm: 0, widthUm: glueTabUm, heightUm }] }];
}

const overlapUm = 20_000;

/** A belt around a card, its end glued under its beginning. */
export function bandPages({ widthUm, heightUm }: Size): CardPage[] {
  const page = flatPage({ id: 'front', label: 'Vorderseite' }, widthUm, heightUm);
  const glue = { xUm: widthUm - overlapUm, yUm: 0, widthUm: overlapUm, heightUm };
  return [{ ...page, cut: [rectPath({ xUm: 0, yUm: 0, widthUm, heightUm })], glue: [glue] }];
}
