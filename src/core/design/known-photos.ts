/** A design without pictures that were deleted (layout refuses unknown ones), or with other ids of its pictures. */
import type { DayPhoto } from './calendar/grid-element.ts';
import type { DesignDocument, DesignProduct, Element, Page } from './document.ts';

/** The id that a picture has from now on; null: it is left out. */
type IdOf = (photoId: string) => string | null;

/** The list itself where `change` returns every item as it is. */
function mapChanged<T>(list: readonly T[], change: (item: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, at) => item === list[at]) ? (list as T[]) : changed;
}

function withDayPhoto<T extends { photo?: DayPhoto | undefined }>(item: T, idOf: IdOf): T {
  const { photo, ...rest } = item;
  if (!photo) return item;
  const photoId = idOf(photo.photoId);
  if (photoId === photo.photoId) return item;
  return (photoId === null ? rest : { ...item, photo: { ...photo, photoId } }) as T;
}

function withElementPhotos(element: Element, idOf: IdOf): Element {
  if (element.kind === 'photo' && element.photoId !== null) {
    const photoId = idOf(element.photoId);
    return photoId === element.photoId ? element : { ...element, photoId };
  }
  if (element.kind !== 'calendar-grid') return element;
  const marks = mapChanged(element.marks, (mark) => (mark.kind === 'moon' ? mark : withDayPhoto(mark, idOf)));
  return marks === element.marks ? element : { ...element, marks };
}

function withPagePhotos(page: Page, idOf: IdOf): Page {
  const elements = mapChanged(page.elements, (element) => withElementPhotos(element, idOf));
  const { ground, ...rest } = page;
  if (ground?.kind !== 'photo') return elements === page.elements ? page : { ...page, elements };
  const photoId = idOf(ground.photoId);
  if (photoId === null) return { ...rest, elements };
  if (photoId === ground.photoId && elements === page.elements) return page;
  return { ...page, ground: { ...ground, photoId }, elements };
}

function withEntryPhotos<P extends DesignProduct>(product: P, idOf: IdOf): P {
  const entries = product.settings?.entries;
  const changed = entries && mapChanged(entries, (entry) => withDayPhoto(entry, idOf));
  return changed === entries ? product : { ...product, settings: { ...product.settings, entries: changed } };
}

type Photographed = Pick<DesignDocument, 'pages' | 'product'>;

function withPhotos<D extends Photographed>(design: D, idOf: IdOf): D {
  const pages = mapChanged(design.pages, (page) => withPagePhotos(page, idOf));
  const product = withEntryPhotos(design.product, idOf);
  return pages === design.pages && product === design.product ? design : { ...design, pages, product };
}

/** Empty slots, bare grounds and days without a photo in their place; the very design where every picture is known. */
export function withKnownPhotos<D extends Photographed>(design: D, isKnown: (photoId: string) => boolean): D {
  return withPhotos(design, (photoId) => (isKnown(photoId) ? photoId : null));
}

/** The texts in a value with others in place of them, at all levels. */
function withTexts(value: unknown, textOf: (text: string) => string): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, textOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, textOf)]));
}

/**
 * The design with each picture's id in place of the one it has, on its pages, in its entries and in the record of its layout; ids that the map
 * does not have stay.
 */
export function withPhotoIds<D extends Photographed>(design: D, ids: ReadonlyMap<string, string>): D {
  const idOf = (id: string) => ids.get(id) ?? id;
  const changed = withPhotos(design, idOf);
  const { autoLayout } = changed.product;
  if (autoLayout === undefined) return changed;
  return { ...changed, product: { ...changed.product, autoLayout: withTexts(autoLayout, idOf) } };
}
