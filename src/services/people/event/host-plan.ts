/** Handlers of the plan of an event, for its host. */
import type { eventPlanCalls, PlanGoal } from '#api/people/event-plan-calls.ts';
import { categoryName } from '#core/catalogue/categories.ts';
import { feastOf, isAfterFeast, type PlannedPiece, piecesOf, targetDay } from '#core/order/planner/feasts.ts';
import { writingDays } from '#core/order/planner/plan.ts';
import { type GuestPlace, guestPlaceOf, transitDays } from '#core/order/planner/posting.ts';
import { type PlanPieces, targetBounds, targetDays } from '#core/people/event/plan-settings.ts';
import { countryName } from '#core/values/channel.ts';
import { berlinTime, type Day, daysFrom } from '#core/values/date.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import { configuratorPath } from '#services/configurator-path.ts';
import { type EventPiece, type EventPlan, eventPlan } from '#services/event-plan.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { designsOf, monthsOf, pieceDto, short } from '#services/planned-pieces.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { LedEvent } from '#store/people/event/event-hosts.ts';
import { householdIn, placesOfList, planSettings, savePlanSettings } from '#store/people/event/event-plans.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { headOf, hostedEvent, lockHostedEvent } from './host-access.ts';

type PlanOutput = Unrendered<HandlerOutput<(typeof eventPlanCalls)['GET /web-api/events/:id/plan']>>;

/** Guests have this long for their answer. */
const answerDays = 14;

const isOpen = ({ state }: EventPiece) => state === 'open';
const isShown = ({ state }: EventPiece) => state !== 'hidden';

function goalsOf(event: HostedEvent, { plan, feast, settings }: EventPlan): Unrendered<PlanGoal>[] {
  const pieces = piecesOf(feast.feast);
  return plan.pieces.map(({ piece, target }) => {
    const isAfter = pieces.some((one) => one.piece === piece && isAfterFeast(one));
    const { isDone = false, isHidden = false } = settings.pieces[piece] ?? {};
    return { piece, name: categoryName(piece), target, ...targetBounds(isAfter, event.firstDay), isDone, isHidden };
  });
}

/** Which guests decide when the invitations are posted, with the town of one of them; null where those of the host's country do. */
async function decidingOf(
  { shop: { store }, site }: Context,
  { list }: HostedEvent,
  { feast, pieces }: EventPlan,
): Promise<PlanOutput['plan']['deciding']> {
  const invitation = pieces.find(({ dates }) => dates.piece === 'invitation');
  const place: GuestPlace | null = invitation && isOpen(invitation) ? invitation.dates.deciding : null;
  if (place === null || place === feast.country) return null;
  const { households } = await placesOfList(store, list);
  const country = [...households.keys()].find((code) => guestPlaceOf(code) === place);
  const household = country === undefined ? null : await householdIn(store, list, country);
  if (country === undefined) return null;
  const values = { town: household?.city ?? countryName(country, site.locale), days: transitDays(feast.country, place) };
  return {
    title: message('plan.deciding', { place: countryName(country, site.locale) }),
    text: message('feier.plan.deciding', { ...values, writing: writingDays(feast.households) }),
  };
}

function titleOf(pieces: readonly EventPiece[], next: EventPiece | undefined): { title: Message; lead: Message } {
  const best = next?.dates.best;
  if (next && best)
    return {
      title: message('plan.next', { piece: message(`plan.the.${next.dates.piece}`) }),
      lead: message('feier.plan.lead', { day: { day: best.day, style: 'long' } }),
    };
  if (pieces.some(isOpen)) return { title: message('plan.done'), lead: message('plan.done.lead') };
  return { title: message('feier.plan.complete'), lead: message('feier.plan.complete.lead') };
}

/** How many days guests have between the invitation and the end of the answers, where they are too few. */
function shortAnswersOf({ deadline }: HostedEvent, pieces: readonly EventPiece[]): number | null {
  const invitation = pieces.find(({ dates, state }) => dates.piece === 'invitation' && state !== 'hidden');
  if (deadline === null || !invitation) return null;
  const left = daysFrom(invitation.dates.target, deadline);
  return left < answerDays ? left : null;
}

async function planOutput(context: Context, event: LedEvent): Promise<PlanOutput> {
  const { shop, site } = context;
  const now = shop.clock();
  const { day: today } = berlinTime(now);
  const found = await eventPlan(shop.store, event, now);
  const catalogue = await catalogueOf(shop.store);
  const designs = designsOf(found.feast.feast, catalogue.rows);
  const shown = found.pieces.filter(isShown);
  const open = shown.filter(isOpen);
  const next = open.find(({ dates }) => dates.best !== null);
  const answers = event.deadline ?? found.plan.answers;
  const days = [today, event.firstDay, answers, ...shown.map(({ dates }) => dates.target)].toSorted();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const pieces = shown.map(({ dates, state, design }) => {
    const dto = pieceDto(dates, found.feast, today, designs.get(dates.piece));
    const own = design && configuratorPath(design.product, site, design.design);
    const done = state === 'open' || state === 'hidden' ? null : message(`feier.plan.state.${state}`);
    return { ...dto, done, isOwn: own !== null, path: own ?? dto.path };
  });
  const nextDto = pieces.find(({ piece }) => piece === next?.dates.piece);
  return {
    head: headOf(event),
    plan: {
      day: event.firstDay,
      today,
      ...monthsOf(first, last, site.locale),
      ...titleOf(shown, next),
      pieces,
      answers: dueOf(answers),
      kitchen: dueOf(found.plan.kitchen),
      deciding: await decidingOf(context, event, found),
    },
    next: nextDto ? { name: nextDto.name, path: nextDto.path, isOwn: nextDto.isOwn } : null,
    goals: goalsOf(event, found),
    shortAnswers: shortAnswersOf(event, found.pieces),
    hasNotices: found.settings.hasNotices,
    isMailed: (await hostMailbox(shop.store, event.owner)) !== null,
  };
}

const dueOf = (day: Day) => ({ day, text: message('plan.until', { day: short(day) }) });

export const eventPlanHandlers: Handlers<typeof eventPlanCalls> = {
  async 'GET /web-api/events/:id/plan'({ id }, context) {
    return planOutput(context, await hostedEvent(context, id, 'view'));
  },

  async 'PUT /web-api/events/:id/plan'({ id, hasNotices, goals }, context) {
    const { store } = context.shop;
    await store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'edit');
      const { pieces: before } = await planSettings({ db: trx }, id);
      const planned = piecesOf(feastOf(event.occasion));
      const pieces: PlanPieces = { ...before };
      const errors: FieldError[] = [];
      for (const [at, { piece, target, isDone, isHidden }] of goals.entries()) {
        const one = planned.find((candidate) => candidate.piece === piece);
        if (!one) continue;
        const isUsual = target === null || target === targetDay(one, event.firstDay);
        const days = isUsual ? null : targetDays(target, isAfterFeast(one), event.firstDay);
        if (!isUsual && days === null) errors.push({ field: `goals.${at}.target`, code: 'wrong', message: boundsText(one, event) });
        pieces[piece] = {
          ...(days === null ? {} : { days }),
          ...(isDone ? { isDone: true as const } : {}),
          ...(isHidden ? { isHidden: true as const } : {}),
        };
      }
      if (errors.length > 0) throw new Fault('bad-form', 'goals of a plan', { errors });
      await savePlanSettings(trx, id, { pieces, hasNotices });
    });
    return {};
  },
};

function boundsText(planned: PlannedPiece, { firstDay }: HostedEvent): Message {
  const { first, last } = targetBounds(isAfterFeast(planned), firstDay);
  return message('feier.plan.wrong', { first: short(first), last: short(last) });
}
