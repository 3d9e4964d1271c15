/** The artwork of a catalogue card by itself, laid out. Stores nothing. */
import { shownRefinement } from '#core/catalogue/list.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { documentVersion } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { familyOf } from '#designs/registry.ts';
import type { PanelDrawing } from '#services/images/draw-card.ts';

/** The front of a card with its artwork alone, on no ground. Throws an Error when the row has no such colourway. */
export function drawArtwork(row: DesignTemplate, colourway: string, fonts: FontSet): PanelDrawing {
  const [first] = row.forms;
  const chosen = row.colourways.find(({ key }) => key === colourway);
  if (!first || !chosen) throw new Error(`no card ${row.id} in ${colourway}`);
  const { form, format } = first;
  const drawn = familyOf(row.family).draw(row, form, format);
  const [front] = drawn.pages;
  const panel = front?.panels.find(({ id }) => id === 'front') ?? front?.panels[0];
  if (!front || !panel) throw new Error(`no front of ${row.id}`);
  const design: CardDocument = {
    version: documentVersion,
    product: { type: 'card', template: row.id, colourway, refinement: shownRefinement(row, form), form, format },
    inks: chosen.inks,
    pages: [{ ...front, background: null, elements: front.elements.filter(({ kind }) => kind === 'artwork') }],
  };
  const artworks = new Map(drawn.artworks.map((artwork) => [artwork.id, artwork]));
  const { sheets } = layout(design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null });
  const [sheet] = sheets;
  if (!sheet) throw new Error(`no page of ${row.id}`);
  return { sheet, panel: panel.id, photos: {} };
}
