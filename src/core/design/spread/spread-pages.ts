/**
 * Pages as they are printed: what lies across a spread stands on its left page only, and continues on the right one. It continues over what is
 * seen: strips that the binding hides show the same on both pages, so that nothing is lost. Decision 128.
 */

import type { Element, Page } from '#core/design/document.ts';
import { weakMemoize } from '#core/values/memoize.ts';

/** `groundSpan`: from where to where a ground lies that covers both pages, without its bleed, in coordinates of this page. */
export type PrintedPage = Page & { groundSpan?: { fromUm: number; toUm: number } };

/** Ids of elements have no point, so that those of copies meet none of them. */
const prefix = 'across.';

/** The id of what continues on a right page. */
export function copyId(id: string): string {
  return prefix + id;
}

/** The id on the left page of what continues on a right one; null for what is of its own page. */
export function idOfCopy(id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

export function isAcross(part: Element | Page['ground']): boolean {
  return (part as { across?: true } | undefined)?.across === true;
}

export function hasAcross({ ground, elements }: Pick<Page, 'ground' | 'elements'>): boolean {
  return isAcross(ground) || elements.some(isAcross);
}

/** How far what is seen of the right page lies to the right of the left one; null where these are no two pages of a bound spread. */
export function spreadShiftUm(left: Page | undefined, right: Page | undefined): number | null {
  if (left?.gutter?.side !== 'right' || right?.gutter?.side !== 'left' || left.spread !== right.spread) return null;
  return left.widthUm - left.gutter.hiddenUm - right.gutter.hiddenUm;
}

const copies = new WeakMap<Element, { byUm: number; copy: Element }>();

/** The same object for the same element, so that it is laid out once. */
function copyOf(element: Element, byUm: number): Element {
  const known = copies.get(element);
  if (known?.byUm === byUm) return known.copy;
  const { group: _, slot: __, ...rest } = element;
  const copy = { ...rest, id: copyId(element.id), xUm: element.xUm - byUm } as Element;
  copies.set(element, { byUm, copy });
  return copy;
}

/** Both pages of a spread; null where nothing of the left one continues. */
function pairOf(left: Page | undefined, right: Page | undefined): readonly [PrintedPage, PrintedPage] | null {
  if (!left || !right || !hasAcross(left)) return null;
  const byUm = spreadShiftUm(left, right);
  if (byUm === null) return null;
  const elements = [...left.elements.filter(isAcross).map((element) => copyOf(element, byUm)), ...right.elements];
  if (!isAcross(left.ground)) return [left, { ...right, elements }];
  const { ground } = left;
  return [
    { ...left, groundSpan: { fromUm: 0, toUm: byUm + right.widthUm } },
    { ...right, ground, groundSpan: { fromUm: -byUm, toUm: right.widthUm }, elements },
  ];
}

/** The very pages where nothing lies across. Copies lie below everything that is of the right page. */
export const spreadPages = weakMemoize((pages: readonly Page[]): readonly PrintedPage[] =>
  pages.some(hasAcross) ? pages.map((page, at) => pairOf(page, pages[at + 1])?.[0] ?? pairOf(pages[at - 1], page)?.[1] ?? page) : pages,
);
