/** How an order is paid, as rows to choose from. */
import type { Cart } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { ChoiceRow, GroupError } from './choice-row.tsx';

type PaymentProps = { offers: Cart['payments']; chosen: string; error?: string };

export function PaymentStep({ offers, chosen, error }: PaymentProps) {
  const t = useTexts(checkoutTexts);
  const open = offers.filter((offer) => offer.refused === null);
  const known = open.some((offer) => offer.method === chosen) ? chosen : open[0]?.method;
  return (
    <fieldset aria-describedby={error ? 'fehler-zahlung' : undefined}>
      <legend className="unseen">{t('checkout.payment.legend')}</legend>
      <GroupError id="fehler-zahlung">{error}</GroupError>
      {/* Other ways, such as those of an order that a voucher pays in full, begin with the first of them. */}
      <div key={open.map(({ method }) => method).join()} className="grid gap-2.5">
        {offers.map((offer) => (
          <ChoiceRow
            key={offer.method}
            name="payment"
            value={offer.method}
            title={offer.name}
            note={offer.note}
            isChosen={offer.method === known}
            refused={offer.refused}
          />
        ))}
      </div>
    </fieldset>
  );
}
