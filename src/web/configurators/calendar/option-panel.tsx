/** Type, format, mounting, paper and foil of a calendar, and how many are ordered. */
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { type Calendar, calendarChoiceOf, calendarOf } from '#core/products/calendar/document.ts';
import { type AccessoryType, accessoryTypes, monthCountOf } from '#core/products/calendar/kinds.ts';
import { calendarAccessoryName } from '#core/products/calendar/names.ts';
import { calendarOptions } from '#core/products/calendar/options.ts';
import { calendarPrice, calendarQuantities } from '#core/products/calendar/price.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { currencyOf, formatMoney, money } from '#core/values/money.ts';
import { PriceParts } from '#web/configurators/copies/price-parts.tsx';
import { PricedOptions } from '#web/configurators/copies/priced-options.tsx';
import { CopiesQuantityPanel } from '#web/configurators/copies/quantity-panel.tsx';
import { useSite } from '#web/page/page-context.ts';
import { useCalendarProduct, useChange } from './calendar-editor.tsx';
import type { CalendarConfiguratorEntry } from './entry.ts';
import { useCalendarTexts } from './texts.ts';

type Pricing = CalendarConfiguratorEntry['pricing'];
type Props = { of: 'size' | 'material' | 'quantity'; pricing: Pricing; price: TieredPrice };

const shown = {
  size: ['calendarType', 'formatType', 'displayType', 'months'],
  material: ['mountingType', 'paperType', 'refinementType'],
} as const;

export function CalendarOptionPanel({ of, pricing, price }: Props) {
  const t = useCalendarTexts();
  if (of === 'quantity') {
    return (
      <>
        <CopiesQuantityPanel price={price} quantities={calendarQuantities} t={t} />
        <PriceParts parts={price.parts} label={t('copies.parts')} t={t} />
      </>
    );
  }
  return (
    <>
      {shown[of].map((key) => (
        <Option key={key} of={key} pricing={pricing} />
      ))}
      {of === 'material' ? <Accessories pricing={pricing} /> : null}
    </>
  );
}

type Key = (typeof shown)[keyof typeof shown][number];

/** Nothing where the type has no choice of it. */
function Option({ of, pricing: { options, prices } }: { of: Key; pricing: Pricing }) {
  const t = useCalendarTexts();
  const { country } = useSite();
  const product = useCalendarProduct();
  const change = useChange();
  const choice = calendarChoiceOf(product);
  const group = calendarOptions(choice, { rows: options }).find(({ key }) => key === of);
  if (!group) return null;
  const changed = (value: string): CalendarChoice => completeCalendar({ ...choice, [of]: value }, { rows: options });
  const values = group.values.map((value) => ({ ...value, unit: calendarPrice(changed(value.value), 1, { prices, country }).unit }));
  const choose = (value: string) => {
    const next: Calendar = calendarOf(changed(value), product.settings);
    change(next);
  };
  return (
    <PricedOptions
      name={of}
      label={t(`calendar.option.${of}`)}
      values={values}
      chosen={of === 'months' ? String(monthCountOf(choice)) : choice[of]}
      onChoose={choose}
      prices={of === 'calendarType' || of === 'formatType' ? 'whole' : 'difference'}
      t={t}
    />
  );
}

function Accessories({ pricing: { options, prices } }: { pricing: Pricing }) {
  const t = useCalendarTexts();
  const { country, locale } = useSite();
  const { accessoryTypes: chosen } = useCalendarProduct();
  const change = useChange();
  const currency = currencyOf(country);
  const toggle = (one: AccessoryType) => {
    const has = chosen.includes(one);
    change({ accessoryTypes: accessoryTypes.filter((other) => (other === one ? !has : chosen.includes(other))) });
  };
  return (
    <fieldset className="calendar-checks">
      <legend className="panel-legend">{t('calendar.option.accessoryTypes')}</legend>
      {accessoryTypes
        .filter((one) => options.accessories.includes(one))
        .map((one) => (
          <label key={one} className="calendar-check">
            <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />
            <span>{t(calendarAccessoryName(one))}</span>
            <span className="figures">
              {t('copies.more', { price: formatMoney(money(prices[currency].accessory[one], currency), locale) })}
            </span>
          </label>
        ))}
    </fieldset>
  );
}
