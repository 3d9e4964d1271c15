/** Options of the gift, and how many are ordered. */
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { merchOptions } from '#core/products/merch/options.ts';
import { merchPrice, merchQuantities } from '#core/products/merch/price.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { PricedOptions } from '#web/configurators/copies/priced-options.tsx';
import { CopiesQuantityPanel } from '#web/configurators/copies/quantity-panel.tsx';
import { useSite } from '#web/page/page-context.ts';
import type { MerchEntry } from './entry.ts';
import { useChooseOption, useMerchProduct } from './merch-editor.tsx';
import { useMerchTexts } from './texts.ts';

type Props = { pricing: MerchEntry['pricing']; price: TieredPrice };

export function MerchOptionPanel({ pricing, price }: Props) {
  const t = useMerchTexts();
  return (
    <>
      <Option of="size" pricing={pricing} />
      <Option of="sides" pricing={pricing} />
      <CopiesQuantityPanel price={price} quantities={merchQuantities} t={t} />
    </>
  );
}

/** Nothing for a gift that does not have the option. */
function Option({ of, pricing: { options, prices } }: { of: 'size' | 'sides' } & Pick<Props, 'pricing'>) {
  const t = useMerchTexts();
  const { country } = useSite();
  const product = useMerchProduct();
  const choose = useChooseOption();
  const group = merchOptions(product, { rows: options }).find(({ key }) => key === of);
  if (!group) return null;
  const changed = (value: string): MerchChoice => completeMerch({ ...product, [of]: value });
  const values = group.values.map((value) => ({ ...value, unit: merchPrice(changed(value.value), 1, { prices, country }).unit }));
  const chosen = product[of];
  return (
    <PricedOptions
      name={of}
      label={t(`merch-configurator.${of}`)}
      values={values}
      chosen={chosen === undefined ? undefined : String(chosen)}
      onChoose={(value) => choose({ [of]: changed(value)[of] })}
      prices="difference"
      t={t}
    />
  );
}
