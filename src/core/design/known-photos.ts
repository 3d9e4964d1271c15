/** A design without pictures that were deleted (layout refuses unknown ones), or with other ids of its pictures. */
import type { DesignDocument } from './document.ts';

/** Empty slots and bare grounds in their place; the very design where every picture is known. */
export function withKnownPhotos<D extends Pick<DesignDocument, 'pages'>>(design: D, isKnown: (photoId: string) => boolean): D {
  let isChanged = false;
  const pages = design.pages.map((page) => {
    const { ground, ...rest } = page;
    const isBare = ground?.kind === 'photo' && !isKnown(ground.photoId);
    const isEmptied = page.elements.some((element) => element.kind === 'photo' && element.photoId !== null && !isKnown(element.photoId));
    if (!isBare && !isEmptied) return page;
    isChanged = true;
    const elements = page.elements.map((element) =>
      element.kind === 'photo' && element.photoId !== null && !isKnown(element.photoId) ? { ...element, photoId: null } : element,
    );
    return { ...(isBare ? rest : page), elements };
  });
  return isChanged ? { ...design, pages } : design;
}

/** The texts in a value with others in place of them, at all levels. */
function withTexts(value: unknown, textOf: (text: string) => string): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, textOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, textOf)]));
}

/**
 * The design with each picture's id in place of the one it has, on its pages and in the record of its layout; ids that the map does not have
 * stay.
 */
export function withPhotoIds<D extends Pick<DesignDocument, 'pages' | 'product'>>(design: D, ids: ReadonlyMap<string, string>): D {
  const idOf = (id: string) => ids.get(id) ?? id;
  const pages = design.pages.map((page) => ({
    ...page,
    ...(page.ground?.kind === 'photo' ? { ground: { ...page.ground, photoId: idOf(page.ground.photoId) } } : {}),
    elements: page.elements.map((element) =>
      element.kind === 'photo' && element.photoId !== null ? { ...element, photoId: idOf(element.photoId) } : element,
    ),
  }));
  const { autoLayout } = design.product;
  if (autoLayout === undefined) return { ...design, pages };
  return { ...design, pages, product: { ...design.product, autoLayout: withTexts(autoLayout, idOf) } };
}
