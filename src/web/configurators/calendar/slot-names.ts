/** What pages of a calendar are called: the cover, months with their year, weeks with their first day. */
import { plusMonths } from '#core/products/calendar/start.ts';
import { addDays, formatDay } from '#core/values/date.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { useSite } from '#web/page/page-context.ts';
import type { CalendarDocument } from './calendar-content.ts';
import { useCalendarTexts } from './texts.ts';

export function useSlotNames({ product }: CalendarDocument): (page: string) => string {
  const t = useCalendarTexts();
  const { locale } = useSite();
  const names = calendarNames(product.settings.locale).months.long;
  const { year, startMonth, startDate } = product;
  return (page) => {
    const [, digits] = page.split('-');
    if (page === 'first') return t('calendar.page.cover');
    if (digits === undefined) return t('calendar.page.back');
    const at = Number(digits) - 1;
    if (startDate !== undefined) return t('calendar.page.week', { day: formatDay(addDays(startDate, 7 * at), locale, 'short') });
    const month = plusMonths({ year, month: startMonth }, at);
    return `${names[month.month - 1] ?? ''} ${month.year}`;
  };
}
