/** A panel of a catalogue card as a drawing: sample words, foil with light on it, sample pictures in empty photo slots. Stores nothing. */

import { shownRefinement } from '#core/catalogue/list.ts';
import type { CardPicture } from '#core/catalogue/picture.ts';
import { wordedPages } from '#core/catalogue/suite/own-words.ts';
import type { TileWords } from '#core/catalogue/suite/tile-words.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { documentVersion, type Page } from '#core/design/document.ts';

import type { Refinement } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { familyOf } from '#designs/registry.ts';
import { sampleHref, samplePicture } from './sample-picture.ts';
import type { SlotOwner } from './sample-scenes/choice.ts';

/** A Sheet and what part of it is to be seen; `photos` are addresses (data URIs) by photo id. Plain data: it may go to another thread. */
export type PanelDrawing = { sheet: Sheet; panel: string; photos: Record<string, string> };

/** `words` stand in the place of those of the samples; `refinement` in that of the one that tiles show. Throws an Error when the row has no such colourway or panel. */
export function drawCardPanel(
  row: DesignTemplate,
  { form, format, colourway, panel }: CardPicture,
  fonts: FontSet,
  words: TileWords | null = null,
  refinement: Refinement = shownRefinement(row, form),
): PanelDrawing {
  const chosen = row.colourways.find(({ key }) => key === colourway);
  if (!chosen) throw new Error(`no card ${row.id} in ${colourway}`);
  const drawn = familyOf(row.family).draw(row, form, format);
  const shown = panel === 'front' ? firstPanel(drawn.pages) : panel;
  const worded = words ? wordedPages(drawn.pages, row.details ?? null, words) : drawn.pages;
  const { pages, samples } = withSamples(worded, chosen.inks, {
    occasion: row.occasion,
    isThanks: row.category === 'thank-you-card',
    seed: row.seed,
  });
  const design: CardDocument = {
    version: documentVersion,
    product: { type: 'card', template: row.id, colourway, refinement, form, format },
    inks: chosen.inks,
    pages: pages.filter(({ panels }) => panels.some(({ id }) => id === shown)),
  };
  const artworks = new Map(drawn.artworks.map((artwork) => [artwork.id, artwork]));
  const { sheets } = layout(design, {
    fonts,
    artwork: (id) => artworks.get(id) ?? null,
    photo: (id) => samples.get(id)?.facts ?? null,
  });
  const [sheet] = sheets;
  if (!sheet?.panels.some(({ id }) => id === shown)) throw new Error(`no page of ${row.id} has the panel ${panel}`);
  return { sheet, panel: shown, photos: Object.fromEntries(Array.from(samples, ([id, { href }]) => [id, href])) };
}

/** The panel called 'front', or the first one of products that have several fronts. */
function firstPanel(pages: readonly Page[]): string {
  const panels = pages.flatMap((page) => page.panels);
  return (panels.find(({ id }) => id === 'front') ?? panels[0])?.id ?? 'front';
}

type Sample = { facts: { id: string; width: number; height: number }; href: string };

/** The same pages with a sample picture, as large as the slot, in every empty photo slot. */
function withSamples(
  pages: readonly Page[],
  inks: CardDocument['inks'],
  owner: SlotOwner,
): { pages: Page[]; samples: Map<string, Sample> } {
  const samples = new Map<string, Sample>();
  const filled = pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (element.kind !== 'photo' || element.photoId !== null) return element;
      const id = `sample-${element.id}`;
      const { widthUm, heightUm } = element;
      const sample = samplePicture({ hex: inks[element.ink]?.hex ?? '#b0b0b0', widthUm, heightUm }, owner, samples.size);
      samples.set(id, { facts: { id, width: sample.width, height: sample.height }, href: sampleHref(sample) });
      return { ...element, photoId: id };
    }),
  }));
  return { pages: filled, samples };
}
