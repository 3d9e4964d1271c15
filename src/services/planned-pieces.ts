/** The dates of the pieces of a feast as pages show them: in words, with a design of each, and where others are chosen. */
import type { PlannedPieceDto } from '#api/order/feast-plan.ts';
import { categoryName } from '#core/catalogue/categories.ts';
import { filterOf, plainCard } from '#core/catalogue/list.ts';
import { suiteOf } from '#core/catalogue/suite/suite.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { piecesOf } from '#core/order/planner/feasts.ts';
import { type Feast, type PieceDates, writingDays } from '#core/order/planner/plan.ts';
import { type GuestPlace, transitDays } from '#core/order/planner/posting.ts';
import { shippingPricesFrom } from '#core/order/shipping.ts';
import { pathTo } from '#core/site/paths.ts';
import { countryName } from '#core/values/channel.ts';
import { type Day, daysFrom, makeDay } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';

export const short = (day: Day) => ({ day, style: 'short' }) as const;

/** The design whose suite has most pieces of a feast, and for what it lacks the first design of the occasion. */
export function designsOf(feast: Feast['feast'], rows: readonly DesignTemplate[]): Map<string, DesignTemplate> {
  const pieces = new Set<string>(piecesOf(feast).map(({ piece }) => piece));
  const ofFeast = rows.filter(filterOf({ occasion: feast })).filter(({ category }) => pieces.has(category));
  const kinds = new Map<string, Set<string>>();
  for (const row of ofFeast) kinds.set(suiteOf(row), (kinds.get(suiteOf(row)) ?? new Set()).add(row.category));
  const sizes = [...kinds].map(([suite, { size }]) => ({ suite, size }));
  const [largest] = sizes.toSorted((one, other) => other.size - one.size);
  const found = new Map<string, DesignTemplate>();
  for (const row of [...ofFeast.filter((one) => suiteOf(one) === largest?.suite), ...ofFeast]) {
    if (!found.has(row.category)) found.set(row.category, row);
  }
  return found;
}

function targetText({ goal, target, targetAbroad }: PieceDates): Message {
  if (goal === 'host') return message('plan.target.host', { day: short(target) });
  if (targetAbroad === null) return message('plan.target.guests', { day: short(target) });
  return message('plan.target.abroad', { day: short(target), abroad: short(targetAbroad) });
}

function noteOf({ urgency, best, goal, earliest }: PieceDates, today: Day): Message | null {
  if (earliest !== null) return message(`plan.earliest.${goal}`, { day: short(earliest) });
  if (urgency === 'last-day') return message('plan.urgency.last-day');
  if (urgency === 'in-time' || best === null) return null;
  return message('plan.urgency.fourteen-days', { count: daysFrom(today, best.day) });
}

export function pieceDto(dates: PieceDates, feast: Feast, today: Day, row: DesignTemplate | undefined): Unrendered<PlannedPieceDto> {
  const { piece, target, atHost, latest, best, urgency } = dates;
  const shown = best ?? latest.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1) ?? null;
  const [card] = row ? plainCard(row) : [];
  const others = latest.filter(({ shipping, day }) => best !== null && shipping !== best.shipping && day > best.day);
  return {
    piece,
    name: categoryName(piece),
    target: targetText(dates),
    targetDay: target,
    atHost,
    latest: shown ? { text: message('plan.latest', { day: short(shown.day) }), day: shown.day } : null,
    others: [
      ...(best && best.shipping !== feast.shippings[0] ? [message(`plan.by.${best.shipping}`)] : []),
      ...others.map(({ shipping, day }) => message(`plan.other.${shipping}`, { day: short(day) })),
    ],
    urgency,
    note: noteOf(dates, today),
    picture: card ? { id: card.row.id, form: card.form, format: card.format, shown: card.shown.key } : null,
    path: `${pathTo('cards')}?${row ? `occasion=${feast.feast}&` : ''}category=${piece}`,
    isOwn: false,
    done: null,
  };
}

/** "Nov", "Dez": the months from the first of two days to the last, and the first day after them. */
export function monthsOf(first: Day, last: Day, locale: Locale): { months: { day: Day; name: string }[]; end: Day } {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const months: { day: Day; name: string }[] = [];
  let day = `${first.slice(0, 8)}01`;
  for (; day <= last; day = makeDay(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + 1, 1)) {
    months.push({ day, name: name.format(new Date(`${day}T00:00:00Z`)) });
  }
  return { months, end: day };
}

/** Which guests decide when letters are posted, and why. */
export function decidingTexts(place: GuestPlace, { country, households }: Feast, locale: Locale): { title: Message; text: Message } {
  const isRegion = place === 'europe' || place === 'overseas';
  const name = isRegion ? message(`plan.place.${place}.long`) : countryName(place, locale);
  const days = { days: transitDays(country, place), writing: writingDays(households) };
  return { title: message('plan.deciding', { place: name }), text: message('plan.deciding.text', days) };
}

export function shippingsOf(feast: Pick<Feast, 'country'>, { shippingPrices }: Catalogue): Feast['shippings'] {
  const offered = shippingPricesFrom(feast.country, shippingPrices).toSorted((one, other) => one.price.amount - other.price.amount);
  return offered.flatMap(({ type }) => (type === 'same-day' ? [] : [type]));
}
