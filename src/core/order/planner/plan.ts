/** From the day of a feast backward over post, writing, delivery and production to the day on which each piece is ordered at the latest. */
import { orderDay } from '#core/order/delivery.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { addDays, berlinTime, type Day, daysFrom, type Instant } from '#core/values/date.ts';
import { answersDay, type Goal, kitchenDay, type PlannedFeast, type PlannedPiece, piecesOf, targetDay } from './feasts.ts';
import { arrivalDay, latestOrder, type OfferedShipping } from './latest-order.ts';
import { type GuestPlace, letterArrival, postDay } from './posting.ts';

/** `shippings`: the ways that are offered to the country, the cheapest first. `guestPlaces`: where guests live besides the host's country. */
export type Feast = {
  feast: PlannedFeast;
  day: Day;
  country: DeliveryCountry;
  guestPlaces: readonly GuestPlace[];
  households: number;
  shippings: readonly OfferedShipping[];
  /** Targets of pieces in days from the feast, where they are other than the usual ones. */
  targets?: Readonly<Partial<Record<PlannedPiece['piece'], number>>>;
};

/** How near the last order is: 'late' where no way of delivery arrives in time any more. */
export const urgencies = ['in-time', 'fourteen-days', 'seven-days', 'two-days', 'last-day', 'late'] as const;
export type Urgency = (typeof urgencies)[number];

export type PieceDates = {
  piece: PlannedPiece['piece'];
  goal: Goal;
  target: Day;
  /** For guests abroad, where that is another day. */
  targetAbroad: Day | null;
  /** The place whose letters must be posted first; null for what stays with the host. */
  deciding: GuestPlace | null;
  /** The day by which the parcel lies at the host. */
  atHost: Day;
  /** The last day of an order of each way, in the order of the ways. */
  latest: readonly { shipping: OfferedShipping; day: Day }[];
  /** The cheapest way that is in time for an order of now. */
  best: { shipping: OfferedShipping; day: Day; arrival: Day } | null;
  urgency: Urgency;
  /** For late pieces: the day on which they are at their goal by the fastest way, ordered now. */
  earliest: Day | null;
};

export type FeastPlan = { pieces: readonly PieceDates[]; answers: Day; kitchen: Day };

/** Feasts are planned for three years. */
const longestDays = 3 * 366;

/** Why no plan is made for a day; null where one is. */
export function feastDayProblem(day: Day, now: Instant): 'past' | 'far' | null {
  const left = daysFrom(berlinTime(now).day, day);
  if (left < 0) return 'past';
  return left > longestDays ? 'far' : null;
}

/** Days for writing and stuffing: one, and one more for each sixty letters that were begun. */
export function writingDays(letters: number): number {
  return 1 + Math.ceil(letters / 60);
}

/** When the parcel lies at the host at the latest so that letters lie at guests of all places, and which place decides it. */
function hostDay(piece: PlannedPiece, { day, country, guestPlaces, households }: Feast): { atHost: Day; deciding: GuestPlace | null } {
  if (piece.goal === 'host') return { atHost: targetDay(piece, day), deciding: null };
  const places: readonly GuestPlace[] = [country, ...guestPlaces.filter((place) => place !== country)];
  const days = places.map((place) => ({
    place,
    atHost: addDays(postDay(targetDay(piece, day, place !== country), country, place), -writingDays(households)),
  }));
  const first = days.reduce((earliest, one) => (one.atHost < earliest.atHost ? one : earliest));
  return { atHost: first.atHost, deciding: first.place };
}

function urgencyOf(last: Day | undefined, today: Day): Urgency {
  if (last === undefined) return 'late';
  const left = daysFrom(today, last);
  if (left <= 0) return 'last-day';
  if (left <= 2) return 'two-days';
  if (left <= 7) return 'seven-days';
  return left <= 14 ? 'fourteen-days' : 'in-time';
}

/** When a piece is at its goal if it is ordered now and goes the fastest way. */
function earliestDay(piece: PlannedPiece, feast: Feast, deciding: GuestPlace | null, orderedOn: Day): Day | null {
  const arrivals = feast.shippings.flatMap((shipping) => arrivalDay(orderedOn, feast.country, shipping) ?? []).sort();
  const [arrival] = arrivals;
  if (arrival === undefined || piece.goal === 'host' || deciding === null) return arrival ?? null;
  return letterArrival(addDays(arrival, writingDays(feast.households)), feast.country, deciding);
}

function pieceDates(piece: PlannedPiece, feast: Feast, now: Instant): PieceDates {
  const { atHost, deciding } = hostDay(piece, feast);
  const orderedOn = orderDay(now);
  const latest = feast.shippings.flatMap((shipping) => {
    const day = latestOrder(atHost, feast.country, shipping);
    return day === null ? [] : [{ shipping, day }];
  });
  const inTime = latest.find(({ day }) => day >= orderedOn);
  const arrival = inTime && arrivalDay(orderedOn, feast.country, inTime.shipping);
  const hasAbroad = piece.goal === 'guests' && feast.guestPlaces.some((place) => place !== feast.country);
  const [target, abroad] = [targetDay(piece, feast.day), targetDay(piece, feast.day, true)];
  return {
    piece: piece.piece,
    goal: piece.goal,
    target,
    targetAbroad: hasAbroad && abroad !== target ? abroad : null,
    deciding,
    atHost,
    latest,
    best: inTime && arrival ? { ...inTime, arrival } : null,
    urgency: urgencyOf(inTime?.day, berlinTime(now).day),
    earliest: inTime ? null : earliestDay(piece, feast, deciding, orderedOn),
  };
}

function movedPiece(piece: PlannedPiece, { targets = {} }: Feast): PlannedPiece {
  const days = targets[piece.piece];
  return days === undefined ? piece : { ...piece, target: { days } };
}

/** The dates of all pieces of a feast, as of now. */
export function planFeast(feast: Feast, now: Instant): FeastPlan {
  return {
    pieces: piecesOf(feast.feast).map((piece) => pieceDates(movedPiece(piece, feast), feast, now)),
    answers: answersDay(feast.day),
    kitchen: kitchenDay(feast.day),
  };
}
