/** A photo on the canvas that is set straight before the document has it: the transforms of its pictures change, with a grid over its frame. */
import type { PhotoElement } from '#core/design/document.ts';
import { pictureMatrix } from '#core/layout/photo.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import { turnMatrix } from '#core/layout/rotation.ts';
import { multiply } from '#core/values/matrix.ts';
import { canvasImages } from './canvas-images.ts';

export type LiveTilt = { show(tilt: number): void; end(): void };

const changed = ['x', 'y', 'width', 'height', 'transform'] as const;

/** For one gesture. In browsers only. */
export function liveTilt(page: string, element: PhotoElement, photo: PhotoFacts): LiveTilt {
  const images = canvasImages({ page, element: element.id }).map((image) => ({
    image,
    before: changed.map((name) => [name, image.getAttribute(name)] as const),
  }));
  const frame = document.querySelector<HTMLElement>('#canvas [data-selection]');
  const turn = turnMatrix(element);
  if (frame) frame.dataset.grid = '';
  return {
    show(tilt) {
      const { matrix } = pictureMatrix({ ...element, tilt }, photo);
      const transform = `matrix(${(turn ? multiply(turn, matrix) : matrix).join(' ')})`;
      for (const { image } of images) {
        for (const name of ['x', 'y']) image.removeAttribute(name);
        for (const name of ['width', 'height']) image.setAttribute(name, '1');
        image.setAttribute('transform', transform);
      }
    },
    end() {
      if (frame) delete frame.dataset.grid;
      for (const { image, before } of images)
        for (const [name, value] of before) {
          if (value === null) image.removeAttribute(name);
          else image.setAttribute(name, value);
        }
    },
  };
}
