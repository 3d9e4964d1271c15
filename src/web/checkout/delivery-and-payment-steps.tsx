/** Steps 2 and 3: when it comes and how it is paid, as rows to choose from. */
import type { Cart, DeliveryOffer } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { ChoiceRow } from './choice-row.tsx';
import { CutOff } from './cut-off.tsx';
import { GroupError } from './group-error.tsx';

type DeliveryProps = { offers: readonly DeliveryOffer[]; cutOffSeconds: number; chosen: string; error?: string; onChange: () => void };

/** `onChange`: another type was chosen, or the days are out of date. */
export function DeliveryStep({ offers, cutOffSeconds, chosen, error, onChange }: DeliveryProps) {
  const t = useTexts(checkoutTexts);
  const known = offers.some((offer) => offer.type === chosen) ? chosen : offers[0]?.type;
  return (
    <fieldset aria-describedby={error ? 'fehler-lieferung' : undefined}>
      <legend className="unseen">{t('checkout.delivery.legend')}</legend>
      <GroupError id="fehler-lieferung">{error}</GroupError>
      <div className="grid gap-2.5">
        {offers.map((offer) => (
          <ChoiceRow
            key={offer.type}
            name="shippingType"
            value={offer.type}
            title={offer.text}
            note={`${offer.name}. ${offer.note}.`}
            price={offer.price.text}
            isChosen={offer.type === known}
            onChoose={onChange}
          />
        ))}
      </div>
      <CutOff seconds={cutOffSeconds} onExpire={onChange} />
    </fieldset>
  );
}

type PaymentProps = { offers: Cart['payments']; chosen: string; error?: string };

export function PaymentStep({ offers, chosen, error }: PaymentProps) {
  const t = useTexts(checkoutTexts);
  const open = offers.filter((offer) => offer.refused === null);
  const known = open.some((offer) => offer.type === chosen) ? chosen : open[0]?.type;
  return (
    <fieldset aria-describedby={error ? 'fehler-zahlung' : undefined}>
      <legend className="unseen">{t('checkout.payment.legend')}</legend>
      <GroupError id="fehler-zahlung">{error}</GroupError>
      {/* Other ways, such as those of an order that a voucher pays in full, begin with the first of them. */}
      <div key={open.map(({ type }) => type).join()} className="grid gap-2.5">
        {offers.map((offer) => (
          <ChoiceRow
            key={offer.type}
            name="payment"
            value={offer.type}
            title={offer.name}
            note={offer.note}
            isChosen={offer.type === known}
            refused={offer.refused}
          />
        ))}
      </div>
    </fieldset>
  );
}
