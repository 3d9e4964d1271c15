/** Names of catalogue pages: titles, descriptions, lines under tiles, breadcrumbs. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardSizeName, formatName, formName } from '#core/products/card/names.ts';
import { buildPath, pagePath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import type { Channel } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { type Message, message, verbatim, withFormality } from '#core/values/message.ts';
import { categoryName, categoryPlural } from './categories.ts';
import { formalityOf, isOccasion, occasionName } from './occasions.ts';

type Site = { channel: Channel; locale: Locale };

/** A kind of thing for an occasion. The text of the occasion may have a word of its own for the kind. */
function titleOf(occasion: string, kind: string, what: Message): Message {
  return isOccasion(occasion) ? message(`title.${occasion}`, { kind, what }) : what;
}

/** "Einladung zur Hochzeit", "Geburtskarte". */
export function kindOf(occasion: string, category: string): Message {
  return titleOf(occasion, category, categoryName(category));
}

/** "Olivia, Einladung zur Hochzeit"; order lines and pages say the same. */
export function cardTitle(row: DesignTemplate): Message {
  if (row.isBlank) return message(row.name.includes(',') ? 'title.blank.parts' : 'title.blank', { name: row.name });
  return message('title.design', { name: row.name, title: kindOf(row.occasion, row.category) });
}

/** Forms that the name of a card's category tells, or that are no more than a sheet: "Geschenkanhänger", "Einladung". */
const unnamedForms: ReadonlySet<CardForm> = new Set([
  'flat',
  'sticker-round',
  'sticker-heart',
  'sticker-rect',
  'bottle-label',
  'sparkler-label',
  'gift-tag',
  'place-card',
  'insert-sheet',
  'band',
  'confetti',
  'wind-light',
  'envelope',
  'booklet',
]);

/** "A6"; every other form says what it is: "Klappkarte A6", "Leporello A6". */
export function shapeName(form: CardForm, format: CardFormat): Message {
  return unnamedForms.has(form) ? cardSizeName(format) : formatName(form, format);
}

/** "Einladung, A6": the line under a tile. */
export function cardLine({ occasion, category, isBlank, forms }: DesignTemplate, form: CardForm, format: CardFormat): Message {
  if (isBlank) return forms.length > 1 ? message('title.blank.formats', { count: forms.length }) : cardSizeName(format);
  const kind = message('title.kind', { pair: `${occasion}.${category}`, what: categoryName(category) });
  return message('title.tile', { kind, shape: shapeName(form, format) });
}

/** What else a tile stands for: "auch als Leporello und Trio", "von 18 bis 90". Null for a design in one form alone. */
export function alsoLine(row: DesignTemplate, form: CardForm, others: readonly DesignTemplate[]): Message | null {
  const all = [row, ...others];
  const ages = all.flatMap(({ numeral }) => (numeral ? [numeral.age] : []));
  if (ages.length > 1) return message('title.ages', { from: Math.min(...ages), to: Math.max(...ages) });
  const forms = new Set(all.flatMap((one) => one.forms.map((shape) => shape.form)));
  const further = [...forms].filter((one) => one !== form);
  return further.length > 0 ? message('title.also', { forms: further.map(formName) }) : null;
}

/** Description of a card's page, at most about 160 characters. */
export function cardMetaDescription(row: DesignTemplate): Message {
  const title = cardTitle(row);
  const refinements = row.refinements.map((key) => message(`finish.${key}`));
  const [first] = refinements;
  const named = first && refinements.length > 2 ? message('title.refinements.more', { first }) : refinements;
  const text = first ? message('title.description.refined', { title, refinements: named }) : message('title.description', { title });
  return withFormality(text, formalityOf(row.occasion));
}

/** Heading of a list: "Einladungen zur Hochzeit", "Karten zur Hochzeit", "Einladungen", "Karten". */
export function listTitle({ occasion, category }: { occasion?: string | null; category?: string | null }): Message {
  const kind = category || 'card';
  return titleOf(occasion ?? '', `${kind}.plural`, categoryPlural(kind));
}

/** "Olivia, Kollektion zur Hochzeit" */
export function themeTitle(name: string, occasion: string): Message {
  return message('title.design', { name, title: titleOf(occasion, 'collection', message('title.collection')) });
}

/** Address of the list, narrowed to an occasion. */
export function listPath(site: Site, occasion: string | null = null): string {
  return pagePath('cards', site, {}, occasion ? [['occasion', occasion]] : []);
}

export type Crumb = { name: Message; path: string };

/** From the start page to a card. */
export function breadcrumbs(row: DesignTemplate, site: Site): Crumb[] {
  const own = { name: verbatim(row.name), path: pagePath('card', site, { card: row.id }) };
  const start = { name: message('list.start'), path: pagePath('home', site) };
  if (row.isBlank) return [start, { name: message('title.types'), path: buildPath(site, [pathPattern('card-types')]) }, own];
  return [
    start,
    { name: categoryPlural('card'), path: listPath(site) },
    { name: occasionName(row.occasion), path: listPath(site, row.occasion) },
    own,
  ];
}
