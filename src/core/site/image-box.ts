/** The box that a picture is drawn into: never larger than the picture fills without being enlarged. */
import type { ImageFit } from './image-address.ts';

type Size = { width: number; height: number };

/** `box` in its own shape, smaller where the picture would have to be enlarged. For 'inside' and 'outside' the renderer applies the limit. */
export function boxWithoutEnlargement(box: Size, fit: ImageFit, picture: Size): Size {
  if (fit === 'inside' || fit === 'outside') return box;
  const shares = [picture.width / box.width, picture.height / box.height];
  return scaledImageBox(box, Math.min(1, fit === 'contain' ? Math.max(...shares) : Math.min(...shares)));
}

/** `size` by `scale`, in whole pixels and at least one. */
export function scaledImageBox({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
