/** A paper's tile as an address for style sheets, made once per paper in this browser. */
import { paperPixels, tilePx } from './paper-texture.ts';

const made = new Map<string, string>();

/** 'none' where the browser draws no canvas. */
export function paperTile(key: string): string {
  const known = made.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = tilePx;
  canvas.height = tilePx;
  const context = canvas.getContext('2d');
  context?.putImageData(new ImageData(paperPixels(key), tilePx, tilePx), 0, 0);
  const tile = context ? `url("${canvas.toDataURL('image/png')}")` : 'none';
  made.set(key, tile);
  return tile;
}
