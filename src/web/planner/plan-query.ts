/** What a plan is asked for, as its page's address says it. */
import { type PlannedFeast, plannedFeasts } from '#core/order/planner/feasts.ts';
import { type GuestPlace, guestPlaces } from '#core/order/planner/posting.ts';
import { feastPlanKeys } from '#core/site/query.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { type Day, isDay } from '#core/values/date.ts';

const [feast, day, country, places, households] = feastPlanKeys;
export const planNames = { feast, day, country, places, households } as const;

export type PlanQuery = {
  feast: PlannedFeast;
  day: Day | undefined;
  country: DeliveryCountry | undefined;
  guestPlaces: GuestPlace[];
  households: number;
};

const usualHouseholds = 60;
const maxHouseholds = 5_000;

/** Reads an address; `isNoDay`: its day is none of the calendar. Whatever else is wrong in it is replaced by what is usual. */
export function readPlanQuery(params: URLSearchParams): { query: PlanQuery; isNoDay: boolean } {
  const typed = (params.get(planNames.day) ?? '').trim();
  const isNoDay = typed !== '' && !isDay(typed);
  const households = Number(params.get(planNames.households));
  const places = new Set(params.getAll(planNames.places));
  return {
    query: {
      feast: plannedFeasts.find((key) => key === params.get(planNames.feast)) ?? plannedFeasts[0],
      day: typed === '' || isNoDay ? undefined : typed,
      country: deliveryCountries.find((code) => code === params.get(planNames.country)),
      guestPlaces: guestPlaces.filter((place) => places.has(place)),
      households: Number.isInteger(households) && households > 0 && households <= maxHouseholds ? households : usualHouseholds,
    },
    isNoDay,
  };
}
