/** Blank documents and drawings of catalogue designs, drawn by their family and cached. */

import { LRUCache } from 'lru-cache';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import { documentVersion } from '#core/design/document.ts';
import type { Refinement } from '#core/design/refinement.ts';

import type { CardDocument } from '#core/products/card/choice.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardRefinementIssue } from '#core/products/card/options.ts';
import { Fault } from '#core/values/fault.ts';
import type { FamilyCard } from './family.ts';
import { families } from './registry.ts';

/** Holds every form and format of a few hundred designs in use at once. */
const cards = new LRUCache<string, FamilyCard>({ max: 400 });

/** Pages and drawings of a row in a form and format. Throws Fault 'not-found' when the design does not come in it. */
export function drawCard(row: DesignTemplate, form: string, format: string, pageCount?: number): FamilyCard {
  const offered = row.forms.find((one) => one.form === form && one.format === format);
  if (!offered) {
    throw new Fault('not-found', `${row.id} has no ${form} ${format}`, {
      text: { key: 'fault.no-format' },
    });
  }
  const key = JSON.stringify([row, form, format, pageCount]);
  const known = cards.get(key);
  if (known) return known;
  const family = families.find((candidate) => candidate.key === row.family);
  if (!family) throw new Error(`no family ${row.family} for design ${row.id}`);
  const card = family.draw(row, offered.form, offered.format, pageCount);
  cards.set(key, card);
  return card;
}

/** The document a customer begins with. An unknown colourway becomes the first, a refinement the design does not offer becomes none. */
export function blankDesign(
  row: DesignTemplate,
  form: CardForm,
  format: CardFormat,
  colourwayKey: string | undefined,
  refinement: Refinement | undefined,
  pageCount?: number,
): CardDocument {
  const colourway = row.colourways.find((candidate) => candidate.key === colourwayKey) ?? row.colourways[0];
  if (!colourway) throw new Error(`design ${row.id} has no colourway`);
  const offered =
    refinement && refinement !== 'none' && row.refinements.includes(refinement) && !cardRefinementIssue(form, refinement)
      ? refinement
      : 'none';
  return {
    version: documentVersion,
    product: {
      type: 'card',
      template: row.id,
      colourway: colourway.key,
      refinement: offered,
      form,
      format,
      ...(pageCount === undefined ? {} : { pageCount }),
    },
    inks: colourway.inks,
    pages: drawCard(row, form, format, pageCount).pages,
  };
}

/** A drawing by the id documents name, looked up among the drawings of the document's own card. */
export function artworksOf(row: DesignTemplate, form: string, format: string): Map<string, Artwork> {
  return new Map(drawCard(row, form, format).artworks.map((artwork) => [artwork.id, artwork]));
}
