/** How many pieces, with what each costs from the next number on. */
import type { Quantities } from '#core/products/product.ts';
import { neighbourQuantities } from '#core/products/quantities.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { useSite } from '#web/page/page-context.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useChooseQuantity } from './copies-editor.ts';
import type { CopiesTexts } from './texts.ts';

export function CopiesQuantityPanel({ price, quantities, t }: { price: TieredPrice; quantities: Quantities; t: CopiesTexts }) {
  const { locale } = useSite();
  const choose = useChooseQuantity();
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, locale) });
  const rows = price.ladder.map(({ quantity, unit, total }) => ({ quantity, unit: wire(unit), total: wire(total) }));
  const { fewer, more } = neighbourQuantities(quantities, price.quantity);
  return (
    <div className="quantity">
      <div className="quantity-head">
        <h2 className="panel-legend">{t('copies.quantity')}</h2>
        <Stepper label={t('copies.quantity')} value={price.quantity} fewer={fewer} more={more} onChange={choose} />
      </div>
      <PriceLadder rows={rows} chosen={price.quantity} name="ladder" each={(unit) => t('copies.each', { price: unit })} onChoose={choose} />
      {price.hint ? <p className="saving">{t(price.hint)}</p> : null}
    </div>
  );
}
