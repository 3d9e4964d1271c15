/** A stored picture as calls show it: facts and the addresses of its served copies. */
import type { Picture } from '#api/designs.ts';
import type { StoredPicture } from '#store/picture/pictures.ts';

export function pictureDto({ id, name, width, height, focusX, focusY, warnings }: StoredPicture): Picture {
  const place = `/img/pictures/${id}`;
  return { id, name, width, height, focusX, focusY, preview: `${place}/preview.webp`, thumb: `${place}/thumb.webp`, warnings };
}
