/** Goods, discount, shipping, total and the VAT inside, as calls give them; for a business the total without it, too; what gift vouchers pay. */
import type { Cart } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';

type Props = Pick<Cart, 'goods' | 'sold' | 'discount' | 'shipping' | 'total' | 'net' | 'vat' | 'gift' | 'due'> & {
  /** "Versand, Donnerstag, 26. November" */
  shippingLabel: string;
};

export function CheckoutTotals({ goods, sold, discount, shipping, total, net, vat, gift, due, shippingLabel }: Props) {
  const t = useTexts(checkoutTexts);
  return (
    <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
      <GoodsRows goods={goods} sold={sold} />
      <DiscountRow discount={discount} />
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
      <PaidRows gift={gift} due={due} />
    </dl>
  );
}

/** Goods, and gift vouchers that are bought. Stands in a list of sums. */
export function GoodsRows({ goods, sold }: Pick<Cart, 'goods' | 'sold'>) {
  const t = useTexts(checkoutTexts);
  return (
    <>
      {goods.amount === 0 && sold.amount > 0 ? null : (
        <>
          <dt>{t('checkout.goods')}</dt>
          <dd className="text-right">{goods.text}</dd>
        </>
      )}
      {sold.amount === 0 ? null : (
        <>
          <dt>{t('checkout.sold')}</dt>
          <dd className="text-right">{sold.text}</dd>
        </>
      )}
    </>
  );
}

/** What a code takes off the goods. Stands in a list of sums. */
export function DiscountRow({ discount }: Pick<Cart, 'discount'>) {
  const t = useTexts(checkoutTexts);
  if (discount.amount === 0) return null;
  return (
    <>
      <dt>{t('checkout.discount')}</dt>
      <dd className="text-right">{t('checkout.minus', { amount: discount.text })}</dd>
    </>
  );
}

/** What gift vouchers pay, and what remains. Stands in a list of sums. */
export function PaidRows({ gift, due }: Pick<Cart, 'gift' | 'due'>) {
  const t = useTexts(checkoutTexts);
  if (gift.amount === 0) return null;
  return (
    <>
      <dt className="pt-2">{t('checkout.gift')}</dt>
      <dd className="pt-2 text-right">{t('checkout.minus', { amount: gift.text })}</dd>
      <dt className="type-h4">{t('checkout.due')}</dt>
      <dd className="type-h4 text-right">{due.text}</dd>
    </>
  );
}
