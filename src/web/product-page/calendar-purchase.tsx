/** Options, start, quantity and price of a calendar. A plain form, whose fields are the keys of the configurator's address. */
import { type ReactNode, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { calendarOptions } from '#core/products/calendar/options.ts';
import { calendarPrice } from '#core/products/calendar/price.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { calendarTexts } from '#texts/de/calendar/calendar.ts';
import { calendarPageTexts } from '#texts/de/calendar/pages.ts';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { textsHook } from '#web/page/texts-hook.ts';
import { StartFields } from '#web/product/calendar/start-fields.tsx';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { Button } from '#web/ui/button.tsx';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';

const usePurchaseTexts = textsHook(calendarPageTexts, calendarTexts, copiesPriceTexts);

const shown = {
  formatType: 'format',
  displayType: 'display',
  months: 'months',
  mountingType: 'mounting',
  paperType: 'paper',
  refinementType: 'refinement',
} as const;

type Props = {
  start: CalendarChoice;
  pricing: Output<Calls['GET /web-api/calendar-pricing']>;
  startMonths: readonly string[];
  /** From January. */
  monthNames: readonly string[];
  delivery: string;
  /** Stands below, for what is chosen. */
  children: (choice: CalendarChoice) => ReactNode;
};

export function CalendarPurchase({ start, pricing, startMonths, monthNames, delivery, children }: Props) {
  const t = usePurchaseTexts();
  const { locale, country } = useSite();
  const path = usePath();
  const [given, setGiven] = useState<Partial<CalendarChoice>>({});
  const [quantity, setQuantity] = useState(1);
  const choice = completeCalendar({ ...start, ...given }, { rows: pricing.options });
  const price = calendarPrice(choice, quantity, { prices: pricing.prices, country });
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, locale) });
  const rows = price.ladder.map((row) => ({ quantity: row.quantity, unit: wire(row.unit), total: wire(row.total) }));
  const groups = calendarOptions(choice, { rows: pricing.options }).filter(({ key }) => key in shown);
  return (
    <>
      <form method="get" action={path(pathTo('configurator-calendar'))}>
        <input type="hidden" name="calendarType" value={choice.calendarType} />
        <input type="hidden" name="designGroupId" value={choice.designGroupId} />
        <input type="hidden" name="designId" value={choice.designId} />
        {groups.map(({ key, values }) => (
          <OptionFieldset key={key} name={key} label={t(`calendars.${shown[key as keyof typeof shown]}`)}>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-2">
              {values.map(({ value, name, note }) => (
                <OptionBox
                  key={value}
                  name={key}
                  value={value}
                  isChosen={value === String(choice[key as keyof typeof shown] ?? 12)}
                  onChoose={() => setGiven({ ...given, [key]: value })}
                  note={t(note) || undefined}
                >
                  {t(name)}
                </OptionBox>
              ))}
            </div>
          </OptionFieldset>
        ))}
        <StartFields
          label={t('calendars.begin')}
          year={choice.year}
          month={choice.startMonth}
          names={monthNames}
          startMonths={startMonths}
          onChoose={({ year, month }) => setGiven({ ...given, year, startMonth: month, startDate: undefined })}
        />
        <div className="border-t border-line pt-4">
          <h2 className="mb-2 text-small font-semibold">{t('calendars.quantity')}</h2>
          <PriceLadder
            rows={rows}
            chosen={quantity}
            name="amount"
            each={(unit) => t('calendars.each', { price: unit })}
            onChoose={setQuantity}
          />
        </div>
        <p aria-live="polite" className="font-display figures text-price mt-4 tracking-[-0.01em]">
          {formatMoney(price.total, locale)}
        </p>
        <p className="text-caption text-ink-soft">
          {t('calendars.vat')}{' '}
          <PageLink to={pathTo('shipping')} className="text-link">
            {t('calendars.shipping')}
          </PageLink>
        </p>
        <p className="figures mt-1 mb-4 text-small">{delivery}</p>
        <Button type="submit" className="w-full">
          {t('calendars.design')}
        </Button>
      </form>
      {children(choice)}
    </>
  );
}
