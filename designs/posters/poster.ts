/** Builder of posters: a design draws one face whose short side is 300 mm, and the page enlarges it to any size of its shape. */
import type { PosterColourway, PosterTemplate } from '#core/catalogue/poster.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { Element, Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { type Face, faceOn } from '#designs/drawing/face.ts';
import pressColours from './press-colours.json' with { type: 'json' };

/** Millimetres of the short side, before enlarging. */
export const shortSideMm = 300;

export type PosterFace = Face & {
  /** Colour of the whole sheet, to the bleed. */
  ground(ink: string): void;
};

/**
 * `draw` is a pure function of the face: width and height are 300 and 300 to 453 in the design's shape, and `bleedBox` reaches as far as is
 * printed (on canvas around the edge), so grounds and shapes that leave the sheet go on to there.
 */
export type PosterDesign = {
  template: PosterTemplate;
  /** Ink tokens that become foil where one is chosen. It is stamped onto the printed sheet, so nothing may lie above their shapes. */
  foil?: readonly string[];
  draw(face: PosterFace): void;
};

/** Names the geometry that a drawing was made for: another size has another drawing under another id. */
function geometryKey({ widthUm, heightUm, bleedUm = 0, panels }: PageGeometry): string {
  return [widthUm, heightUm, bleedUm, panels[0]?.xUm ?? 0].map((um) => Math.round(um / 1000)).join('-');
}

/** The design on the page of a product; the first panel is what is seen of it from the front. */
export function drawPoster(
  { template, draw }: Pick<PosterDesign, 'template' | 'draw'>,
  geometry: PageGeometry,
): { page: Page; artworks: Artwork[] } {
  const [panel] = geometry.panels;
  if (!panel) throw new Fault('internal', `no panel for poster ${template.id}`);
  const bleed = (geometry.bleedUm ?? 0) / 1000;
  const [x, y] = [panel.xUm / 1000, panel.yUm / 1000];
  const page: Page = { ...geometry, background: null, elements: [] as Element[] };
  const artworks: Artwork[] = [];
  const face = faceOn(
    {
      panel,
      margins: {
        left: bleed + x,
        top: bleed + y,
        right: bleed + (geometry.widthUm - panel.widthUm) / 1000 - x,
        foot: bleed + (geometry.heightUm - panel.heightUm) / 1000 - y,
      },
      elements: page.elements,
      artworks,
      texts: template.texts,
      owner: `poster "${template.id}"`,
      artworkId: (number) => `${template.id}.${geometryKey(geometry)}.${number}`,
    },
    { zoom: Math.min(panel.widthUm, panel.heightUm) / 1000 / shortSideMm },
  );
  draw({
    ...face,
    ground(ink) {
      page.background = ink;
    },
  });
  return { page, artworks };
}

/** c, m, y, k in per cent by screen colour, made by tools/press-colours.ts from the shop's output profile. */
const press = new Map(Object.entries(pressColours));

/**
 * Inks from screen colours '#rrggbb', from which a lab prints posters; a press prints them in the swatches of the table. A colour that is not
 * in the table yet is bare paper: a test names it.
 */
export function posterInks(colours: Readonly<Record<string, string>>): Record<string, Ink> {
  const inks = Object.entries(colours).map(([token, hex]): [string, Ink] => {
    const [c = 0, m = 0, y = 0, k = 0] = press.get(hex) ?? [];
    return [token, { c, m, y, k, hex }];
  });
  return Object.fromEntries(inks);
}

/** The row of a design, whose inks say what of them becomes foil. */
export function templateOf({ template, foil = [] }: PosterDesign): PosterTemplate {
  const stamped = (colourway: PosterColourway): PosterColourway => {
    const inks = Object.entries(colourway.inks).map(([token, ink]) => [token, foil.includes(token) ? { ...ink, finish: true } : ink]);
    return { ...colourway, inks: Object.fromEntries(inks) };
  };
  const [first, ...others] = template.colourways;
  return { ...template, colourways: [stamped(first), ...others.map(stamped)] };
}
