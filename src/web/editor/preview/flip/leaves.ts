/** A book as leaves that are turned: the cover, the sheets between its pages, the cover again. Pure. */
import type { Page } from '#core/design/document.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';

/** What is seen of a page, or a part of the cover; null is the inside of the cover, which is not printed. `number` is that of the page. */
export type Face = { page: string; view: SheetPanel; number: number | null } | null;
/** `front` lies at the right until the leaf is turned, `back` at the left from then on. */
export type Leaf = { key: string; front: Face; back: Face };
export type Book = {
  leaves: readonly Leaf[];
  /** Null where the pages are stapled. */
  spine: Face;
  /** Size of a leaf: what is seen of an inside page. */
  widthUm: number;
  heightUm: number;
  pageCount: number;
};

/** A page without the strip that the binding hides. */
function seenView({ id, widthUm, heightUm, gutter }: Pick<Page, 'id' | 'widthUm' | 'heightUm' | 'gutter'>): SheetPanel {
  const hiddenUm = gutter?.hiddenUm ?? 0;
  return { id, xUm: gutter?.side === 'left' ? hiddenUm : 0, yUm: 0, widthUm: widthUm - hiddenUm, heightUm };
}

/** The first page is the cover, as one sheet with its back, spine and front. */
export function bookOf([cover, ...inside]: readonly Page[]): Book {
  const part = (id: string): Face => {
    const view = cover?.panels.find((panel) => panel.id === id);
    return cover && view ? { page: cover.id, view, number: null } : null;
  };
  const faces = inside.map((page, at): Face => ({ page: page.id, view: seenView(page), number: at + 1 }));
  const sheets = Array.from({ length: Math.ceil(faces.length / 2) }, (_, at): Leaf => {
    const [front = null, back = null] = faces.slice(2 * at, 2 * at + 2);
    return { key: front?.page ?? `sheet-${at}`, front, back };
  });
  const views = faces.flatMap((face) => face?.view ?? []);
  return {
    leaves: [{ key: 'cover-front', front: part('front'), back: null }, ...sheets, { key: 'cover-back', front: null, back: part('back') }],
    spine: part('spine'),
    widthUm: Math.max(...views.map(({ widthUm }) => widthUm)),
    heightUm: Math.max(...views.map(({ heightUm }) => heightUm)),
    pageCount: inside.length,
  };
}

/** What lies open once so many leaves are turned. Undefined is beside a closed book. */
export function openingAt({ leaves }: Pick<Book, 'leaves'>, turned: number): { left: Face | undefined; right: Face | undefined } {
  return { left: leaves[turned - 1]?.back, right: leaves[turned]?.front };
}

/** Faces of the shown opening and of its neighbours are drawn. `opening` is the one that a face is seen in. */
export function isMounted(opening: number, shown: number): boolean {
  return Math.abs(opening - shown) <= 1;
}

/** The opening that shows a page, by its index in the document. */
export function openingOf(index: number): number {
  return index === 0 ? 0 : Math.floor(index / 2) + 1;
}
