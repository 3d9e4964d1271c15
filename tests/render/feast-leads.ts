/** Designs of feasts with guests: what the code of an event's page is printed on. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Edit } from '#core/design/edit.ts';
import { applyEdits } from '#core/design/edit.ts';
import type { Refinement } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet, Resources } from '#core/layout/resources.ts';
import { placeCode } from '#core/preflight/code/place-code.ts';
import { checkedOf } from '#core/preflight/preflight.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { leadRows } from '#designs/rows.ts';
import { isLongForm } from '#tests/long-form.ts';
import type { CardCase } from './card-cases.ts';

const feasts =
  /^(?:(?:goldene-|silberne-)?hochzeit|taufe|kommunion|konfirmation|firmung|jugendweihe|einschulung|(?:kinder)?geburtstag(?:-\d+)?|sommerfest|firmenfeier|dinner)$/;

export const feastLeads: readonly DesignTemplate[] = leadRows.filter(({ occasion }) => feasts.test(occasion));

export const feastCases: readonly CardCase[] = feastLeads.flatMap((row) =>
  row.forms.map(({ form, format }) => ({ name: `${row.id} ${form} ${format}`, row, form, format })),
);

/** Flat cards whose words fill their back: their other forms have a place. */
export const withoutPlace: readonly string[] = ['lorbeer flat a6', 'gartentor flat a6', 'charleston flat a6'];

/** On the dark colourways of these the address is a little smaller than 8 pt, which the customer confirms. */
export const withSmallWords: readonly string[] = ['undwir flat a6', 'feigenhof flat a6', 'magnolie flat a6'];

export type Variant = { colourway: string; refinement: Refinement };

/** Every colourway without a finish and with each finish that the design is sold with. In the short form each of them once. */
export function variantsOf({ row }: CardCase): Variant[] {
  const finishes: readonly Refinement[] = ['none', ...row.refinements];
  const keys = row.colourways.map(({ key }) => key);
  if (isLongForm) return keys.flatMap((colourway) => finishes.map((refinement) => ({ colourway, refinement })));
  const count = Math.max(keys.length, finishes.length);
  return Array.from({ length: count }, (_, at) => ({
    colourway: keys[at % keys.length] ?? '',
    refinement: finishes[at % finishes.length] ?? 'none',
  }));
}

/** Words of the longest address that a code of 29 modules holds. */
function codeWords(content: string) {
  const address = content.replace(/^HTTPS:\/\//, '').replace(/^[^/]+\/E\//, 'federleicht.de/e/');
  return { content, caption: `Antwort und Ablauf:\n${address}`, labels: { code: 'QR-Code', caption: 'Zeile zum Code' } };
}

/** The design with a code, laid out as its resources say. `edits` null: it has no place for one. */
export function codedCard({ row, form, format }: CardCase, { colourway, refinement }: Variant, content: string, fonts: FontSet) {
  const artworks = artworksOf(row, form, format);
  const resources: Resources = { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null };
  const blank = blankDesign(row, form, format, colourway, refinement) as CardDocument;
  const limits = limitsOf(blank.product);
  const edits: Edit[] | null = placeCode(checkedOf(blank, layout(blank, resources), resources, limits), codeWords(content));
  const applied = edits && applyEdits(blank, edits);
  return { edits, design: (applied?.design ?? blank) as CardDocument, resources, limits };
}
