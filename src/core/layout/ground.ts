/** Background of a page: its colour, and a pattern or photo above it, to the bleed. */

import type { DesignDocument, Ground, Page } from '#core/design/document.ts';
import { groundPanel } from '#core/design/ground.ts';
import { type Box, rectPath } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { copyId, type PrintedPage } from '#core/design/spread/spread-pages.ts';
import { Fault } from '#core/values/fault.ts';
import { libraryPattern, tiledPaths } from './ground-pattern.ts';
import { translucent } from './opacity.ts';
import { paintOf } from './paint.ts';
import { photoPicture } from './photo.ts';
import type { Resources } from './resources.ts';
import type { Item } from './sheet.ts';

const of = 'background';
const paperHex = '#ffffff';
/** A finer pattern looks like a tint and makes print files too large. */
const maxTiles = 5_000;
const maxShapes = 40_000;

/** Unknown inks, drawings and photos, and patterns of too many pieces, throw 'bad-input'. */
export function groundItems(design: DesignDocument, page: PrintedPage, resources: Resources): Item[] {
  const holes = glueHoles(page);
  const d = [rectPath(groundArea(page, null)), ...holes].join(' ');
  const colour: Item[] = page.background === null ? [] : [{ kind: 'fill', of, d, paint: paintOf(design, page.background) }];
  const { ground } = page;
  if (!ground) return colour;
  const area = spannedArea(page) ?? groundArea(page, groundPanel(ground));
  const clip = page.groundSpan ? d : [rectPath(area), ...holes].join(' ');
  const id = page.groundSpan && page.groundSpan.fromUm < 0 ? copyId(of) : of;
  switch (ground.kind) {
    case 'pattern':
      return [...colour, pattern(design, ground, area, clip, resources)];
    case 'library-pattern': {
      const items = libraryPattern(design, ground, area, clip, resources.fonts.drawings).map((item) => ({ ...item, of: id }));
      return [...colour, ...(ground.opacity === undefined ? items : translucent(id, items, ground.opacity))];
    }
    case 'photo': {
      const { photoId, crop, filter, opacity } = ground;
      const photo = photoPicture({ id, ...area, crop, ...(filter ? { filter } : {}) }, photoId, clip, resources);
      if (opacity === undefined) return [...colour, photo];
      const { hex } = page.background === null ? { hex: paperHex } : paintOf(design, page.background);
      return [...colour, ...translucent(id, [{ ...photo, seenThrough: { opacity, hex } }], opacity)];
    }
  }
}

/** Both pages of a spread with the bleed, where the ground lies across them: as wide as the page, and as much as the span has besides. */
function spannedArea(page: PrintedPage): Box | null {
  if (!page.groundSpan) return null;
  const { fromUm, toUm } = page.groundSpan;
  const { xUm, widthUm, ...rest } = groundArea(page, null);
  return { ...rest, xUm: xUm + fromUm, widthUm: widthUm - page.widthUm + toUm - fromUm };
}

/** The page, or one panel of it, with the bleed at the sides that are trimmed. An unknown panel counts as the page. */
export function groundArea(page: Page, panelId: string | null): Box {
  const { bleedUm } = pageGuides(page);
  const panel = page.panels.find(({ id }) => id === panelId) ?? { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm };
  const left = panel.xUm === 0 ? -bleedUm : panel.xUm;
  const top = panel.yUm === 0 ? -bleedUm : panel.yUm;
  const [right, foot] = [panel.xUm + panel.widthUm, panel.yUm + panel.heightUm];
  return {
    xUm: left,
    yUm: top,
    widthUm: right + (right === page.widthUm ? bleedUm : 0) - left,
    heightUm: foot + (foot === page.heightUm ? bleedUm : 0) - top,
  };
}

/** How far ink may reach into an area for glue, so that a fold beside the tab shows no paper. */
const underGlueUm = 1_000;

/**
 * Areas for glue as holes of the ground, to the bleed where they lie at the trim: glue does not hold on ink. They run against the direction
 * of the ground's rectangle.
 */
function glueHoles(page: Page): string[] {
  const { bleedUm } = pageGuides(page);
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
  const tiles = { xUm: area.xUm, yUm: area.yUm, columns, rows, widthUm: ground.tileWidthUm, heightUm: ground.tileHeightUm };
  const items = shapes.map((shape): Item => {
    const paint = paintOf(design, shape.ink);
    const d = tiledPaths(shape.d, tiles).join(' ');
    return shape.strokeUm === undefined ? { kind: 'fill', of, d, paint } : { kind: 'stroke', of, d, widthUm: shape.strokeUm, paint };
  });
  return { kind: 'group', of, clip, matrix: null, items };
}
