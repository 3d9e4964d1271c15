/** Values of an option as rows: name and note at the left, what it costs at the right, the reason below where it cannot be had. */
import type { ReactNode } from 'react';
import type { OptionValue } from '#core/products/product.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { useSite } from '#web/page/page-context.ts';
import { OptionFieldset } from '#web/ui/option-box.tsx';
import type { CopiesTexts } from './texts.ts';

/** `unit`: one piece with this value; null where it cannot be had. */
export type OfferedValue = OptionValue & { unit: Money | null };

type Props = {
  name: string;
  label: string;
  values: readonly OfferedValue[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Stands between name and price. */
  mark?: ((value: OfferedValue) => ReactNode) | undefined;
  /** What the price column says: the price of a piece, or what it is more than with the first value. */
  prices: 'whole' | 'difference' | 'none';
  t: CopiesTexts;
  children?: ReactNode;
};

export function PricedOptions({ name, label, values, chosen, onChoose, mark, prices, t, children }: Props) {
  const { locale } = useSite();
  const base = values.find(({ value }) => value === 'none' || value === '0')?.unit ?? values[0]?.unit ?? null;
  const priceOf = (unit: Money): string => {
    if (prices === 'whole' || !base) return formatMoney(unit, locale);
    const more = unit.amount - base.amount;
    return more === 0 ? '' : t('copies.more', { price: formatMoney({ ...unit, amount: more }, locale) });
  };
  return (
    <OptionFieldset name={name} label={label}>
      {children}
      <div className="priced-options">
        {values.map((one) => {
          const { value, unit, refused } = one;
          const note = t(one.note);
          return (
            <label key={value} className="option priced-option">
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                disabled={refused !== null}
                onChange={() => onChoose(value)}
              />
              <span className="priced-option-name">{t(one.name)}</span>
              {mark?.(one)}
              {unit && prices !== 'none' ? <span className="priced-option-price figures">{priceOf(unit)}</span> : null}
              {refused || note ? <span className="priced-option-note figures">{refused ? t(refused) : note}</span> : null}
            </label>
          );
        })}
      </div>
    </OptionFieldset>
  );
}
