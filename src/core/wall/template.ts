/** A hanging template in full size: the outlines and points of a wall on tiles of A4 that are laid over each other. Millimetres, y down. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { outerSize } from '#core/products/photoframe/geometry.ts';
import { namedSizes } from '#core/values/unit.ts';
import { extentOf, type HungPicture } from './arrangement.ts';
import { type HangingPoint, hangingPoints } from './hanging-points.ts';

/** Lengths of a tile: the paper, the border that printers leave white, and what neighbours show both. */
export const tileMm = { ...namedSizes.a4, margin: 10, overlap: 10 } as const;
/** The part of the wall that one tile shows, and how far the next one is. */
export const shownMm = { width: tileMm.widthMm - 2 * tileMm.margin, height: tileMm.heightMm - 2 * tileMm.margin } as const;
export const templateStepMm = { width: shownMm.width - tileMm.overlap, height: shownMm.height - tileMm.overlap } as const;
/** Half of the cross that marks a point. */
export const crossMm = 6;
/** Wall around the outermost outlines. */
const aroundMm = 15;

/** The widest and highest wall that a template is made for. */
export const maxWallMm = { width: 6_000, height: 4_000 } as const;

/** Pictures on one wall. */
export const maxPieces = 20;

/** A piece by the upper left corner of its outside. */
export type HungPiece = { choice: WallArtChoice; xMm: number; yMm: number };

/** `points` are on the wall. */
export type TemplatePiece = HungPicture & { points: readonly HangingPoint[] };

/** "B3" is the third tile of the second row. `xMm`, `yMm`: the upper left corner of what it shows of the wall. */
export type TemplateTile = { name: string; xMm: number; yMm: number; hasRight: boolean; hasBelow: boolean };

export type Template = { pieces: readonly TemplatePiece[]; tiles: readonly TemplateTile[] };

/** Pieces moved so that the upper left corner of the whole is (0, 0). */
function placed(pieces: readonly HungPiece[]): TemplatePiece[] {
  const [left, top] = [Math.min(...pieces.map(({ xMm }) => xMm)), Math.min(...pieces.map(({ yMm }) => yMm))];
  return pieces.map(({ choice, xMm, yMm }) => {
    const [x, y] = [xMm - left, yMm - top];
    const points = hangingPoints(choice).map((point) => ({ ...point, xMm: point.xMm + x, yMm: point.yMm + y }));
    return { ...outerSize(choice), xMm: x, yMm: y, points };
  });
}

type Box = { xMm: number; yMm: number; widthMm: number; heightMm: number };

/** The four lines of an outline and the boxes around the crosses. */
function marksOf({ xMm, yMm, widthMm, heightMm, points }: TemplatePiece): Box[] {
  return [
    { xMm, yMm, widthMm, heightMm: 0 },
    { xMm, yMm: yMm + heightMm, widthMm, heightMm: 0 },
    { xMm, yMm, widthMm: 0, heightMm },
    { xMm: xMm + widthMm, yMm, widthMm: 0, heightMm },
    ...points.map((point) => ({ xMm: point.xMm - crossMm, yMm: point.yMm - crossMm, widthMm: 2 * crossMm, heightMm: 2 * crossMm })),
  ];
}

type NamedCorner = Pick<TemplateTile, 'name' | 'xMm' | 'yMm'>;

function shows({ xMm, yMm }: NamedCorner, box: Box): boolean {
  const isBeside = box.xMm > xMm + shownMm.width || box.xMm + box.widthMm < xMm;
  return !isBeside && box.yMm <= yMm + shownMm.height && box.yMm + box.heightMm >= yMm;
}

function tileName(row: number, column: number): string {
  return `${String.fromCharCode(65 + row)}${column + 1}`;
}

/** What of a mark a tile shows lies on the other tile as well. */
function isAlsoOn(other: NamedCorner, tile: NamedCorner, mark: Box): boolean {
  const [left, top] = [Math.max(mark.xMm, tile.xMm), Math.max(mark.yMm, tile.yMm)];
  const right = Math.min(mark.xMm + mark.widthMm, tile.xMm + shownMm.width);
  const foot = Math.min(mark.yMm + mark.heightMm, tile.yMm + shownMm.height);
  const isAcross = left >= other.xMm && right <= other.xMm + shownMm.width;
  return isAcross && top >= other.yMm && foot <= other.yMm + shownMm.height;
}

/** Names of the tiles that are printed: those with a line or a point that no other one shows. The last ones are left out first. */
function neededTiles(tiles: readonly NamedCorner[], marks: readonly Box[]): Set<string> {
  const shown = tiles
    .map((tile) => ({ ...tile, marks: marks.filter((mark) => shows(tile, mark)) }))
    .filter((tile) => tile.marks.length > 0);
  const kept = new Map(shown.map((tile) => [tile.name, tile]));
  for (const tile of shown.toReversed()) {
    const reach = (other: NamedCorner) =>
      Math.abs(other.xMm - tile.xMm) < shownMm.width && Math.abs(other.yMm - tile.yMm) < shownMm.height && other.name !== tile.name;
    const beside = [...kept.values()].filter(reach);
    if (tile.marks.every((mark) => beside.some((other) => isAlsoOn(other, tile, mark)))) kept.delete(tile.name);
  }
  return new Set(kept.keys());
}

/** Tiles without a line or a point, and those whose lines and points other tiles show, are left out. `pieces` are not empty. */
export function hangingTemplate(hung: readonly HungPiece[]): Template {
  const pieces = placed(hung);
  const { widthMm, heightMm } = extentOf(pieces);
  const marks = pieces.flatMap(marksOf);
  const count = (length: number, shown: number, step: number) => Math.max(1, Math.ceil((length + 2 * aroundMm - shown) / step) + 1);
  const [columns, rows] = [count(widthMm, shownMm.width, templateStepMm.width), count(heightMm, shownMm.height, templateStepMm.height)];
  const cornerOf = (row: number, column: number) => ({
    xMm: column * templateStepMm.width - aroundMm,
    yMm: row * templateStepMm.height - aroundMm,
  });
  const places = Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns] as const);
  const needed = neededTiles(
    places.map(([row, column]) => ({ name: tileName(row, column), ...cornerOf(row, column) })),
    marks,
  );
  const isShown = (row: number, column: number) => needed.has(tileName(row, column));
  const tiles = places
    .filter(([row, column]) => isShown(row, column))
    .map(([row, column]) => ({
      name: tileName(row, column),
      ...cornerOf(row, column),
      hasRight: isShown(row, column + 1),
      hasBelow: isShown(row + 1, column),
    }));
  return { pieces, tiles };
}

/** True for pieces that lie on a wall of the size a template is made for. */
export function fitsWall(hung: readonly HungPiece[]): boolean {
  const { widthMm, heightMm } = extentOf(placed(hung));
  return widthMm <= maxWallMm.width && heightMm <= maxWallMm.height;
}
