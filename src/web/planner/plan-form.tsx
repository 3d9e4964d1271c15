/** What the plan is about: a form that works without script. */
import { useId } from 'react';
import type { PlannedFeast } from '#core/order/planner/feasts.ts';
import type { GuestPlace } from '#core/order/planner/posting.ts';
import { countryName, type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import { feastPlanTexts } from '#texts/de/people/feast-plan.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { planNames } from './plan-query.ts';

type Props = {
  asked: { feast: PlannedFeast; country: DeliveryCountry; guestPlaces: readonly GuestPlace[]; households: number };
  /** '' where none was typed. */
  day: Day;
  today: Day;
  error: string | null;
  feasts: readonly { key: PlannedFeast; name: string }[];
};

export function PlanForm({ asked, day, today, error, feasts }: Props) {
  const t = useTexts(feastPlanTexts);
  const { locale } = useSite();
  const places = useId();
  const regions = ['europe', 'overseas'] as const;
  const placeNames: [GuestPlace, string][] = [
    ...deliveryCountries.map((code): [GuestPlace, string] => [code, countryName(code, locale)]),
    ...regions.map((region): [GuestPlace, string] => [region, t(`plan.place.${region}`)]),
  ];
  return (
    <form method="get" aria-label={t('plan.form')} className="bg-ground px-5 py-6 sm:px-7.5">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1.2fr_0.7fr_auto] lg:items-start">
        <SelectField label={t('plan.feast')} name={planNames.feast} defaultValue={asked.feast}>
          {feasts.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={t('plan.day')} name={planNames.day} type="date" min={today} defaultValue={day} error={error} required />
        <SelectField label={t('plan.country')} name={planNames.country} defaultValue={asked.country}>
          {deliveryCountries.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('plan.households')}
          name={planNames.households}
          type="number"
          inputMode="numeric"
          min={1}
          max={5_000}
          defaultValue={asked.households}
        />
        <Button type="submit" className="max-sm:w-full lg:mt-7">
          {t('plan.submit')}
        </Button>
      </div>
      <details className="mt-3" open={asked.guestPlaces.length > 0}>
        <summary id={places} className="text-link w-fit cursor-pointer py-2 text-small">
          {t('plan.places')}
        </summary>
        <fieldset aria-labelledby={places} className="grid gap-x-5 pt-1 sm:grid-cols-3 lg:grid-cols-4">
          {placeNames.map(([place, name]) => (
            <CheckField key={place} label={name} name={planNames.places} value={place} defaultChecked={asked.guestPlaces.includes(place)} />
          ))}
        </fieldset>
      </details>
    </form>
  );
}
