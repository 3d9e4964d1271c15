/** A stored picture as calls show it: facts and the addresses of its served copies. */
import type { Picture } from '#api/designs.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { StoredPicture } from '#store/picture/pictures.ts';

export function pictureDto({ id, name, width, height, focusX, focusY, warnings, isRasterised }: StoredPicture): Unrendered<Picture> {
  const place = `/img/pictures/${id}`;
  return {
    id,
    name: name || message('picture.unnamed'),
    width,
    height,
    focusX,
    focusY,
    preview: `${place}/preview.webp`,
    thumb: `${place}/thumb.webp`,
    warnings,
    ...(isRasterised ? { isRasterised } : {}),
  };
}
