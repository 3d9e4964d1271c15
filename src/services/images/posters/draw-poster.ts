/** A poster of the catalogue as a drawing, with its sample words. Stores nothing. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { PosterPicture } from '#core/catalogue/poster-picture.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { blankPoster } from '#designs/posters/blank.ts';
import type { PanelDrawing } from '#services/images/draw-card.ts';

/** What of a poster a picture shows. `format`: other than its first size, as '500x700'. */
export type ShownPoster = Omit<PosterPicture, 'poster'> & { format?: string };

/** The document that a poster's pictures show: a print without a frame. */
export function pictureOfPoster(template: PosterTemplate, { colourway, foil, format }: ShownPoster) {
  const given = { colourway, refinement: foil ?? 'none', ...(format === undefined ? {} : { format }) } as const;
  return blankPoster(template, completePhotoframe(given, { rows: photoframeOptionsRow, template }));
}

/** The sheet of a poster, with its sample words. */
export function drawPosterPanel(template: PosterTemplate, shown: ShownPoster, fonts: FontSet): PanelDrawing {
  const { design, artworks } = pictureOfPoster(template, shown);
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]));
  const [sheet] = layout(design, { fonts, artwork: (id) => byId.get(id) ?? null, photo: () => null }).sheets;
  if (!sheet) throw new Error(`poster ${template.id} has no page`);
  return { sheet, panel: 'front', photos: {} };
}
