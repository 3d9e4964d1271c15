/** Background of a page: its colour, and a pattern or photo above it, to the bleed. */

import type { DesignDocument, Ground, Page } from '#core/design/document.ts';
import { type Box, rectPath } from '#core/design/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { Fault } from '#core/values/fault.ts';
import { paintOf } from './paint.ts';
import { movePath } from './path.ts';
import { photoPicture } from './photo.ts';
import type { Resources } from './resources.ts';
import type { Item } from './sheet.ts';

const of = 'background';
/** A finer pattern looks like a tint and makes print files too large. */
const maxTiles = 5_000;
const maxShapes = 40_000;

/** Unknown inks, drawings and photos, and patterns of too many pieces, throw 'bad-input'. */
export function groundItems(design: DesignDocument, page: Page, resources: Resources): Item[] {
  const { bleedUm } = pageGuides(page);
  const area = { xUm: -bleedUm, yUm: -bleedUm, widthUm: page.widthUm + 2 * bleedUm, heightUm: page.heightUm + 2 * bleedUm };
  const d = [rectPath(area), ...glueHoles(page, bleedUm)].join(' ');
  const colour: Item[] = page.background === null ? [] : [{ kind: 'fill', of, d, paint: paintOf(design, page.background) }];
  if (!page.ground) return colour;
  if (page.ground.kind === 'pattern') return [...colour, pattern(design, page.ground, area, d, resources)];
  const { photoId, crop, filter } = page.ground;
  return [...colour, photoPicture({ id: of, ...area, crop, ...(filter ? { filter } : {}) }, photoId, d, resources)];
}

/** How far ink may reach into an area for glue, so that a fold beside the tab shows no paper. */
const underGlueUm = 1_000;

/**
 * Areas for glue as holes of the ground, to the bleed where they lie at the trim: glue does not hold on ink. They run against the direction
 * of the ground's rectangle.
 */
function glueHoles(page: Page, bleedUm: number): string[] {
  return (page.glue ?? []).map(({ xUm, yUm, widthUm, heightUm }) => {
    const left = xUm === 0 ? -bleedUm : xUm + underGlueUm;
    const top = yUm === 0 ? -bleedUm : yUm + underGlueUm;
    const right = xUm + widthUm === page.widthUm ? page.widthUm + bleedUm : xUm + widthUm - underGlueUm;
    const foot = yUm + heightUm === page.heightUm ? page.heightUm + bleedUm : yUm + heightUm - underGlueUm;
    return `M ${left} ${top} L ${left} ${foot} L ${right} ${foot} L ${right} ${top} Z`;
  });
}

/** Tiles from the upper left corner of the bleed, each shape of the drawing in all tiles before the next one. */
function pattern(
  design: DesignDocument,
  ground: Extract<Ground, { kind: 'pattern' }>,
  area: Box,
  clip: string,
  resources: Resources,
): Item {
  const artwork = resources.artwork(ground.artworkId);
  if (!artwork) throw new Fault('bad-input', `unknown artwork ${ground.artworkId}`);
  const columns = Math.ceil(area.widthUm / ground.tileWidthUm);
  const rows = Math.ceil(area.heightUm / ground.tileHeightUm);
  const shapes = artwork.groups.flatMap((group) => group.shapes);
  if (columns * rows > maxTiles || columns * rows * shapes.length > maxShapes) {
    throw new Fault('bad-input', `pattern of ${columns} × ${rows} tiles is too fine`);
  }
  const items = shapes.map((shape): Item => {
    const tiles: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        tiles.push(movePath(shape.d, area.xUm + column * ground.tileWidthUm, area.yUm + row * ground.tileHeightUm));
      }
    }
    const paint = paintOf(design, shape.ink);
    const d = tiles.join(' ');
    return shape.strokeUm === undefined ? { kind: 'fill', of, d, paint } : { kind: 'stroke', of, d, widthUm: shape.strokeUm, paint };
  });
  return { kind: 'group', of, clip, matrix: null, items };
}
