/** Goods, shipping, total and the VAT inside, as calls give them; for a business the total without it, too. */
import type { Cart } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';

type Props = Pick<Cart, 'goods' | 'shipping' | 'total' | 'net' | 'vat'> & {
  /** "Versand, Donnerstag, 26. November" */
  shippingLabel: string;
};

export function Sums({ goods, shipping, total, net, vat, shippingLabel }: Props) {
  const t = useTexts(checkoutTexts);
  return (
    <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
      <dt>{t('checkout.goods')}</dt>
      <dd className="text-right">{goods.text}</dd>
      <dt>{shippingLabel}</dt>
      <dd className="text-right">{shipping.text}</dd>
      <dt className="type-h4 pt-2.5">{t('checkout.total')}</dt>
      <dd className="type-h3 pt-1 text-right">{total.text}</dd>
      {net ? (
        <>
          <dt className="text-small">{t('checkout.net')}</dt>
          <dd className="text-right text-small">{net.text}</dd>
        </>
      ) : null}
      {vat.map((part) => (
        <dd key={part.percent} className="col-span-2 text-caption text-ink-soft">
          {t('checkout.vat', { amount: part.amount.text, percent: part.percent })}
        </dd>
      ))}
    </dl>
  );
}
