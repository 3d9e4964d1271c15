/** A photo of a wall with a sheet of A4 on it: the corners people drag, and where pictures hang on the wall. */
import { namedSizes, type SizeMm } from '#core/values/unit.ts';
import {
  type CornersIssue,
  cornersIssue,
  type Homography,
  homographyOf,
  type PlanePoint,
  project,
  type Quad,
  sheetCorners,
} from './homography.ts';

/** Pixels of the photo. */
export type PhotoSize = { width: number; height: number };

export const sheetWays = ['upright', 'lying'] as const;
export type SheetWay = (typeof sheetWays)[number];

/** The sheet, whose upper left corner is the origin of the wall. */
export function sheetSize(way: SheetWay): SizeMm {
  const { widthMm, heightMm } = namedSizes.a4;
  return way === 'upright' ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm };
}

/** A side of the sheet that is shorter than this share of the photo cannot be marked exactly enough. */
const minShare = 0.02;

/** Where the corners lie before they are dragged: a sheet in the middle, three tenths of the photo high. */
export function firstCorners({ width, height }: PhotoSize, way: SheetWay): Quad {
  const sheet = sheetSize(way);
  const scale = (0.3 * Math.min(width, height)) / Math.max(sheet.widthMm, sheet.heightMm);
  const [w, h] = [sheet.widthMm * scale, sheet.heightMm * scale];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}

/** The corners with one of them at `point`, or at the edge of the photo. */
export function withCorner(corners: Quad, index: number, { x, y }: PlanePoint, { width, height }: PhotoSize): Quad {
  const kept = { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
  const [a, b, c, d] = corners.map((corner, at) => (at === index ? kept : corner));
  return [a ?? kept, b ?? kept, c ?? kept, d ?? kept];
}

/** The map from the wall in millimetres to the photo, or why the corners do not determine it. */
export function measureWall(corners: Quad, way: SheetWay, photo: PhotoSize): Homography | Exclude<CornersIssue, null> {
  const issue = cornersIssue(corners, minShare * Math.min(photo.width, photo.height));
  if (issue) return issue;
  const { widthMm, heightMm } = sheetSize(way);
  return homographyOf(sheetCorners(widthMm, heightMm), corners) ?? 'straight';
}

/** The map to a photo that is shown `scale` times as large. */
export function scaledWallPhoto([a, b, c, d, e, f, g, h]: Homography, scale: number): Homography {
  return [a * scale, b * scale, c * scale, d * scale, e * scale, f * scale, g, h];
}

/** True while the middle of what hangs is seen in the photo, and all of it lies in front of the camera. `corner` is its upper left one. */
export function isInSight(wall: Homography, corner: PlanePoint, { widthMm, heightMm }: SizeMm, { width, height }: PhotoSize): boolean {
  const seen = (x: number, y: number) => project(wall, { x: corner.x + x * widthMm, y: corner.y + y * heightMm });
  const middle = seen(0.5, 0.5);
  if (!middle || middle.x < 0 || middle.y < 0 || middle.x > width || middle.y > height) return false;
  return [seen(0, 0), seen(1, 0), seen(1, 1), seen(0, 1)].every((point) => point !== null);
}
