/** What a calendar is, as it is chosen now: formats, extent, weight, what a photo needs, and how long it takes. */
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { isDuplex, monthCountOf, sheetCount } from '#core/products/calendar/kinds.ts';
import { calendarPageTexts } from '#texts/de/calendar/pages.ts';
import { useTexts } from '#web/page/texts.ts';

/** Key and count of the text that says how many sheets or pages it has. */
export function extentOf(choice: CalendarChoice) {
  return isDuplex(choice.calendarType)
    ? ({ key: 'calendars.fact.pages.duplex', count: 2 * sheetCount(choice) } as const)
    : ({ key: 'calendars.fact.pages.single', count: monthCountOf(choice) } as const);
}

/** What hangs on format and months: grams of a piece, and pixels of a photo that fills a sheet. */
export type CalendarMeasures = { weightG: number; width: number; height: number };

export function measuresKey({ formatType, months }: Pick<CalendarChoice, 'formatType' | 'months'>): string {
  return `${formatType} ${monthCountOf({ months })}`;
}

type Props = {
  choice: CalendarChoice;
  formats: readonly { name: string; widthMm: number; heightMm: number }[];
  /** By `measuresKey`. The rules they follow from are not loaded with the page. */
  measures: Readonly<Record<string, CalendarMeasures>>;
  workingDays: number;
};

export function CalendarFacts({ choice, formats, measures, workingDays }: Props) {
  const t = useTexts(calendarPageTexts);
  const extent = extentOf(choice);
  const { weightG = 0, ...pixels } = measures[measuresKey(choice)] ?? { width: 0, height: 0 };
  const sizes = formats.map(({ name, widthMm, heightMm }) => `${name} ${widthMm / 10} × ${heightMm / 10} cm`.replaceAll('.', ','));
  const shown = [
    ['size', sizes.join(', ')],
    ['pages', t(extent.key, { count: extent.count })],
    ['weight', `${weightG} g`],
    ['sharp', t('calendars.fact.sharp.value', pixels)],
    ['days', t('calendars.fact.days.value', { days: workingDays })],
  ] as const;
  return (
    <dl className="mt-7 grid grid-cols-[7.5rem_1fr] gap-y-2.5 border-t border-line pt-5 text-small">
      {shown.map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{t(`calendars.fact.${key}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
