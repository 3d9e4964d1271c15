/** Shapes: an outline stretched to its box, filled, drawn as a line, or both. */
import type { DesignDocument } from '#core/design/document.ts';
import type { ShapeElement, ShapeOutline } from '#core/design/drawn-element.ts';
import { type Box, ellipsePath, heartPath, polygonPath, rectPath, roundPath } from '#core/design/outlines/outline.ts';
import { paintOf } from './paint.ts';
import { mapPath } from './path.ts';
import type { Item } from './sheet.ts';

export function outlinePath(outline: ShapeOutline, box: Box): string {
  const { xUm, yUm, widthUm, heightUm } = box;
  switch (outline.as) {
    case 'rect':
      return outline.cornerUm === undefined ? rectPath(box) : roundPath(box, outline.cornerUm);
    case 'ellipse':
      return ellipsePath(box);
    case 'heart':
      return heartPath(box);
    case 'polygon':
      return polygonPath(box, outline.corners, outline.inner);
    case 'line': {
      const y = Math.round(yUm + heightUm / 2);
      return `M ${xUm} ${y} L ${xUm + widthUm} ${y}`;
    }
    case 'path':
      return mapPath(outline.d, (x, y) => [xUm + (x * widthUm) / outline.boardWidth, yUm + (y * heightUm) / outline.boardHeight]);
  }
}

/** The fill, and the stroke above it. */
export function shapeItems(design: DesignDocument, element: ShapeElement): Item[] {
  const { id: of, outline, fill, stroke } = element;
  const d = outlinePath(outline, element);
  const items: Item[] = [];
  if (fill && outline.as !== 'line') items.push({ kind: 'fill', of, d, paint: paintOf(design, fill) });
  if (stroke) items.push({ kind: 'stroke', of, d, widthUm: stroke.widthUm, paint: paintOf(design, stroke.ink) });
  return items;
}
