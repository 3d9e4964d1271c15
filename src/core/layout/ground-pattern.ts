/** Patterns of the library as the ground of a page. */
import type { DesignDocument } from '#core/design/document.ts';
import type { PatternGround } from '#core/design/ground.ts';
import type { DrawingLibrary } from '#core/design/library/library.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { Fault } from '#core/values/fault.ts';
import { mapPath, movePath } from './path.ts';
import type { Item, Paint } from './sheet.ts';

const of = 'background';
/** Outlines of a page; a finer pattern is enlarged until it has no more. */
const maxPieces = 12_000;
/** Thinner lines do not print safely. */
const minLineUm = 150;

type Tiles = { xUm: number; yUm: number; columns: number; rows: number; widthUm: number; heightUm: number };

/** The path in every tile, row by row: one path a row. */
export function tiledPaths(d: string, { xUm, yUm, columns, rows, widthUm, heightUm }: Tiles): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => movePath(d, xUm + column * widthUm, yUm + row * heightUm)).join(' '),
  );
}

/** Process colours of an ink, whether or not it is a finish elsewhere: plates cannot hold so many small pieces. */
function processPaint({ inks }: DesignDocument, token: string): Paint {
  const ink = Object.hasOwn(inks, token) ? inks[token] : undefined;
  if (!ink) throw new Fault('bad-input', `unknown ink ${token}`);
  return { kind: 'process', c: ink.c, m: ink.m, y: ink.y, k: ink.k, hex: ink.hex };
}

/** Tiles that cover the area, the same overhang on opposite sides. */
function tilesOf(area: Box, widthUm: number, heightUm: number): Tiles {
  const columns = Math.ceil(area.widthUm / widthUm);
  const rows = Math.ceil(area.heightUm / heightUm);
  return {
    xUm: area.xUm + Math.round((area.widthUm - columns * widthUm) / 2),
    yUm: area.yUm + Math.round((area.heightUm - rows * heightUm) / 2),
    columns,
    rows,
    widthUm,
    heightUm,
  };
}

/** One group, clipped to the ground. Nothing without the library; an unknown pattern or ink throws 'bad-input'. */
export function libraryPattern(
  design: DesignDocument,
  ground: PatternGround,
  area: Box,
  clip: string,
  drawings: DrawingLibrary | undefined,
): Item[] {
  if (!drawings) return [];
  const pattern = drawings.pattern(ground.patternId);
  if (!pattern) throw new Fault('bad-input', `unknown pattern ${ground.patternId}`);
  const pieces = pattern.parts.reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
  let scale = ground.scale / 100;
  let tiles = tilesOf(area, Math.round(pattern.widthUm * scale), Math.round(pattern.heightUm * scale));
  while (tiles.columns * tiles.rows * pieces > maxPieces) {
    scale *= 1.25;
    tiles = tilesOf(area, Math.round(pattern.widthUm * scale), Math.round(pattern.heightUm * scale));
  }
  const items = pattern.parts.flatMap((part): Item[] => {
    const paint = processPaint(design, ground.inks[Math.min(part.ink, ground.inks.length - 1)] ?? '');
    const d = mapPath(part.d, (x, y) => [x * scale, y * scale]);
    const widthUm = part.stroke === undefined ? null : Math.max(minLineUm, Math.round(part.stroke * scale));
    return tiledPaths(d, tiles).map((row) =>
      widthUm === null ? { kind: 'fill', of, d: row, paint } : { kind: 'stroke', of, d: row, widthUm, paint },
    );
  });
  return [{ kind: 'group', of, clip, matrix: null, items }];
}
