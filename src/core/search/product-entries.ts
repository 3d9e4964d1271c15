/** Entries of the products beside cards and posters. */
import { cardParts } from '#core/catalogue/accessories.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { merchSkus } from '#core/products/merch/goods.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Say } from './entries.ts';
import type { SearchEntry } from './entry.ts';

type ProductSource = { id: string; name: Message; text: Message | null; hasPhoto: boolean };

function source(id: string, name: string, text: string | null, hasPhoto = true): ProductSource {
  return { id, name: message(name), text: text === null ? null : message(text), hasPhoto };
}

function range(id: string, type: string, hasPhoto = true): ProductSource {
  return source(id, `range.${type}.plural`, `range.${type}.lead`, hasPhoto);
}

/** Whole ranges before their kinds: ties keep this order. */
const sources: readonly ProductSource[] = [
  range('calendars', 'calendar'),
  ...calendarTypes.map((key) => source(`cal-${key}`, `range.calendar.${key}`, `range.calendar.${key}.text`)),
  range('photobooks', 'photobook'),
  range('photoprints', 'photoprint'),
  range('photobox', 'photobox'),
  range('collages', 'collage'),
  source('wall-art', 'range.wall-art.title', 'range.wall-art.text'),
  ...materialKeys.map((key) => source(`wall-${key}`, `material.${key}`, `wall-art.for.${key}`)),
  range('merch', 'merch'),
  ...merchSkus.map((sku) => source(sku, `merch.title.${sku}`, `merch.note.${sku}`)),
  range('accessories', 'accessory', false),
  ...[...cardParts.slice(1), 'tag'].map((part) => source(`acc-${part}`, `range.accessory.${part}`, `range.accessory.${part}.text`, false)),
  source('gift-voucher', 'range.gift-voucher.title', 'range.gift-voucher.text', false),
  source('samples', 'menu.samples', 'cart.samples.papers.text', false),
  source('own-file', 'types.own-file', null, false),
];

/** The products, by the ids by which `called` of the language has their words. */
export function productEntries(say: Say, called: (id: string) => readonly string[], channels: number): SearchEntry[] {
  return sources.map(({ id, name, text, hasPhoto }, at) => ({
    id,
    group: 'product',
    name: say(name),
    titles: [],
    facts: hasPhoto ? { motif: ['photo'] } : {},
    colourways: [],
    words: called(id),
    description: text ? say(text) : '',
    text: '',
    lead: null,
    popularity: 0,
    isBestseller: false,
    created: '',
    sort: at,
    channels,
  }));
}
