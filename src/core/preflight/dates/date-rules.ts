/** Rules over dates in texts: days that the calendar has not got, weekdays of another day, days to answer, places with different days. German only. */
import type { TextElement } from '#core/design/document.ts';
import { type Checked, type Finding, findingName, ownBox, type PlacedItem, placedItems } from '#core/preflight/finding.ts';
import type { Day } from '#core/values/date.ts';
import { message } from '#core/values/message.ts';
import { answerDayNear, answerDays, daysBetween } from './answer-days.ts';
import { germanDates, isWeekdayOf, type WrittenDate, weekdayLike } from './german-dates.ts';

type Dated = PlacedItem<TextElement> & { dates: WrittenDate[] };

export function dateFindings({ design, limits, today }: Checked): Finding[] {
  if (design.language !== undefined && design.language !== 'de') return [];
  const dated = placedItems(design, 'text').flatMap((placed): Dated[] => {
    const dates = germanDates(placed.element.text);
    return dates.length > 0 ? [{ ...placed, dates }] : [];
  });
  if (!limits.hasOneDay) return dated.flatMap(wrongDays);
  return [...dated.flatMap(wrongDays), ...otherDays(dated), ...answerFindings(placedItems(design, 'text'), dated, today)];
}

function at({ page, element }: PlacedItem<TextElement>) {
  return { level: 'confirm', page: page.id, element: element.id, box: ownBox(element) } as const;
}

function wrongDays(dated: Dated): Finding[] {
  const { page, element, dates } = dated;
  const name = findingName(dated);
  return dates.flatMap(({ day, text, named }): Finding[] => {
    if (day === null)
      return [{ rule: 'date', ...at(dated), measured: text, message: message('preflight.date.none', { name, date: text }) }];
    if (!named || isWeekdayOf(named.word, day)) return [];
    const right = weekdayLike(named.word, day);
    const mended = `${element.text.slice(0, named.at)}${right}${element.text.slice(named.at + named.word.length)}`;
    return [
      {
        rule: 'date',
        ...at(dated),
        measured: `${named.word} ${day}`,
        message: message('preflight.date.weekday', { name, word: named.word, date: text, right }),
        repair: { kind: 'setText', page: page.id, element: element.id, text: mended },
      },
    ];
  });
}

/** More dates are a programme or a list, not one day in several places. */
const maxDates = 40;

/**
 * Two places with days that differ in one figure, as when one of them was forgotten. A text with several days is about all of them, the day
 * of a death is not that of the funeral, and two days that both name their weekday were looked up.
 */
function otherDays(dated: readonly Dated[]): Finding[] {
  const days = dated.flatMap((place) => {
    const [date, second] = place.dates;
    return date && !second && date.day && !date.isDeadline && !place.element.text.includes('†') ? [{ place, ...date }] : [];
  });
  if (days.length > maxDates) return [];
  return days.flatMap((one, index): Finding[] => {
    const other = days.slice(0, index).find((earlier) => isForgotten(earlier, one));
    if (!other) return [];
    const values = { name: findingName(one.place), date: one.text, other: findingName(other.place), otherDate: other.text };
    return [{ rule: 'date', ...at(one.place), measured: `${one.day} ${other.day}`, message: message('preflight.date.other', values) }];
  });
}

function isForgotten(one: WrittenDate, other: WrittenDate): boolean {
  if (one.named && other.named) return false;
  const [year = 0, month = 0, day = 0] = (one.day ?? '').split('-').map(Number);
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = (other.day ?? '').split('-').map(Number);
  const differing = [year !== otherYear, month !== otherMonth, day !== otherDay].filter(Boolean).length;
  // A birthday or an anniversary has the day of another year.
  return differing === 1 && Math.abs(year - otherYear) <= 1;
}

/** A day of before, such as that of a birth, is longer ago than guests are asked for an answer. */
const maxDaysAhead = 366;
const otherEvent = /[†*]|(?<!\p{L})geb(?:\.|oren)/iu;

/** A day to answer that lies after the feast, or in the past. The feast is the last day that the card names besides. */
function answerFindings(texts: readonly PlacedItem<TextElement>[], dated: readonly Dated[], today: Day | null): Finding[] {
  const days = dated
    .filter(({ element }) => !otherEvent.test(element.text))
    .flatMap(({ dates }) => dates.flatMap(({ day, isDeadline }) => (day !== null && !isDeadline ? day : [])));
  return texts.flatMap((place) =>
    answerDays(place.element.text).flatMap((answer): Finding[] => {
      const near = days.filter((day) => daysBetween(answerDayNear(answer, day), day) <= maxDaysAhead);
      const feast = near.toSorted().at(-1);
      const year = answer.year === null ? null : answerDayNear(answer, '');
      const day = feast === undefined ? year : answerDayNear(answer, feast);
      if (day === null) return [];
      const values = { name: findingName(place), date: answer.text };
      const finding = { rule: 'date', ...at(place), measured: `${day} ${feast ?? ''}`.trim() } as const;
      if (feast !== undefined && day > feast)
        return [{ ...finding, message: message('preflight.date.late', { ...values, feast: { day: feast, style: 'numeric' } }) }];
      // Sample words are replaced anyway.
      const isOwn = place.element.text.trim() !== place.element.sample.trim();
      return isOwn && today !== null && day < today ? [{ ...finding, message: message('preflight.date.past', values) }] : [];
    }),
  );
}
