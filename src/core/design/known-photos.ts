/** A design without pictures that were deleted: layout refuses unknown ones. */
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
