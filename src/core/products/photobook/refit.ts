/** A book of another type, size, cover, paper or number of pages with what was on its pages before. */
import { defaultPhotobookSet, findPhotobookSet } from '#core/catalogue/photobook-sets.ts';
import type { Page } from '#core/design/document.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { Message } from '#core/values/message.ts';
import { asAutomatic, isEmptyPage, isPinned } from './automatic.ts';
import { emptyBookPage, type PhotobookDocument, photobookInks, spineLabel, spineTitle, spineTitleId, wordInk } from './blank.ts';
import type { PhotobookChoice } from './choice.ts';
import { photobookPages } from './pages.ts';
import { fitBetween, fitElement } from './stops.ts';

/** Everything of the page but its geometry, on another one. What the automatic layout put there it may lay out again. */
function onGeometry(page: Page, to: PageGeometry): Page {
  const { background, ground, collage, groups, elements, autoLayout, ...from } = page;
  const fit = fitBetween(from, to);
  const moved: Page = {
    ...to,
    background,
    ...(ground === undefined ? {} : { ground }),
    ...(collage === undefined ? {} : { collage }),
    ...(groups === undefined ? {} : { groups }),
    elements: elements.map((element) => fitElement(element, fit)),
  };
  return autoLayout === undefined || isPinned(page) ? moved : asAutomatic(moved);
}

/** The title on the spine is never stretched: it lies where the spine is, also while that is too narrow for it or not there. */
function coverOn(page: Page, to: PageGeometry, label: string): Page {
  const { elements, ...rest } = page;
  const placed = onGeometry({ ...rest, elements: elements.filter(({ kind }) => kind !== 'spine-title') }, to);
  const known = elements.find((element) => element.kind === 'spine-title');
  const title = elements.find((element) => element.kind === 'text');
  const letters = { font: title?.font ?? defaultPhotobookSet.fonts.title, ink: title?.ink ?? wordInk('paper') };
  const about = known ?? { id: spineTitleId, label, text: '', ...letters };
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
    return page ? onGeometry(page, geometry) : emptyBookPage(geometry, set);
  });
  const covers = coverGeometry && cover ? [coverOn(cover, coverGeometry, t(spineLabel))] : [];
  const { autoLayout } = document.product;
  const product = autoLayout === undefined ? choice : { ...choice, autoLayout };
  return { document: { ...document, inks: { ...photobookInks, ...document.inks }, product, pages: [...covers, ...pages] }, left };
}
