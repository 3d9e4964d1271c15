/** Pages of a book as they are moved, swapped and emptied. Pure: a document in, a document out. */
import type { Page } from '#core/design/document.ts';
import { hasAcross, spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import { onePageAlone, withPartners } from '#core/products/photobook/across.ts';
import { asAutomatic, isPinned } from '#core/products/photobook/automatic.ts';
import { emptyBookPage, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { bookFrame, photoSetOf } from './book-input.ts';
import { withoutContent } from './book-pages.ts';

/** Everything but the geometry of `from` on the page `to`. Inside the margins of a left page lies what lay inside those of a right one. */
function onPage(from: Page, to: Page, document: PhotobookDocument): Page {
  const set = photoSetOf(document.product);
  const { binding } = document.product;
  const byUm = bookFrame(to, set, binding).live.xUm - bookFrame(from, set, binding).live.xUm;
  const wasPinned = isPinned(from);
  const source = from.gutter?.side === to.gutter?.side ? from : onePageAlone(from);
  const { background, ground, groups, elements } = source;
  const moved: Page = {
    ...withoutContent(to),
    background,
    ...(ground ? { ground } : {}),
    ...(groups ? { groups } : {}),
    elements: byUm === 0 ? elements : elements.map((element) => ({ ...element, xUm: element.xUm + byUm })),
  };
  return wasPinned || elements.length === 0 ? moved : asAutomatic(moved);
}

/** The contents of inside pages in another order; `order` are indexes into the inside pages, one for each. */
function reordered(document: PhotobookDocument, order: readonly (number | null)[]): PhotobookDocument {
  const [cover, ...inside] = document.pages;
  const set = photoSetOf(document.product);
  const pages = inside.map((page, at) => {
    const index = order[at] ?? null;
    const from = index === null ? null : inside[index];
    if (from === page) return page;
    return from ? onPage(from, page, document) : emptyBookPage(withoutContent(page), set);
  });
  return { ...document, pages: withPartners(cover ? [cover, ...pages] : pages) };
}

/** The index of the left page of a spread, where something lies across it and the page of this index is one of its two; else null. */
export function acrossLeft(document: PhotobookDocument, index: number): number | null {
  const inside = document.pages.slice(1);
  return (
    [index, index - 1].find((at) => {
      const page = inside[at];
      return page !== undefined && hasAcross(page) && spreadShiftUm(page, inside[at + 1]) !== null;
    }) ?? null
  );
}

/** Both pages of a spread to the place of the spread that has the page `to`; those between move by two pages, so that all keep their sides. */
function moveSpread(document: PhotobookDocument, left: number, to: number): PhotobookDocument {
  const count = document.pages.length - 1;
  const spreads = Array.from({ length: count / 2 - 1 }, (_, at) => [2 * at + 1, 2 * at + 2]);
  const own = (left - 1) / 2;
  const target = Math.max(0, Math.min(spreads.length - 1, Math.ceil(to / 2) - 1));
  const [moved] = spreads.splice(own, 1);
  if (!moved || own === target) return document;
  return reordered(document, [0, ...spreads.toSpliced(target, 0, moved).flat(), count - 1]);
}

/**
 * The page of an index (0 for page 1) at another one; those between move up or down. With a page of a spread that something lies across its
 * other one moves. What lay across a spread whose pages change sides lies on its page alone.
 */
export function movePage(document: PhotobookDocument, from: number, to: number): PhotobookDocument {
  const order = document.pages.slice(1).map((_, at) => at);
  const last = order.length - 1;
  if (from === to || from < 0 || to < 0 || from > last || to > last) return document;
  const left = acrossLeft(document, from);
  if (left !== null) return moveSpread(document, left, to);
  return reordered(document, order.toSpliced(from, 1).toSpliced(to, 0, from));
}

/** Two pages change places. */
export function swapPages(document: PhotobookDocument, one: number, two: number): PhotobookDocument {
  const order = document.pages.slice(1).map((_, at) => (at === one ? two : at === two ? one : at));
  return reordered(document, order);
}

/** Nothing on the page but the ground of its set. */
export function emptyPageAt(document: PhotobookDocument, index: number): PhotobookDocument {
  const order = document.pages.slice(1).map((_, at) => (at === index ? null : at));
  return reordered(document, order);
}
