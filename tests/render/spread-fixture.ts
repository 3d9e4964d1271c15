/** A photo across the spread of an A4 book on its side: from the left page to the right one. */
import type { PhotoElement } from '#core/design/photo-element.ts';

export function acrossPhoto(changes: Partial<PhotoElement> = {}): PhotoElement {
  return {
    kind: 'photo',
    id: 'photo',
    role: 'photo',
    xUm: -5_000,
    yUm: -5_000,
    widthUm: 604_000,
    heightUm: 220_000,
    rotation: 0,
    photoId: 'photo-over-the-fold-01',
    shape: 'rect',
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    ink: 'slot',
    across: true,
    ...changes,
  };
}
