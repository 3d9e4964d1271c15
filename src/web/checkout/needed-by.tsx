/** By when an order is needed, and which ways of delivery are in time: in the cart and in the checkout. */
import type { Cart, DeliveryOffer } from '#api/order.ts';
import { isInTime } from '#core/order/planner/needed-by.ts';
import { type Day, formatDay } from '#core/values/date.ts';
import { neededByTexts } from '#texts/de/people/needed-by.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { neededNames } from './checkout-form.ts';

type FieldProps = { day: string; bounds: Cart['neededBounds']; event: string | null; error: string | null; submit: 'check' | 'save' };

/** The day with its button. `event`: whose plan it comes from. */
export function NeededField({ day, bounds, event, error, submit }: FieldProps) {
  const t = useTexts(neededByTexts);
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="w-full max-w-75">
        <TextField
          name={neededNames.day}
          type="date"
          label={t('needed.question')}
          hint={event === null ? t('needed.hint') : t('needed.event', { event })}
          error={error}
          min={bounds.first}
          max={bounds.last}
          defaultValue={day}
          className="figures"
        />
      </div>
      <input type="hidden" name={neededNames.shown} value={day} />
      <Button type="submit" name="intent" value="needed" kind="secondary" className="max-sm:w-full sm:mt-6.5">
        {t(`needed.${submit}`)}
      </Button>
    </div>
  );
}

type Timed = { offer: Pick<DeliveryOffer, 'to'>; neededBy: Day };

export function Arrival({ offer, neededBy }: Timed) {
  const t = useTexts(neededByTexts);
  const isEarly = isInTime(offer.to, neededBy);
  return <span className={isEarly ? 'text-moss' : 'text-seal'}>{t(isEarly ? 'needed.in-time' : 'needed.late')}</span>;
}

/** That no way of delivery is in time, and what is there first. */
export function NoneInTime({ offers, neededBy }: { offers: readonly DeliveryOffer[]; neededBy: Day }) {
  const t = useTexts(neededByTexts);
  const locale = useTextLocale();
  const [earliest] = offers.toSorted((one, other) => one.to.localeCompare(other.to));
  if (!earliest || isInTime(earliest.to, neededBy)) return null;
  return (
    <p className="mt-3 border-l-4 border-amber bg-amber-light px-4 py-3 text-small">
      {t('needed.none', {
        day: formatDay(neededBy, locale, 'short'),
        first: `${earliest.name} (${formatDay(earliest.to, locale, 'short')})`,
      })}
    </p>
  );
}

/** The ways of delivery by their last days. */
export function Arrivals({ offers, neededBy }: { offers: readonly DeliveryOffer[]; neededBy: Day }) {
  const t = useTexts(neededByTexts);
  const locale = useTextLocale();
  return (
    <ul className="figures mt-3 grid gap-1 text-small">
      {offers.map((offer) => (
        <li key={offer.type} className="flex flex-wrap justify-between gap-x-4">
          <span>{t('needed.offer', { name: offer.name, day: formatDay(offer.to, locale, 'short') })}</span>
          <Arrival offer={offer} neededBy={neededBy} />
        </li>
      ))}
    </ul>
  );
}

/** The question in the step of the delivery. */
export function NeededStep({
  cart,
  day,
  error,
  offers,
}: {
  cart: Cart;
  day: string;
  error: string | null;
  offers: readonly DeliveryOffer[];
}) {
  const { needed, neededBounds: bounds } = cart;
  return (
    <div className="mb-5">
      <NeededField key={day} day={day} bounds={bounds} event={needed?.day === day ? needed.event : null} error={error} submit="check" />
      {day === '' || error !== null ? null : <NoneInTime offers={offers} neededBy={day} />}
    </div>
  );
}

/** The day among the facts of an order, and whether it is kept. */
export function NeededFact({ day, isKept }: { day: Day; isKept: boolean }) {
  const t = useTexts(neededByTexts);
  const locale = useTextLocale();
  return (
    <div>
      <dt className="text-small text-ink-soft">{t('needed.of')}</dt>
      <dd>{t(`needed.of.${isKept ? 'in-time' : 'late'}`, { day: formatDay(day, locale, 'short') })}</dd>
    </div>
  );
}
