/** What lies across the spreads of a book: how many elements do, and what becomes of it where its page has no right page any more. */
import type { Element, Page } from '#core/design/document.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { hasAcross, isAcross, spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import { asAutomatic, isPinned } from './automatic.ts';

/** Elements and grounds across the spreads of these pages. */
export function acrossCount(pages: readonly Page[]): number {
  return pages.reduce((sum, { ground, elements }) => sum + elements.filter(isAcross).length + (isAcross(ground) ? 1 : 0), 0);
}

function withoutKey<T extends object>(part: T): T {
  const { across: _, ...rest } = part as T & { across?: true };
  return rest as T;
}

/** On its left page alone: as large as it was and moved onto the page, or where it is larger, as much as the page holds with its bleed. */
function onOnePage(element: Element, page: Page): Element {
  const single = withoutKey(element);
  if (element.rotation !== 0) return single;
  const end = page.widthUm;
  const over = element.xUm + element.widthUm - end;
  if (over <= 0) return single;
  if (element.widthUm <= end) return { ...single, xUm: element.xUm - over };
  const xUm = Math.min(element.xUm, 0);
  return { ...single, xUm, widthUm: end + pageGuides(page).bleedUm - xUm };
}

/** The page with everything on it alone. What the automatic layout put there it may lay out again. */
export function onePageAlone(page: Page): Page {
  if (!hasAcross(page)) return page;
  const alone: Page = {
    ...page,
    ...(page.ground ? { ground: withoutKey(page.ground) } : {}),
    elements: page.elements.map((element) => (isAcross(element) ? onOnePage(element, page) : element)),
  };
  return isPinned(page) ? alone : asAutomatic(alone);
}

/** Pages on which nothing lies across that has no right page to continue on. */
export function withPartners(pages: readonly Page[]): Page[] {
  return pages.map((page, at) => (hasAcross(page) && spreadShiftUm(page, pages[at + 1]) === null ? onePageAlone(page) : page));
}

/** Whether the automatic layout leaves the page at this index alone: it was changed by hand, or shows what lies across such a page. */
export function isHeld(pages: readonly Page[], at: number): boolean {
  const [before, page] = [pages[at - 1], pages[at]];
  if (!page) return false;
  if (isPinned(page)) return true;
  return before !== undefined && hasAcross(before) && isPinned(before) && spreadShiftUm(before, page) !== null;
}

const lengths = ['yUm', 'widthUm', 'heightUm'] as const;

function isSamePhoto(left: PhotoElement, right: PhotoElement): boolean {
  return (
    left.photoId !== null &&
    left.photoId === right.photoId &&
    left.rotation === 0 &&
    right.rotation === 0 &&
    left.shape === right.shape &&
    JSON.stringify([left.crop, left.filter, left.turn, left.tilt, left.mirrored, left.frame]) ===
      JSON.stringify([right.crop, right.filter, right.turn, right.tilt, right.mirrored, right.frame])
  );
}

/** The half of a photo on the right page, where both are what earlier books had for one over the fold. */
function twinOf(left: PhotoElement, right: Page, byUm: number, bleedUm: number): PhotoElement | undefined {
  return right.elements.find((other): other is PhotoElement => {
    if (other.kind !== 'photo' || !isSamePhoto(left, other)) return false;
    // Each half was drawn out to the bleed by itself.
    const near = Math.abs(left.xUm - byUm - other.xUm) <= bleedUm && lengths.every((key) => Math.abs(left[key] - other[key]) <= bleedUm);
    return near && other.xUm < 0 && left.xUm + left.widthUm > byUm + bleedUm;
  });
}

function joined(left: Page, right: Page): [Page, Page] | null {
  const byUm = spreadShiftUm(left, right);
  if (byUm === null) return null;
  const { bleedUm } = pageGuides(left);
  const halves = new Map<Element, PhotoElement>();
  for (const element of left.elements) {
    const twin = element.kind === 'photo' && !element.across ? twinOf(element, right, byUm, bleedUm) : undefined;
    if (twin && ![...halves.values()].includes(twin)) halves.set(element, twin);
  }
  if (halves.size === 0) return null;
  const gone = new Set<Element>(halves.values());
  const elements = left.elements.map((element) => {
    const twin = halves.get(element);
    return twin ? { ...element, widthUm: twin.xUm + twin.widthUm + byUm - element.xUm, across: true as const } : element;
  });
  const pages = [
    [left, { ...left, elements }],
    [right, { ...right, elements: right.elements.filter((element) => !gone.has(element)) }],
  ] as const;
  const [one, other] = pages.map(([before, after]) => (isPinned(before) ? after : asAutomatic(after)));
  return one && other ? [one, other] : null;
}

/** Two halves of one photo over a fold, as books had them before, as one photo that lies across; the very pages where there are none. */
export function withJoinedTwins(pages: Page[]): Page[] {
  const next = [...pages];
  for (const [at, page] of pages.entries()) {
    const right = pages[at + 1];
    const both = right && joined(page, right);
    if (both) next.splice(at, 2, ...both);
  }
  return next.every((page, at) => page === pages[at]) ? pages : next;
}
