/** The plan of an event, computed from its first day, its list, and what its host has designed and ordered. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { feastOf, type PlannedPiece } from '#core/order/planner/feasts.ts';
import { type Feast, type FeastPlan, type PieceDates, planFeast } from '#core/order/planner/plan.ts';
import { guestPlaceOf, guestPlaces } from '#core/order/planner/posting.ts';
import { isSoldType, productOf } from '#core/products/registry.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { addDays, berlinTime, type Day } from '#core/values/date.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import {
  type MadePiece,
  madeDesigns,
  type OrderedPiece,
  orderedDesigns,
  type PlanSettings,
  placesOfList,
  planSettings,
} from '#store/people/event/event-plans.ts';
import { type HostedEvent, listEvents } from '#store/people/event/events.ts';
import { shippingsOf } from './planned-pieces.ts';

type Reader = { db: Store['db'] | StoreTransaction };

/** 'done': its host says so. */
export type PieceState = 'open' | 'ordered' | 'delivered' | 'done' | 'hidden';

export type EventPiece = {
  dates: PieceDates;
  state: PieceState;
  /** The design that was changed last; null without one. */
  design: Pick<MadePiece, 'design' | 'product'> | null;
};

export type EventPlan = { feast: Feast; plan: FeastPlan; pieces: EventPiece[]; settings: PlanSettings };

/** Designs and lines that are looked through, the newest ones. */
const maxMade = 300;

/** Lists have hundreds of households at most; the form of the public plan has the same bounds. */
const householdBounds = { least: 1, most: 5_000 };

type Made = Pick<MadePiece, 'product' | 'choice' | 'list'>;

/** The catalogue's design that something began with; null without one. */
function templateOf({ product, choice }: Made, { templates }: Catalogue): DesignTemplate | null {
  if (!isSoldType(product)) return null;
  const id = productOf(product).templateId({ ...JSON.parse(choice), type: product });
  const template = id === null ? undefined : templates.get(id);
  return template && 'category' in template ? template : null;
}

/** Which events are told apart: a design with a list belongs to the event of that list, another one to the only event of its owner and of its occasion. */
type EventOf = Pick<HostedEvent, 'list' | 'occasion'> & { isOnly: boolean };

function categoryFor(made: Made, { list, occasion, isOnly }: EventOf, catalogue: Catalogue): string | null {
  if (made.list !== null && made.list !== list) return null;
  const template = templateOf(made, catalogue);
  if (!template || (made.list === null && !(isOnly && template.occasion === occasion))) return null;
  return template.category;
}

function stateOf(piece: string, { pieces }: PlanSettings, ordered: ReadonlyMap<string, OrderedPiece>): PieceState {
  const set = pieces[piece];
  if (set?.isHidden) return 'hidden';
  const order = ordered.get(piece);
  if (order) return order.state === 'delivered' ? 'delivered' : 'ordered';
  return set?.isDone ? 'done' : 'open';
}

/** How the plan of an event is asked for. `shippings` are those of the country in which its host lives. */
async function feastOfEvent(reader: Reader, event: HostedEvent, settings: PlanSettings, catalogue: Catalogue): Promise<Feast> {
  const { country: home, households } = await placesOfList(reader, event.list);
  const country = deliveryCountryOf(home);
  const places = new Set([...households.keys()].map(guestPlaceOf));
  const count = [...households.values()].reduce((sum, one) => sum + one, 0);
  const targets = Object.fromEntries(
    Object.entries(settings.pieces).flatMap(([piece, { days }]) => (days === undefined ? [] : [[piece, days]])),
  );
  return {
    feast: feastOf(event.occasion),
    day: event.firstDay,
    country,
    guestPlaces: guestPlaces.filter((place) => places.has(place)),
    households: Math.min(householdBounds.most, Math.max(householdBounds.least, count)),
    shippings: shippingsOf({ country }, catalogue),
    targets: targets as Partial<Record<PlannedPiece['piece'], number>>,
  };
}

/** Orders are looked for from this long before the event. */
const orderedDays = 600;

function firstOfEach<Of extends Made>(made: readonly Of[], event: EventOf, catalogue: Catalogue): Map<string, Of> {
  const found = new Map<string, Of>();
  for (const one of made) {
    const category = categoryFor(one, event, catalogue);
    if (category !== null && !found.has(category)) found.set(category, one);
  }
  return found;
}

export async function eventPlan(store: Store, event: HostedEvent, now: Date, reader: Reader = store): Promise<EventPlan> {
  const catalogue = await catalogueOf(store);
  const settings = await planSettings(reader, event.id);
  const feast = await feastOfEvent(reader, event, settings, catalogue);
  const plan = planFeast(feast, now);
  const of = { ...event, isOnly: (await listEvents(reader, event.owner)).length === 1 };
  const designs = firstOfEach(await madeDesigns(reader, event.owner, { now, max: maxMade }), of, catalogue);
  const since = addDays(event.firstDay, -orderedDays);
  const ordered = firstOfEach(await orderedDesigns(reader, event.owner, { since, max: maxMade }), of, catalogue);
  const pieces = plan.pieces.map((dates) => ({
    dates,
    state: stateOf(dates.piece, settings, ordered),
    design: designs.get(dates.piece) ?? null,
  }));
  return { feast, plan, pieces, settings };
}

/** By when designs that lie in a cart are needed by the plan of an event that is to come: the earliest day of them. Null where none is for one. */
export async function neededForEvent(
  store: Store,
  { owner, designs, now }: { owner: OwnerId; designs: readonly string[]; now: Date },
): Promise<{ day: Day; event: string } | null> {
  if (designs.length === 0) return null;
  const { day: today } = berlinTime(now);
  const events = await listEvents(store, owner);
  if (events.length === 0) return null;
  const catalogue = await catalogueOf(store);
  const inCart = new Set(designs);
  const made = (await madeDesigns(store, owner, { now, max: maxMade })).filter(({ design }) => inCart.has(design));
  const needed: { day: Day; event: string }[] = [];
  for (const event of events) {
    const of = { ...event, isOnly: events.length === 1 };
    const categories = new Set(made.flatMap((one) => categoryFor(one, of, catalogue) ?? []));
    if (categories.size === 0) continue;
    const feast = await feastOfEvent(store, event, await planSettings(store, event.id), catalogue);
    for (const { piece, atHost } of planFeast(feast, now).pieces)
      if (categories.has(piece) && atHost >= today) needed.push({ day: atHost, event: event.title });
  }
  return needed.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
