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

/** The design with each picture's id in place of the one it has; ids that the map does not have stay. */
export function withPhotoIds<D extends Pick<DesignDocument, 'pages'>>(design: D, ids: ReadonlyMap<string, string>): D {
  const idOf = (id: string) => ids.get(id) ?? id;
  const pages = design.pages.map((page) => ({
    ...page,
    ...(page.ground?.kind === 'photo' ? { ground: { ...page.ground, photoId: idOf(page.ground.photoId) } } : {}),
    elements: page.elements.map((element) =>
      element.kind === 'photo' && element.photoId !== null ? { ...element, photoId: idOf(element.photoId) } : element,
    ),
  }));
  return { ...design, pages };
}
