/** Builder of posters: a design draws one face whose short side is 300 mm, and the page enlarges it to any size of its shape. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { Element, Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { type Face, faceOn } from '#designs/drawing/face.ts';

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
export type PosterDesign = { template: PosterTemplate; draw(face: PosterFace): void };

/** Names the geometry that a drawing was made for: another size has another drawing under another id. */
function geometryKey({ widthUm, heightUm, bleedUm = 0, panels }: PageGeometry): string {
  return [widthUm, heightUm, bleedUm, panels[0]?.xUm ?? 0].map((um) => Math.round(um / 1000)).join('-');
}

/** The design on the page of a product; the first panel is what is seen of it from the front. */
export function drawPoster({ template, draw }: PosterDesign, geometry: PageGeometry): { page: Page; artworks: Artwork[] } {
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

/** Per cent of the strongest of the three, as a share of black: what a press would take for a screen colour, roughly. */
function cmykOf(hex: string): Omit<Ink, 'hex' | 'finish'> {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
  const most = Math.max(r, g, b);
  const part = (value: number) => (most === 0 ? 0 : Math.round((1 - value / most) * 100));
  return { c: part(r), m: part(g), y: part(b), k: Math.round((1 - most) * 100) };
}

/** Inks from screen colours '#rrggbb': a lab prints posters from them, and their CMYK is only an approximation. */
export function posterInks<Token extends string>(colours: Readonly<Record<Token, string>>): Record<Token, Ink> {
  return Object.fromEntries(Object.entries<string>(colours).map(([token, hex]) => [token, { ...cmykOf(hex), hex }])) as Record<Token, Ink>;
}
