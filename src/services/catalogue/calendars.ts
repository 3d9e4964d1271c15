/** Handlers of calls about calendars. Every price is the product's own, whichever path asks for it. */
import type { calendarCalls } from '#api/calendar/calls.ts';
import type { CalendarEntry } from '#core/calendar/entries.ts';
import { officialSchoolHolidaysOf } from '#core/calendar/official-school-holidays.ts';
import { calendarPictureBase } from '#core/catalogue/calendar-picture.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { maxBands } from '#core/design/calendar/grid-element.ts';
import { deliverySentence } from '#core/order/delivery.ts';
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import type { CalendarDesignGroup } from '#core/products/calendar/design/group.ts';
import { designGroups, findDesignGroup } from '#core/products/calendar/design/registry.ts';
import { type CalendarType, calendarKinds, calendarTypes, calendarWorkingDays } from '#core/products/calendar/kinds.ts';
import { lowestCalendar } from '#core/products/calendar/lowest.ts';
import { calendarFormatName, calendarName, mountingName } from '#core/products/calendar/names.ts';
import { calendarOptions } from '#core/products/calendar/options.ts';
import { calendarPrice, calendarQuantities } from '#core/products/calendar/price.ts';
import { calendar } from '#core/products/calendar/product.ts';
import { type CalendarOptions, type CalendarPrices, pricedOptionsRow } from '#core/products/calendar/rows.ts';
import { calendarSkuOfChoice } from '#core/products/calendar/sku.ts';
import { offeredStarts } from '#core/products/calendar/start.ts';
import { calendarWeightMg } from '#core/products/calendar/weight.ts';
import { withEntries } from '#core/products/calendar/with-entries.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { summaryOf } from '#services/design-summary.ts';
import { documentPool } from '#services/document-tasks.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findCalendarEntries, replaceCalendarEntries } from '#store/customer/calendar-entries.ts';
import { documentText, listDesigns } from '#store/design/designs.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { articleOf } from './article.ts';
import { readCalendar } from './calendar-input.ts';
import { readAmount } from './read-input.ts';

/** Older ones are not looked at. */
const maxDesigns = 50;

type Book = { rows: CalendarOptions; prices: CalendarPrices; site: Context['site'] };

async function calendarBook({ shop, site }: Context): Promise<Book> {
  const { optionsOf, pricesOf } = await catalogueOf(shop.store);
  const prices = pricesOf(calendar);
  return { rows: pricedOptionsRow(optionsOf(calendar), prices), prices, site };
}

function unitOf(choice: CalendarChoice, { prices, site }: Book) {
  return calendarPrice(choice, 1, { prices, country: site.country }).unit;
}

/** The option of a group under a choice, with what each costs more than the first. */
function pricedOptions(key: 'mountingType' | 'paperType' | 'refinementType', choice: CalendarChoice, book: Book) {
  const values = calendarOptions(choice, book).find((group) => group.key === key)?.values ?? [];
  const units = values.map(({ value }) => unitOf({ ...choice, [key]: value }, book));
  return values.map((value, at) => {
    const [own, first] = [units[at], units[0]];
    const more = own && first ? own.amount - first.amount : 0;
    return { ...value, addition: own && more !== 0 ? moneyDto(money(more, own.currency), book.site.locale) : null };
  });
}

function groupDto(group: CalendarDesignGroup, calendarType: CalendarType) {
  return {
    id: group.id,
    name: message(`calendar.group.${group.key}`),
    note: message(`calendar.group.${group.key}.note`),
    designs: group.colourings.map(({ id, key, hex }) => ({
      designId: id,
      name: message(`calendar.colouring.${key}`),
      hex,
      image: calendarPictureBase({ calendarType, designId: id, sheet: 'cover' }),
    })),
  };
}

function formatDtos(calendarType: CalendarType) {
  return calendarKinds[calendarType].formats.map(([key, { widthMm, heightMm }]) => ({
    key,
    name: calendarFormatName(key),
    widthMm,
    heightMm,
  }));
}

function typeDto(calendarType: CalendarType, book: Book) {
  const amount = (of: CalendarChoice) => moneyDto(unitOf(of, book), book.site.locale);
  const lowest = (format?: CalendarChoice['formatType']) =>
    lowestCalendar(book.rows, { prices: book.prices, country: book.site.country }, calendarType, format);
  const { mountings } = calendarKinds[calendarType];
  return {
    calendarType,
    name: calendarName(calendarType),
    note: message(`calendar.type.${calendarType}.note`),
    from: amount(lowest()),
    formats: formatDtos(calendarType).map((format) => ({ ...format, from: amount(lowest(format.key)) })),
    mountings: mountings.filter((one) => book.rows.mountings.includes(one)).map((one): Message => mountingName(one)),
  };
}

/** Entries without photos that were deleted. */
async function withOwnPhotos({ store }: Context['shop'], owner: OwnerId, entries: CalendarEntry[]): Promise<CalendarEntry[]> {
  const wanted = entries.flatMap(({ photo }) => (photo ? [photo.photoId] : []));
  const own = new Set((await findPictures(store, owner, wanted)).map(({ id }) => id));
  return entries.map(({ photo, ...entry }) => (photo && own.has(photo.photoId) ? { ...entry, photo } : entry));
}

async function entriesOf(shop: Context['shop'], owner: OwnerId): Promise<CalendarEntry[]> {
  return withOwnPhotos(shop, owner, await storedEntriesOf(shop, owner));
}

/** The owner's list; for one whose calendars were saved before there was a list, that of the newest calendar that has any, among the last designs. */
async function storedEntriesOf(shop: Context['shop'], owner: OwnerId): Promise<CalendarEntry[]> {
  const { store, clock } = shop;
  const stored = await findCalendarEntries(store, owner);
  if (stored) return stored;
  const designs = await listDesigns(store, owner, maxDesigns, clock());
  for (const design of designs.filter(({ product }) => product === 'calendar')) {
    const summary = await summaryOf(shop, owner, design);
    if (summary === null || typeof summary === 'string' || !summary.hasEntries) continue;
    const document = await documentText(store, owner, design);
    if (document !== undefined) return withEntries([], await documentPool().run({ kind: 'calendar-entries', document }));
  }
  return [];
}

/** The type that is named, or the first. Throws Fault 'bad-input' with the nearest. */
function typeOf(named: string | undefined, rows: CalendarOptions, now: Date): CalendarType {
  return readCalendar({ calendarType: named }, rows, now).calendarType;
}

export const calendarHandlers: Handlers<typeof calendarCalls> = {
  async 'GET /web-api/calendar-types'(_, context) {
    const book = await calendarBook(context);
    const types = calendarTypes.filter((type) => book.rows.types.includes(type));
    return {
      types: types.map((type) => typeDto(type, book)),
      groups: designGroups.map((group) => groupDto(group, types[0] ?? calendarTypes[0])),
      workingDays: calendarWorkingDays,
      delivery: deliverySentence(context.shop.clock(), deliveryCountryOf(book.site.country), calendarWorkingDays, 'calendar'),
    };
  },

  async 'GET /web-api/calendar-design-group'({ id, calendarType: named }, context) {
    const book = await calendarBook(context);
    const now = context.shop.clock();
    const calendarType = typeOf(named, book.rows, now);
    const group = id === undefined || id === '' ? designGroups[0] : findDesignGroup(Number(id));
    if (!group) {
      const text = message('calendar.group', { value: String(id), nearest: designGroups[0].id });
      throw new Fault('not-found', `no design group ${id}`, { text });
    }
    const choice = completeCalendar({ calendarType, designGroupId: group.id }, book);
    return {
      ...groupDto(group, calendarType),
      calendarType,
      formats: formatDtos(calendarType),
      mountings: pricedOptions('mountingType', choice, book),
      papers: pricedOptions('paperType', choice, book),
      refinements: pricedOptions('refinementType', choice, book),
      startMonths: offeredStarts(berlinTime(now).day).map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`),
      groups: designGroups.map((one) => groupDto(one, calendarType)),
    };
  },

  async 'GET /web-api/school-holidays'(asked, { shop }) {
    const { schoolHolidays } = await catalogueOf(shop.store);
    const found = officialSchoolHolidaysOf(schoolHolidays, asked).slice(0, maxBands);
    return { holidays: found.map(({ name, from, to, source, asOf }) => ({ name, from, to, source, asOf })) };
  },

  async 'GET /web-api/calendar-entries'(_, { shop, actor: { owner } }) {
    return { entries: owner.current ? await entriesOf(shop, owner.current) : [] };
  },

  async 'PUT /web-api/calendar-entries'({ entries }, { shop, actor: { owner } }) {
    if (!owner.current && entries.length === 0) return { entries };
    const own = await owner.ensure();
    await replaceCalendarEntries(shop.store, own, entries, shop.clock());
    return { entries: await entriesOf(shop, own) };
  },

  async 'GET /web-api/calendar-price'({ amount, quantity, ...given }, context) {
    const { rows, prices, site } = await calendarBook(context);
    const choice = readCalendar(given, rows, context.shop.clock());
    const pieces = readAmount(amount ?? quantity, calendarQuantities, 'calendar.amount');
    const price = calendarPrice(choice, pieces, { prices, country: site.country });
    return {
      sku: calendarSkuOfChoice(choice),
      ...articleOf(price, site.locale),
      hint: price.hint,
      shippingHint: message('price.shipping'),
      weightG: Math.ceil(calendarWeightMg(choice) / 1_000),
    };
  },
};
