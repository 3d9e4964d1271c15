/** Steps 2 and 3: when it comes and how it is paid, as rows to choose from. */

import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Cart, DeliveryOffer } from '#api/order.ts';
import { postalAddressFacts } from '#core/customer/postal-address.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

type Props = {
  name: string;
  value: string;
  title: string;
  note: string;
  price?: string;
  isChosen: boolean;
  /** Why it cannot be chosen. */
  refused?: string | null;
  error?: string;
  onChoose?: () => void;
};

/** A choice as a whole row: mark, name, sentence, and a price at the right. A radio button whose label is the row. */
function ChoiceRow({ name, value, title, note, price, isChosen, refused = null, error, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <label className="option figures items-start gap-4 px-4 py-4 sm:px-4.5">
        <input
          type="radio"
          className="peer"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={refused !== null}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={onChoose}
        />
        <span
          aria-hidden="true"
          className="mt-0.5 size-5.5 flex-none rounded-full border border-edge bg-white peer-checked:border-[7px] peer-checked:border-ink peer-disabled:border-line"
        />
        <span className="grid flex-1 grid-cols-[1fr_auto] gap-x-4">
          <span id={`${id}-title`} className="text-body font-semibold">
            {title}
          </span>
          {price ? <span className="text-body">{price}</span> : null}
          <span id={`${id}-note`} className="col-span-2 text-small text-ink-soft">
            {refused ?? note}
          </span>
        </span>
      </label>
    </div>
  );
}

/**
 * Countdown to the cut-off: how long the shown days of delivery hold. Counts in minutes. `seconds` is counted by the server's clock;
 * `onExpire` runs when they are over.
 */
function CutOff({ seconds, onExpire }: { seconds: number; onExpire: () => void }) {
  const t = useTexts(checkoutTexts);
  const [elapsed, setElapsed] = useState(0);
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const start = performance.now();
    setElapsed(0);
    const timer = setInterval(() => {
      const now = (performance.now() - start) / 1000;
      setElapsed(now);
      if (now <= seconds) return;
      clearInterval(timer);
      expire();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const left = Math.max(1, Math.ceil((seconds - elapsed) / 60));
  const [days, hours, minutes] = [Math.floor(left / 1440), Math.floor((left % 1440) / 60), left % 60];
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return (
    <p className="figures mt-3 text-small text-ink-soft">
      {t('checkout.cutOff', { time: t(`checkout.cutOff.${unit}`, { days, hours, minutes }) })}
    </p>
  );
}

/** The error of a group of choices; it can take the focus as a field does. */
function GroupError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p
      id={id}
      tabIndex={-1}
      data-error=""
      className="mb-3 flex gap-2 border-2 border-seal bg-blotter-light px-3.5 py-2.5 text-small text-seal"
    >
      <Icon svg={warningIcon} small />
      {children}
    </p>
  );
}

type DeliveryProps = {
  offers: readonly DeliveryOffer[];
  cutOffSeconds: number;
  chosen: string;
  error?: string;
  phone: { value: string; error?: string };
  onChange: () => void;
};

/** The courier's telephone number, shown while an express type is chosen: by styles alone, so that it is there without scripts. */
function PhoneField({ value, error }: DeliveryProps['phone']) {
  const t = useTexts(checkoutTexts);
  const { label, autocomplete } = postalAddressFacts.phone;
  return (
    <div className="mt-4 hidden group-has-[[value^=express]:checked]/delivery:block">
      <TextField
        label={t(label)}
        hint={t('checkout.phone.hint')}
        name="phone"
        type="tel"
        className="figures"
        autoComplete={`shipping ${autocomplete}`}
        defaultValue={value}
        error={error}
        {...{ autoFocus: error !== undefined }}
      />
    </div>
  );
}

/** `onChange`: another type was chosen, or the days are out of date. */
export function DeliveryStep({ offers, cutOffSeconds, chosen, error, phone, onChange }: DeliveryProps) {
  const t = useTexts(checkoutTexts);
  const known = offers.some((offer) => offer.type === chosen) ? chosen : offers[0]?.type;
  return (
    <fieldset className="group/delivery" aria-describedby={error ? 'fehler-lieferung' : undefined}>
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
      <PhoneField {...phone} />
      <CutOff seconds={cutOffSeconds} onExpire={onChange} />
    </fieldset>
  );
}

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
