/** A book of another type, size, cover, paper or number of pages with what was on its pages before. */
import { defaultPhotobookSet, findPhotobookSet } from '#core/catalogue/photobook-sets.ts';
import type { Element, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { isAcross, spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { Message } from '#core/values/message.ts';
import { onePageAlone } from './across.ts';
import { asAutomatic, isEmptyPage, isPinned } from './automatic.ts';
import { emptyBookPage, type PhotobookDocument, photobookInks, spineTitle, spineTitleId, wordInk } from './blank.ts';
import type { PhotobookChoice } from './choice.ts';
import { photobookPages } from './pages.ts';

/** Rising places along one side of a page; the first and the last are where its printed area ends. */
type PageCounts = readonly number[];

type Panel = PageGeometry['panels'][number];

function ends(panel: Panel | undefined, axis: 'x' | 'y', otherwise: PageCounts): PageCounts {
  if (!panel) return otherwise;
  return axis === 'x' ? [panel.xUm, panel.xUm + panel.widthUm] : [panel.yUm, panel.yUm + panel.heightUm];
}

/** As many for every cover: one without a spine has it with a width of nothing, one without a wrap has it in its bleed. */
function stopsOf(page: PageGeometry): { x: PageCounts; y: PageCounts } {
  const { bleedUm } = pageGuides(page);
  const panel = (wanted: string) => page.panels.find(({ id }) => id === wanted);
  const [front, back] = [panel('front'), panel('back')];
  const outer = { x: [-bleedUm, page.widthUm + bleedUm], y: [-bleedUm, page.heightUm + bleedUm] } as const;
  const whole = { x: [0, page.widthUm], y: [0, page.heightUm] } as const;
  const edges =
    back && front ? [...ends(back, 'x', []), ...ends(panel('spine'), 'x', [front.xUm, front.xUm]), ...ends(front, 'x', [])] : whole.x;
  return { x: [outer.x[0], ...edges, outer.x[1]], y: [outer.y[0], ...ends(front, 'y', whole.y), outer.y[1]] };
}

/** Of several stops at one place the last counts for what begins there, the first for what ends there. */
function moved(at: number, from: PageCounts, to: PageCounts, side: 'start' | 'end'): number {
  const [first = 0, last = 0] = [from[0], from.at(-1)];
  if (at <= first) return (to[0] ?? 0) + at - first;
  if (at >= last) return (to.at(-1) ?? 0) + at - last;
  const low = side === 'start' ? from.findLastIndex((stop) => stop <= at) : from.findIndex((stop) => stop >= at) - 1;
  const [own = 0, ownNext = 0, next = 0, nextNext = 0] = [from[low], from[low + 1], to[low], to[low + 1]];
  return Math.round(next + ((at - own) / (ownNext - own)) * (nextNext - next));
}

/** As `spreadShiftUm`, which looks at geometry alone. */
const shiftOf = (left: PageGeometry, right: PageGeometry | undefined) => spreadShiftUm(left as Page, right as Page | undefined);

/** As `stopsOf`, of both pages of a spread, in coordinates of the left one: what lay on the fold does so again. Null for a page without a right one. */
function spreadStops(left: PageGeometry, right: PageGeometry | undefined): { x: PageCounts; y: PageCounts } | null {
  const shiftUm = shiftOf(left, right);
  if (!right || shiftUm === null) return null;
  const own = stopsOf(left);
  const [foldUm, endUm] = [left.widthUm - (left.gutter?.hiddenUm ?? 0), shiftUm + right.widthUm];
  return { x: [own.x[0] ?? 0, 0, foldUm, endUm, endUm + pageGuides(left).bleedUm], y: own.y };
}

type Stops = ReturnType<typeof stopsOf>;
type Fit = { box(place: Box): Box; factor: number };

/**
 * Places of a page in another geometry of it: what lay on an edge, a fold or between two of them does so again. How places of one geometry
 * become places of another. `factor`: by which letters grow.
 */
function fitBetween(own: Stops, next: Stops): Fit {
  const span = (stops: PageCounts) => (stops.at(-2) ?? 1) - (stops.at(-3) ?? 0);
  const factor = Math.min(span(next.x) / span(own.x), span(next.y) / span(own.y));
  return {
    factor,
    box({ xUm, yUm, widthUm, heightUm }) {
      const left = moved(xUm, own.x, next.x, 'start');
      const top = moved(yUm, own.y, next.y, 'start');
      const right = moved(xUm + widthUm, own.x, next.x, 'end');
      const bottom = moved(yUm + heightUm, own.y, next.y, 'end');
      return { xUm: left, yUm: top, widthUm: Math.max(1, right - left), heightUm: Math.max(1, bottom - top) };
    },
  };
}

/** About the middle of where it would be stretched to, as large as `factor` says. */
function scaled(element: Element, { box, factor }: Fit): Box {
  const place = box(element);
  const widthUm = Math.max(1, Math.round(element.widthUm * factor));
  const heightUm = Math.max(1, Math.round(element.heightUm * factor));
  const xUm = Math.round(place.xUm + (place.widthUm - widthUm) / 2);
  return { xUm, yUm: Math.round(place.yUm + (place.heightUm - heightUm) / 2), widthUm, heightUm };
}

/** Upright photos, texts and rectangles stretch with the page; everything else keeps its form. */
function fitElement(element: Element, fit: Fit): Element {
  const isStretched =
    element.rotation === 0 &&
    (element.kind === 'photo' || element.kind === 'text' || (element.kind === 'shape' && element.outline.as === 'rect'));
  const place = isStretched ? fit.box(element) : scaled(element, fit);
  if (element.kind !== 'text') return { ...element, ...place };
  const sizeUm = Math.max(element.minSizeUm, Math.round(element.sizeUm * fit.factor));
  return { ...element, ...place, sizeUm };
}

/** Everything of the page but its geometry, on another one. What the automatic layout put there it may lay out again. */
function onGeometry(page: Page, to: PageGeometry, rights: { from?: Page | undefined; to?: PageGeometry | undefined } = {}): Page {
  const isAlone = shiftOf(page, rights.from) === null || shiftOf(to, rights.to) === null;
  const { background, ground, collage, groups, elements, autoLayout, ...from } = isAlone ? onePageAlone(page) : page;
  const fit = fitBetween(stopsOf(from), stopsOf(to));
  const [ownSpread, nextSpread] = [spreadStops(from, rights.from), spreadStops(to, rights.to)];
  const across = ownSpread && nextSpread ? fitBetween(ownSpread, nextSpread) : fit;
  const moved: Page = {
    ...to,
    background,
    ...(ground === undefined ? {} : { ground }),
    ...(collage === undefined ? {} : { collage }),
    ...(groups === undefined ? {} : { groups }),
    elements: elements.map((element) => fitElement(element, isAcross(element) ? across : fit)),
  };
  return autoLayout === undefined || isPinned(page) ? moved : asAutomatic(moved);
}

/** The title on the spine is never stretched: it lies where the spine is, also while that is too narrow for it or not there. */
function coverOn(page: Page, to: PageGeometry): Page {
  const { elements, ...rest } = page;
  const placed = onGeometry({ ...rest, elements: elements.filter(({ kind }) => kind !== 'spine-title') }, to);
  const known = elements.find((element) => element.kind === 'spine-title');
  const title = elements.find((element) => element.kind === 'text');
  const letters = { font: title?.font ?? defaultPhotobookSet.fonts.title, ink: title?.ink ?? wordInk('paper') };
  const about = known ?? { id: spineTitleId, role: 'spine-title' as const, text: '', ...letters };
  return { ...placed, elements: [...placed.elements, spineTitle(to, about)] };
}

/** Inside pages for a smaller number: empty spreads go first, from the end, then what is last. `left`: pages with content that found no place. */
function fewer(pages: readonly Page[], count: number): { kept: Page[]; left: Page[] } {
  const kept = [...pages];
  // A page with an even number lies at the left; with the one after it, it can go without turning others over.
  for (let at = kept.length - 3; at >= 1 && kept.length > count; at -= 2) {
    const pair = kept.slice(at, at + 2);
    if (pair.every(isEmptyPage)) kept.splice(at, 2);
  }
  return { kept: kept.slice(0, count), left: kept.slice(count).filter((page) => !isEmptyPage(page)) };
}

/**
 * The document as this product, with the record of its layout. Pages keep what is on them, in their order, fitted to their new geometry; new
 * ones are empty and come last.
 * `left` are the pages with content that a smaller book has no place for. Throws Fault 'bad-input' as `photobookPages`.
 */
export function withPhotobook(
  document: PhotobookDocument,
  choice: PhotobookChoice,
  t: (message: Message) => string,
): { document: PhotobookDocument; left: Page[] } {
  const [coverGeometry, ...geometries] = photobookPages(choice);
  const [cover, ...inside] = document.pages;
  const set = findPhotobookSet(choice.designGroupSetId) ?? defaultPhotobookSet;
  const { kept, left } = fewer(inside, choice.pageCount);
  const pages = geometries.map((geometry, at) => {
    const page = kept[at];
    return page ? onGeometry(page, geometry, { from: kept[at + 1], to: geometries[at + 1] }) : emptyBookPage(geometry, set);
  });
  const covers = coverGeometry && cover ? [coverOn(cover, coverGeometry)] : [];
  const { autoLayout } = document.product;
  const product = autoLayout === undefined ? choice : { ...choice, autoLayout };
  return {
    document: { ...document, inks: { ...photobookInks, ...document.inks }, product, pages: [...covers, ...pages] },
    left,
  };
}
