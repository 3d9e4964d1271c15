/** Names of catalogue pages: titles, descriptions, lines under tiles, breadcrumbs. Built from product, category and design name. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

import { formNames } from '#core/products/card/options.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { pagePath } from '#core/site/address.ts';
import type { Channel } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { joinAnd } from '#core/values/text.ts';
import { categoryOf } from './categories.ts';
import { refinementNames } from './colours.ts';
import { occasionOf, voiceOf } from './occasions.ts';

type Site = { channel: Channel; locale: Locale };

/** Pairs of occasion and category, or of occasion and product type, that German has one word for. */
const oneWord: Record<string, { name: string; plural: string }> = {
  'valentinstag.card': { name: 'Valentinskarte', plural: 'Valentinskarten' },
  'valentinstag.greeting-card': { name: 'Valentinskarte', plural: 'Valentinskarten' },
  'vatertag.card': { name: 'Vatertagskarte', plural: 'Vatertagskarten' },
  'vatertag.greeting-card': { name: 'Vatertagskarte', plural: 'Vatertagskarten' },
  'weihnachten.card': { name: 'Weihnachtskarte', plural: 'Weihnachtskarten' },
  'weihnachten-business.card': { name: 'Weihnachtskarte für Unternehmen', plural: 'Weihnachtskarten für Unternehmen' },
  'geburt.announcement': { name: 'Geburtskarte', plural: 'Geburtskarten' },
  'geburt.greeting-card': { name: 'Geburtskarte', plural: 'Geburtskarten' },
  'weihnachten.greeting-card': { name: 'Weihnachtskarte', plural: 'Weihnachtskarten' },
  'weihnachten-business.greeting-card': { name: 'Weihnachtskarte für Unternehmen', plural: 'Weihnachtskarten für Unternehmen' },
  'ostern.greeting-card': { name: 'Osterkarte', plural: 'Osterkarten' },
  'trauer.announcement': { name: 'Traueranzeige', plural: 'Traueranzeigen' },
};

/** "Einladung zur Hochzeit", "Geburtskarte". */
export function kindOf(occasion: string, category: string): string {
  const one = oneWord[`${occasion}.${category}`];
  if (one) return one.name;
  return [categoryOf(category).name, occasionOf(occasion).phrase].filter(Boolean).join(' ');
}

/** "Olivia, Einladung zur Hochzeit" */
export function cardTitle(row: DesignTemplate): string {
  return `${row.name}, ${kindOf(row.occasion, row.category)}`;
}

/** Name of an order line: the same as the title. */
export function cardTitleInCart(row: DesignTemplate): string {
  return cardTitle(row);
}

/** "Einladung, A6": the line under a tile; a folded card says so. */
export function cardLine(row: DesignTemplate, form: CardForm, format: CardFormat): string {
  const one = oneWord[`${row.occasion}.${row.category}`];
  const what = one?.name ?? categoryOf(row.category).name;
  return form === 'folded' ? `${what}, ${formNames.folded} ${cardFormats[format].name}` : `${what}, ${cardFormats[format].name}`;
}

/** Description of a card's page, at most about 160 characters. */
export function cardMetaDescription(row: DesignTemplate): string {
  const foils = row.refinements.map((key) => refinementNames[key]);
  const finish = foils.length === 0 ? '' : ` Auf Wunsch mit ${foils.length > 2 ? `${foils[0]} und mehr` : joinAnd(foils)}.`;
  const own = voiceOf(row.occasion) === 'du' ? 'Mit deinen Worten und Fotos' : 'Mit Ihren Worten und Fotos';
  return `${cardTitle(row)}. ${own}, gedruckt ab einem Stück auf zehn Papieren.${finish}`;
}

/** Heading of a list: "Einladungen zur Hochzeit", "Karten zur Hochzeit", "Einladungen", "Karten". */
export function listTitle(filter: { occasion?: string | null; category?: string | null }): string {
  const kind = filter.category || 'card';
  const one = oneWord[`${filter.occasion}.${kind}`];
  if (one) return one.plural;
  const what = categoryOf(kind).plural;
  return [what, filter.occasion ? occasionOf(filter.occasion).phrase : ''].filter(Boolean).join(' ');
}

/** Address of the list, narrowed to an occasion. */
export function listPath(site: Site, occasion: string | null = null): string {
  return pagePath('cards', site, {}, occasion ? [['occasion', occasion]] : []);
}

export type Crumb = { name: string; path: string };

/** From the start page to a card. */
export function breadcrumbs(row: DesignTemplate, site: Site): Crumb[] {
  return [
    { name: 'Start', path: pagePath('home', site) },
    { name: 'Karten', path: listPath(site) },
    { name: occasionOf(row.occasion).name, path: listPath(site, row.occasion) },
    { name: row.name, path: pagePath('card', site, { card: row.id }) },
  ];
}
