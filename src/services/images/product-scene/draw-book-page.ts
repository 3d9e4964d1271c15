/** Pages of an open photo book as scenes of the catalogue show it: a style with sample photographs. */

import { findPhotobookSet } from '#core/catalogue/photobook-sets.ts';
import { sampleSpread } from '#core/catalogue/photobook-spread.ts';
import type { BookPicture } from '#core/catalogue/scenes/book-picture.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { bookSizesMm } from '#core/products/photobook/books.ts';
import { paintScene, sampleHref } from '#services/images/sample-picture.ts';
import { photographs } from '#services/images/sample-scenes/photographs.ts';
import type { Scene } from '#services/images/sample-scenes/scene.ts';

/** Tones of the prints, one after the other: nearly grey. */
const tones = ['#77736d', '#70747a'] as const;

/** The first photograph that fits a cell and is on none before it. */
function photographFor(proportion: number, shown: ReadonlySet<string>): Scene {
  const fitting = photographs.filter(({ fits }) => fits?.(proportion) ?? true);
  return (fitting.find(({ key }) => !shown.has(key)) ?? fitting[0] ?? photographs[0]) as Scene;
}

/** Both pages as SVG, in the proportion of a page. */
export function bookPages({ set: id, size }: BookPicture): { left: string; right: string } {
  const set = findPhotobookSet(id);
  if (!set) throw new Error(`no style ${id} of photo books`);
  const { widthMm, heightMm } = bookSizesMm[size];
  const shown = new Set<string>();
  const [left, right] = sampleSpread(set, size, 0).map((cells) => {
    const images = cells.map(({ xUm, yUm, widthUm, heightUm }) => {
      const scene = photographFor(widthUm / heightUm, shown);
      const hex = tones[shown.size % tones.length] ?? tones[0];
      shown.add(scene.key);
      const href = sampleHref(paintScene(scene, { hex, widthUm, heightUm }, id));
      const place = `x="${xUm / 1_000}" y="${yUm / 1_000}" width="${widthUm / 1_000}" height="${heightUm / 1_000}"`;
      return `<image ${place} preserveAspectRatio="none" href="${href}"/>`;
    });
    const ground = `<rect width="${widthMm}" height="${heightMm}" fill="${collageGroundInks[set.ground].hex}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}" width="${widthMm}" height="${heightMm}">${ground}${images.join('')}</svg>`;
  });
  return { left: left ?? '', right: right ?? '' };
}
