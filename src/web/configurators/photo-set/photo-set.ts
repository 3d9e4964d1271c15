/** What the editor of many photos, each printed alone, asks of its product; and changes of such a set, pure. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';
import { type PictureSize, type PrintFit, printPhotoOf, turnedSize } from '#core/products/photo-set/print-page.ts';
import type { OptionValue } from '#core/products/product.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { Upload } from '#web/editor/state.ts';

/** A print: the page of the same id, and how it is printed. */
export type SetRow = { id: string; format: string; isLying: boolean; fit: PrintFit; copies: number };

/** What is known of a picture that a page shows. */
export type SetPicture = SeenPhoto & {
  name: string;
  /** Ids of pictures that show the same, as far as they are known. */
  sameAs?: readonly string[] | undefined;
  isBlurred?: boolean | undefined;
};
export type FindPicture = (photoId: string) => SetPicture | null;

/** Documents are the product's own. Functions are pure. */
export type PhotoSet = {
  /** In the order in which they are printed; never none. */
  rowsOf(design: DesignDocument): readonly SetRow[];
  /**
   * The document with these rows, in this order: pages of rows that stay keep their photo, those of new rows are empty, and every photo
   * lies as its row says. `replaced`: pages that take the place of the document's own.
   */
  withRows(
    design: DesignDocument,
    rows: readonly SetRow[],
    more: { find: FindPicture; replaced?: ReadonlyMap<string, Page> },
  ): DesignDocument;
  /** The choice that goes with a document; `choice` is the present one. */
  choiceOf(design: DesignDocument, choice: unknown): object;
  /** What a photo that is added begins with; its id is one that none of `rows` has. */
  newRow(design: DesignDocument, rows: readonly SetRow[]): SetRow;
  /** A row for a picture of this size, as it is turned: whether it lies. */
  rowFor(row: SetRow, size: PictureSize): SetRow;
  /** The formats of a row; fewer than two are not offered. */
  formats(design: DesignDocument): readonly OptionValue[];
  /** The format nearest to a picture's shape; null where there is only one. */
  fittingFormat(design: DesignDocument, size: PictureSize): string | null;
  /** All copies of all rows. */
  maxPrints: number;
  /** Fewer than this many cannot be ordered. */
  minPrints: number;
  /** Copies of each photo can be chosen. */
  hasCopies: boolean;
  /** The order of the prints counts. */
  isOrdered: boolean;
};

export function printCountOf(rows: readonly SetRow[]): number {
  return rows.reduce((sum, { copies }) => sum + copies, 0);
}

/** A photo on its way into its slot; of others the slot says whether it has one. */
export function isRunning(status: Upload['status']): boolean {
  return status !== 'done' && status !== 'known' && status !== 'refused';
}

/** The slot of a row's photo; null for a page without one. */
export function slotOf(page: Page): ElementRef | null {
  const photo = printPhotoOf(page);
  return photo && { page: page.id, element: photo.id };
}

function pagesById({ pages }: DesignDocument): Map<string, Page> {
  return new Map(pages.map((page) => [page.id, page]));
}

/** The picture of a page as it is turned; null while there is none or it is not known. */
export function shownSize(page: Page | undefined, find: FindPicture): PictureSize | null {
  const photo = page && printPhotoOf(page);
  const picture = photo?.photoId ? find(photo.photoId) : null;
  return photo && picture ? turnedSize(picture, photo.turn) : null;
}

/** Photos that begin to fill their window look where their picture's middle of interest is. */
function withFirstCrops(design: DesignDocument, ids: ReadonlySet<string>, find: FindPicture): DesignDocument {
  return {
    ...design,
    pages: design.pages.map((page) => {
      if (!ids.has(page.id)) return page;
      const elements = page.elements.map((element) => {
        const picture = element.kind === 'photo' && element.photoId ? find(element.photoId) : null;
        return element.kind === 'photo' && picture ? { ...element, crop: firstCrop(element, picture) } : element;
      });
      return { ...page, elements };
    }),
  };
}

/** Changes rows by their ids. Another format may lie, as the photo does. */
export function changeRows(
  set: PhotoSet,
  design: DesignDocument,
  ids: ReadonlySet<string>,
  change: (row: SetRow, size: PictureSize | null) => SetRow,
  find: FindPicture,
): DesignDocument {
  const pages = pagesById(design);
  const begins = new Set<string>();
  const rows = set.rowsOf(design).map((row) => {
    if (!ids.has(row.id)) return row;
    const size = shownSize(pages.get(row.id), find);
    const changed = change(row, size);
    if (changed.fit === 'fill' && row.fit === 'whole') begins.add(row.id);
    return size && changed.format !== row.format ? set.rowFor(changed, size) : changed;
  });
  const changed = set.withRows(design, rows, { find });
  return begins.size === 0 ? changed : withFirstCrops(changed, begins, find);
}

/** Takes rows out; the last one leaves an empty one behind. */
export function removeRows(set: PhotoSet, design: DesignDocument, ids: ReadonlySet<string>, find: FindPicture): DesignDocument {
  const rows = set.rowsOf(design);
  const left = rows.filter(({ id }) => !ids.has(id));
  return set.withRows(design, left.length > 0 ? left : [set.newRow(design, rows)], { find });
}

/** A row to another place, counted from 0; the given document where it is there already. */
export function moveRow(set: PhotoSet, design: DesignDocument, id: string, to: number, find: FindPicture): DesignDocument {
  const rows = set.rowsOf(design);
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const place = Math.min(rows.length - 1, Math.max(0, to));
  return row && place !== from ? set.withRows(design, rows.toSpliced(from, 1).toSpliced(place, 0, row), { find }) : design;
}

/** Turns photos by a quarter clockwise; a print lies as its photo does then. */
export function turnRows(set: PhotoSet, design: DesignDocument, ids: ReadonlySet<string>, find: FindPicture): DesignDocument {
  const replaced = new Map<string, Page>();
  for (const page of design.pages) {
    const photo = printPhotoOf(page);
    if (!photo || !ids.has(page.id)) continue;
    const { turn = 0, ...rest } = photo;
    const next = ((turn + 90) % 360) as 0 | 90 | 180 | 270;
    const turned = { ...rest, ...(next === 0 ? {} : { turn: next }) };
    replaced.set(page.id, { ...page, elements: page.elements.map((element) => (element.id === photo.id ? turned : element)) });
  }
  const rows = set.rowsOf(design).map((row) => {
    const size = replaced.has(row.id) ? shownSize(replaced.get(row.id), find) : null;
    return size ? set.rowFor(row, size) : row;
  });
  return set.withRows(design, rows, { find, replaced });
}

/** Rows for this many photos more, empty, and the slots that take them: those that were empty and are not `taken` first. */
export function addRows(
  set: PhotoSet,
  design: DesignDocument,
  count: number,
  { find, taken }: { find: FindPicture; taken: ReadonlySet<string> },
): { design: DesignDocument; slots: ElementRef[] } {
  const own = new Set(set.rowsOf(design).map(({ id }) => id));
  const isFree = (page: Page) => own.has(page.id) && printPhotoOf(page)?.photoId === null && !taken.has(page.id);
  const free = design.pages.filter(isFree).slice(0, count);
  const before = set.rowsOf(design);
  const rows = [...before];
  while (rows.length - before.length < count - free.length) rows.push(set.newRow(design, rows));
  const next = rows.length === before.length ? design : set.withRows(design, rows, { find });
  const known = new Set(design.pages.map(({ id }) => id));
  const pages = [...free, ...next.pages.filter(({ id }) => !known.has(id))];
  return { design: next, slots: pages.flatMap((page) => slotOf(page) ?? []) };
}

/** The document with a picture in a slot, as its row and the picture's shape say; null for a slot that is not there. */
export function placePicture(
  set: PhotoSet,
  design: DesignDocument,
  { page: pageId, element }: ElementRef,
  picture: SetPicture,
  find: FindPicture,
): DesignDocument | null {
  const page = pagesById(design).get(pageId);
  if (!page?.elements.some(({ id, kind }) => id === element && kind === 'photo')) return null;
  const elements = page.elements.map((one) => (one.kind === 'photo' && one.id === element ? { ...one, photoId: picture.id } : one));
  const known: FindPicture = (id) => (id === picture.id ? picture : find(id));
  const rows = set.rowsOf(design).map((row) => (row.id === pageId ? set.rowFor(row, picture) : row));
  const placed = set.withRows(design, rows, { find: known, replaced: new Map([[pageId, { ...page, elements }]]) });
  const fills = rows.some(({ id, fit }) => id === pageId && fit === 'fill');
  return fills ? withFirstCrops(placed, new Set([pageId]), known) : placed;
}

/** A row once more, beside it: the same photo in another format. */
export function repeatRow(set: PhotoSet, design: DesignDocument, id: string, find: FindPicture): DesignDocument {
  const rows = set.rowsOf(design);
  const at = rows.findIndex((row) => row.id === id);
  const [row, page] = [rows[at], pagesById(design).get(id)];
  if (!row || !page) return design;
  const copy = { ...row, id: set.newRow(design, rows).id, copies: 1 };
  const replaced = new Map([[copy.id, { ...page, id: copy.id }]]);
  return set.withRows(design, rows.toSpliced(at + 1, 0, copy), { find, replaced });
}

/** Ids of the pages whose photo is there or on its way: only these are priced. A file that was refused leaves its page empty. */
export function takenPages({ pages }: Pick<DesignDocument, 'pages'>, uploads: readonly Pick<Upload, 'ref' | 'status'>[]): Set<string> {
  const running = uploads.flatMap(({ ref, status }) => (ref && isRunning(status) ? [ref.page] : []));
  return new Set([...pages.filter((page) => printPhotoOf(page)?.photoId).map(({ id }) => id), ...running]);
}

/** True while a set has no photo, and none is on its way. */
export function isEmptySet({ pages }: Pick<DesignDocument, 'pages'>): boolean {
  return pages.every((page) => !printPhotoOf(page)?.photoId);
}
