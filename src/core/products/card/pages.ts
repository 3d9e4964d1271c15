/** The pages a product prints on, with panels, folds, contours and glue. No content. */

import { bladeCut, heartCut, labelCut, roundCut, sparklerCut, tagCut, topHoleCut } from './contours.ts';
import { bandPages, leftFoldPages, leporelloPages, pocketfoldPages, rollFoldPages, topFoldPages, windLightPages } from './folds.ts';
import type { CardForm, CardFormat } from './formats.ts';
import { type CardPage, flatPage, twoSides } from './panel-row.ts';
import { cardFormats } from './sizes.ts';
import { cardTypes, comesIn, type PageCounts } from './types.ts';

export type { CardPage };

type Size = { widthUm: number; heightUm: number };

/**
 * Pages of the open sheet in print order; a bound form is made of single pages, as printers want them, paired by `spread`. `count` is
 * its number of pages, the least where absent. Throws a RangeError where the form does not come in the format or not in that number.
 */
export function cardPages(form: CardForm, format: CardFormat, count?: number): CardPage[] {
  const { pageCounts } = cardTypes[form];
  if (!comesIn({ form, format })) throw new RangeError(`${form} does not come in ${format}`);
  const size: Size = cardFormats[format];
  if (pageCounts) return boundPages(size, count ?? pageCounts.least, pageCounts);
  const { widthUm, heightUm } = size;
  const both = () => twoSides(widthUm, heightUm);
  const one = () => both().slice(0, 1);
  const cutTo = (pages: CardPage[], cut: string[]) => pages.map((page) => ({ ...page, cut }));
  switch (form) {
    case 'folded':
      return leftFoldPages(size);
    case 'folded-top':
    case 'table-folded':
    case 'place-card':
      return topFoldPages(size);
    case 'double-folded':
      return rollFoldPages(size);
    case 'leporello':
      return leporelloPages(size);
    case 'pocketfold':
      return pocketfoldPages(size);
    case 'trio':
      return steps(size);
    case 'fan':
      return blades(size);
    case 'sticker-round':
      return cutTo(one(), roundCut(size));
    case 'sticker-heart':
      return cutTo(one(), heartCut(size));
    case 'sticker-rect':
    case 'bottle-label':
      return cutTo(one(), labelCut(size));
    case 'sparkler-label':
      return cutTo(both(), sparklerCut(size));
    case 'gift-tag':
      return cutTo(both(), tagCut(size, format));
    case 'confetti':
      return cutTo(both(), roundCut(size));
    case 'balloon-card':
      return cutTo(both(), topHoleCut(size, 5_000, 8_000));
    case 'band':
      return bandPages(size);
    case 'wind-light':
      return windLightPages(size);
    case 'insert-sheet':
      return one();
    case 'envelope':
      return envelopePages(size);
    default:
      return both();
  }
}

function boundPages({ widthUm, heightUm }: Size, count: number, { least, most, step }: PageCounts): CardPage[] {
  if (count < least || count > most || count % step !== 0) throw new RangeError(`it is not bound with ${count} pages`);
  return Array.from({ length: count }, (_, index) => {
    const id = index === 0 ? 'front' : index === count - 1 ? 'back' : `page-${index + 1}`;
    const page = flatPage(id, widthUm, heightUm);
    const isAlone = index === 0 || index === count - 1;
    return isAlone ? page : { ...page, spread: `spread-${Math.floor((index + 1) / 2)}` };
  });
}

/** Three cards laid on each other, each 25 mm lower than the one behind, bound together with a ribbon. */
function steps({ widthUm, heightUm }: Size): CardPage[] {
  return [1, 2, 3].flatMap((number) => twoSides(widthUm, heightUm - (3 - number) * 25_000, `card-${number}`));
}

const bladeCount = 5;

function blades(size: Size): CardPage[] {
  return Array.from({ length: bladeCount }, (_, index) => {
    return twoSides(size.widthUm, size.heightUm, `blade-${index + 1}`).map((page) => ({ ...page, cut: bladeCut(size) }));
  }).flat();
}

/**
 * Front and back of an envelope as sorting machines read it: the stamp in the upper right 74 × 40 mm, and the lowest 15 mm free for the
 * code they print (Deutsche Post, automation-compatible letters).
 */
function envelopePages({ widthUm, heightUm }: Size): CardPage[] {
  const stamp = { xUm: widthUm - 74_000, yUm: 0, widthUm: 74_000, heightUm: 40_000 };
  const code = { xUm: Math.max(0, widthUm - 150_000), yUm: heightUm - 15_000, widthUm: Math.min(widthUm, 150_000), heightUm: 15_000 };
  return twoSides(widthUm, heightUm).map((page) => (page.id === 'front' ? { ...page, keepOut: [stamp, code] } : page));
}
