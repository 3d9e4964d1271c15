/** Step 2: when it comes, as rows to choose from. */

import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Cart, DeliveryOffer } from '#api/order.ts';
import { postalAddressFacts } from '#core/customer/postal-address.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { TextField } from '#web/ui/field.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { ChoiceRow, GroupError } from './choice-row.tsx';

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

const neededStep = lazyComponent(async () => (await import('./needed-by.tsx')).NeededStep);
const arrival = lazyComponent(async () => (await import('./needed-by.tsx')).Arrival);
export const neededFact = lazyComponent(async () => (await import('./needed-by.tsx')).NeededFact);

/** What a page needs before it is rendered on the server. */
export function prepareNeeded(): Promise<unknown> {
  return Promise.all([neededStep, arrival, neededFact].map(({ prepare }) => prepare()));
}

/** Whether a way of delivery is in time. */
export function Arrives(of: { offer: Pick<DeliveryOffer, 'to'>; neededBy: string }) {
  return (
    <Suspense>
      <arrival.Component {...of} />
    </Suspense>
  );
}

type DeliveryProps = {
  offers: readonly DeliveryOffer[];
  cutOffSeconds: number;
  chosen: string;
  error?: string;
  phone: { value: string; error?: string };
  /** By when it is needed; null where nothing is sent. */
  needed: { cart: Cart; day: string; error: string | null } | null;
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
export function DeliveryStep({ offers, cutOffSeconds, chosen, error, phone, needed, onChange }: DeliveryProps) {
  const t = useTexts(checkoutTexts);
  const day = needed && needed.day !== '' && needed.error === null ? needed.day : null;
  const known = offers.some((offer) => offer.type === chosen) ? chosen : offers[0]?.type;
  return (
    <fieldset className="group/delivery" aria-describedby={error ? 'fehler-lieferung' : undefined}>
      <legend className="unseen">{t('checkout.delivery.legend')}</legend>
      <GroupError id="fehler-lieferung">{error}</GroupError>
      {needed ? (
        <Suspense>
          <neededStep.Component {...needed} offers={offers} />
        </Suspense>
      ) : null}
      <div className="grid gap-2.5">
        {offers.map((offer) => (
          <ChoiceRow
            key={offer.type}
            name="shippingType"
            value={offer.type}
            title={offer.text}
            note={`${offer.name}. ${offer.note}.`}
            mark={day === null ? null : <Arrives offer={offer} neededBy={day} />}
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
