/** The printed cover of a book as one sheet, seen from outside: the back at the left, the spine, the front at the right. */
import type { PageGeometry } from '#core/products/product.ts';
import type { PhotobookChoice } from './choice.ts';
import { pageSizeUm, spineUm } from './spine.ts';

export const coverPageId = 'cover';

/** Of a hard cover, in micrometres: paper around the boards, boards against the page, and the joint that the cover opens in. */
const hard = { wrapUm: 17_000, narrowerUm: 4_000, jointUm: 10_500, tallerUm: 6_000, safeUm: 5_000 } as const;
const softBleedUm = 3_000;
const outerSafeUm = 5_000;
/** From the fold of a spine: a soft cover is scored 6 to 7 mm beside it. */
const softFoldSafeUm = 8_000;
const stapledFoldSafeUm = 5_000;

type Panel = PageGeometry['panels'][number];

/** Panels of one height from left to right. */
function row(strips: readonly (readonly [id: string, widthUm: number])[], from: { xUm: number; yUm: number }, heightUm: number): Panel[] {
  let { xUm } = from;
  return strips.map(([id, widthUm]) => {
    const panel = { id, xUm, yUm: from.yUm, widthUm, heightUm };
    xUm += widthUm;
    return panel;
  });
}

/** Nine panels; wraps and joints show no words. The sheet is not trimmed: its wrap is glued around the boards. */
function hardCover(choice: PhotobookChoice): PageGeometry {
  const page = pageSizeUm(choice);
  const { wrapUm, jointUm } = hard;
  const boardUm = page.widthUm - hard.narrowerUm;
  const heightUm = page.heightUm + hard.tallerUm;
  const strips = [
    ['back', boardUm],
    ['joint-back', jointUm],
    ['spine', spineUm(choice)],
    ['joint-front', jointUm],
    ['front', boardUm],
  ] as const;
  const boards = row(strips, { xUm: wrapUm, yUm: wrapUm }, heightUm);
  const widthUm = boards.reduce((sum, panel) => sum + panel.widthUm, 2 * wrapUm);
  const wraps: Panel[] = [
    { id: 'wrap-left', xUm: 0, yUm: wrapUm, widthUm: wrapUm, heightUm },
    { id: 'wrap-right', xUm: widthUm - wrapUm, yUm: wrapUm, widthUm: wrapUm, heightUm },
    { id: 'wrap-head', xUm: 0, yUm: 0, widthUm, heightUm: wrapUm },
    { id: 'wrap-foot', xUm: 0, yUm: wrapUm + heightUm, widthUm, heightUm: wrapUm },
  ];
  const joints = boards.filter(({ id }) => id.startsWith('joint'));
  return {
    id: coverPageId,
    widthUm,
    heightUm: heightUm + 2 * wrapUm,
    bleedUm: 0,
    safeUm: 0,
    foldSafeUm: hard.safeUm,
    panels: [...boards, ...wraps],
    foldsUm: [...boards.map(({ xUm }) => xUm), widthUm - wrapUm],
    foldsYUm: [wrapUm, wrapUm + heightUm],
    keepOut: [...wraps, ...joints].map(({ id: _, ...area }) => area),
  };
}

/** Glued around the block, or stapled with it where the spine is 0. */
function softCover(choice: PhotobookChoice): PageGeometry {
  const { widthUm, heightUm } = pageSizeUm(choice);
  const spine = spineUm(choice);
  const strips = [['back', widthUm], ...(spine === 0 ? [] : [['spine', spine] as const]), ['front', widthUm]] as const;
  const panels = row(strips, { xUm: 0, yUm: 0 }, heightUm);
  return {
    id: coverPageId,
    widthUm: 2 * widthUm + spine,
    heightUm,
    bleedUm: softBleedUm,
    safeUm: outerSafeUm,
    foldSafeUm: spine === 0 ? stapledFoldSafeUm : softFoldSafeUm,
    panels,
    foldsUm: panels.slice(1).map(({ xUm }) => xUm),
  };
}

export function coverPage(choice: PhotobookChoice): PageGeometry {
  return choice.cover === 'hard' ? hardCover(choice) : softCover(choice);
}
