/** Handlers of the owner of an event: what it says, its programme, who may read it, and what is counted. */
import type { eventCalls } from '#api/people/event-calls.ts';
import { isOccasion, mainOccasions, occasionName } from '#core/catalogue/occasions.ts';
import { isBusiness } from '#core/customer/customer.ts';
import { type EventPart, type HostRight, isAnswering } from '#core/people/event/event.ts';
import type { EventFacts, TypedPart } from '#core/people/event/event-schema.ts';
import { holdsLink } from '#core/people/event/host-text.ts';
import { processingContract } from '#core/people/event/processing-contract.ts';
import { fullName, namesMessage } from '#core/people/name-line.ts';
import { folded } from '#core/people/words.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { customerOf } from '#services/actor.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { hashPassword } from '#services/password-hash.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { answeredHouseholds, lastAnswers } from '#store/people/event/answer-lists.ts';
import { type LedEvent, listLedEvents } from '#store/people/event/event-hosts.ts';
import { putMailing } from '#store/people/event/event-mailings.ts';
import { changeAccess, changeFacts, createEvent, deleteEvent, listEvents, programmeOf, putProgramme } from '#store/people/event/events.ts';
import { addInvites, answeringHouseholds, dropLostMenus, guestsToInvite, revised } from '#store/people/event/replies.ts';
import { eventCounts, type MenuCount, menuCounts, type PartCount, partCounts, uninvitedGuests } from '#store/people/event/reply-counts.ts';
import { createGuestList, listGuestLists } from '#store/people/guest-lists.ts';
import { textLanguage } from '#texts/server-texts.ts';
import { hasLook } from './guest-theme.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from './host-access.ts';
import { hostLooks } from './host-looks.ts';
import { factsOf } from './page-access.ts';

function changedMeanwhile(): Fault {
  return new Fault('list-changed', 'an event of another version', { text: message('fault.event-changed') });
}

/** Changes an event whose host has the right to it. */
async function withLocked(
  context: Context,
  id: string,
  needed: HostRight,
  change: (trx: StoreTransaction, event: LedEvent) => Promise<void>,
): Promise<Record<string, never>> {
  await context.shop.store.write(async (trx) => change(trx, await lockHostedEvent(trx, context, id, needed)));
  return {};
}

const occasionChoices = () => [...mainOccasions, 'allgemein' as const].map((key) => ({ key, name: occasionName(key) }));

/** Guests are led nowhere by what a host writes. */
function linkErrors(field: string, text: string): FieldError[] {
  return holdsLink(text) ? [{ field, code: 'link', message: message('event.wrong.link') }] : [];
}

/** Throws Fault 'bad-form' for texts with links, days in the wrong order, and for an occasion that the catalogue does not have. */
function checkFacts({ title, firstDay, lastDay, deadline, occasion, details }: EventFacts): void {
  const { look: _, ...texts } = details;
  const errors = Object.entries({ title, ...texts }).flatMap(([field, text]) => linkErrors(field, text));
  if (lastDay < firstDay) errors.push({ field: 'lastDay', code: 'wrong', message: message('event.wrong.last-day') });
  if (deadline !== null && deadline > lastDay) errors.push({ field: 'deadline', code: 'wrong', message: message('event.wrong.deadline') });
  if (!isOccasion(occasion)) errors.push({ field: 'occasion', code: 'wrong', message: message('event.wrong.occasion') });
  if (errors.length > 0) throw new Fault('bad-form', 'facts of an event', { errors });
}

/** Options keep their id by their name, so that what guests chose stays. */
function partOf(typed: TypedPart, known: readonly EventPart[]): EventPart {
  const before = known.find(({ id }) => id === typed.id);
  const option = (isForChildren: boolean) => (name: string) => ({
    id: before?.options.find((one) => one.isForChildren === isForChildren && folded(one.name) === folded(name))?.id ?? newToken(),
    name,
    isForChildren,
  });
  const unique = (names: readonly string[]) => [...new Map(names.map((name) => [folded(name), name])).values()];
  return {
    id: before?.id ?? newToken(),
    name: typed.name,
    startsAt: typed.startsAt,
    endsAt: typed.endsAt,
    place: typed.place,
    options: [...unique(typed.options).map(option(false)), ...unique(typed.childOptions).map(option(true))],
  };
}

function checkProgramme(parts: readonly TypedPart[]): void {
  const errors = parts.flatMap(({ name, startsAt, endsAt, place, options, childOptions }, at): FieldError[] => [
    ...(endsAt !== null && endsAt < startsAt ? [{ field: `parts.${at}.endsAt`, code: 'wrong', message: message('event.wrong.end') }] : []),
    ...linkErrors(`parts.${at}.name`, name),
    ...linkErrors(`parts.${at}.place`, place),
    ...linkErrors(`parts.${at}.options`, [...options, ...childOptions].join('\n')),
  ]);
  if (errors.length > 0) throw new Fault('bad-form', 'programme', { errors });
}

function countedPart(part: EventPart, counts: readonly PartCount[], menus: readonly MenuCount[]) {
  const own = counts.filter((count) => count.part === part.id);
  const sum = (isCounted: (count: PartCount) => boolean) => own.filter(isCounted).reduce((all, { count }) => all + count, 0);
  const eaten = (menu: string | null) => menus.find((one) => one.part === part.id && one.menu === menu)?.count ?? 0;
  return {
    ...part,
    invited: sum(() => true),
    yes: sum(({ answer }) => answer === 'yes'),
    no: sum(({ answer }) => answer === 'no'),
    open: sum(({ answer }) => answer === 'open'),
    children: sum(({ answer, kind }) => answer === 'yes' && kind === 'child'),
    infants: sum(({ answer, kind }) => answer === 'yes' && kind === 'infant'),
    menus: part.options.map(({ id, name }) => ({ id, name, count: eaten(id) })),
    undecided: part.options.length > 0 ? eaten(null) : 0,
  };
}

/** The version of the processing contract that the requester has to agree to; null for private hosts, who need none. */
function contractOf(actor: Context['actor']): string | null {
  return isBusiness(customerOf(actor)?.type ?? 0) ? processingContract : null;
}

/** Households whose answers changed last, on the overview. */
const shownLast = 5;

const emptyDetails = { first: '', second: '', place: '', address: '', info: '', contact: '', look: null };

/** Throws Fault 'bad-form' for a design or colourway that the catalogue does not have. */
async function checkLook({ store }: Context['shop'], { details: { look } }: EventFacts): Promise<void> {
  if (look === null || hasLook(await catalogueOf(store), look)) return;
  throw new Fault('bad-form', 'look of an event', { errors: [{ field: 'look', code: 'wrong', message: message('event.wrong.look') }] });
}

export const eventHandlers: Handlers<
  Omit<
    typeof eventCalls,
    | 'GET /web-api/events/:id/households/:household'
    | 'POST /web-api/events/:id/households/:household/answer'
    | 'PUT /web-api/events/:id/households/:household/invites'
  >
> = {
  async 'GET /web-api/events'(_input, { shop, actor }) {
    const owner = actor.owner.current;
    const events = owner ? [...(await listEvents(shop.store, owner)), ...(await listLedEvents(shop.store, owner))] : [];
    const lists = owner ? await listGuestLists(shop.store, owner) : [];
    return {
      events: events.map(({ id, title, firstDay, state }) => ({ id, title, firstDay, state })),
      lists: lists.map(({ id, name }) => ({ id, name })),
      occasions: occasionChoices(),
      contract: contractOf(actor),
    };
  },

  async 'POST /web-api/events'({ title, firstDay, occasion, list, contract }, { shop, actor, site }) {
    const agreed = contractOf(actor);
    if (agreed !== null && contract !== agreed)
      throw new Fault('bad-form', 'an event of a company without a processing contract', { text: message('event.wrong.contract') });
    const owner = await actor.owner.ensure();
    const now = shop.clock();
    const facts = { title, occasion, firstDay, lastDay: firstDay, zone: 'Europe/Berlin', deadline: null, details: emptyDetails };
    checkFacts(facts);
    const settings = { name: title, country: deliveryCountryOf(site.country), tone: 'friend', order: 'listed' } as const;
    const guests = list ?? (await createGuestList(shop.store, owner, { ...settings, language: textLanguage(site.locale) }, now));
    const id = await createEvent(shop.store, { owner, list: guests, contract: agreed, now }, facts);
    if (id === null) throw noEvent();
    await shop.store.write((trx) => putMailing(trx, id, { site }));
    return { id };
  },

  async 'GET /web-api/events/:id'({ id }, context) {
    const { store, clock } = context.shop;
    const event = await hostedEvent(context, id, 'view');
    const today = berlinTime(clock()).day;
    const [counts, menus] = [await partCounts(store, id), await menuCounts(store, id)];
    return {
      head: headOf(event),
      version: event.version,
      facts: factsOf(event),
      isAnswering: isAnswering(event, clock()),
      hasPassword: event.password !== null,
      contract: event.contract,
      expiresOn: event.expiresOn,
      parts: (await programmeOf(store, id)).map((part) => countedPart(part, counts, menus)),
      counts: await eventCounts(store, id),
      last: (await lastAnswers(store, event, shownLast)).map(({ household, version, ...last }) => ({
        household: household.id,
        names: namesMessage(household),
        isFirst: version === 1,
        isToday: berlinTime(Date.parse(last.lastAt)).day === today,
        ...last,
      })),
      uninvited: (await uninvitedGuests(store, event)).length,
      occasions: occasionChoices(),
      looks: await hostLooks(context, event),
    };
  },

  async 'GET /web-api/events/:id/answers'({ id, filter, page, persons, part = null, menu = null }, context) {
    const { store } = context.shop;
    const event = await hostedEvent(context, id, 'view');
    const ofPersons = persons ? { persons, part, menu } : null;
    const { rows, ...found } = await answeredHouseholds(store, event, { filter, persons: ofPersons, page });
    const of = (await programmeOf(store, id)).find((one) => one.id === part);
    const dish = of?.options.find((option) => option.id === menu)?.name ?? null;
    return {
      head: headOf(event),
      ...found,
      persons: persons ? { persons, part: of?.name ?? null, menu: menu === 'none' ? menu : dish, count: found.persons ?? 0 } : null,
      rows: rows.map(({ household, matching, ...row }) => ({
        household: household.id,
        names: namesMessage(household),
        ...row,
        matching: household.guests.filter((guest) => matching.includes(guest.id)).map(fullName),
      })),
    };
  },

  async 'PUT /web-api/events/:id'({ id, version, facts }, context) {
    checkFacts(facts);
    await checkLook(context.shop, facts);
    return withLocked(context, id, 'edit', async (trx, event) => {
      if (event.version !== version) throw changedMeanwhile();
      await changeFacts(trx, event, facts);
    });
  },

  'DELETE /web-api/events/:id': ({ id }, context) => withLocked(context, id, 'owner', deleteEvent),

  async 'PUT /web-api/events/:id/parts'({ id, version, parts }, context) {
    checkProgramme(parts);
    const { clock } = context.shop;
    return withLocked(context, id, 'edit', async (trx, event) => {
      if (event.version !== version) throw changedMeanwhile();
      const known = await programmeOf({ db: trx }, id);
      const wanted = parts.map((part) => partOf(part, known));
      const households = await answeringHouseholds({ db: trx }, id);
      await revised(trx, { event: id, households, actor: 'host', now: clock() }, async () => {
        await putProgramme(trx, event, wanted);
        await dropLostMenus(trx, id);
      });
      const guests = await guestsToInvite({ db: trx }, event.list);
      for (const part of wanted) if (!known.some(({ id: old }) => old === part.id)) await addInvites(trx, part.id, guests);
    });
  },

  'POST /web-api/events/:id/state': ({ id, state }, context) =>
    withLocked(context, id, 'edit', (trx, event) => changeAccess(trx, event, { state })),

  async 'PUT /web-api/events/:id/password'({ id, password }, context) {
    await hostedEvent(context, id, 'owner');
    const stored = password === null ? null : await hashPassword(password, context.shop.hashCost);
    return withLocked(context, id, 'owner', (trx, event) => changeAccess(trx, event, { password: stored }));
  },

  'POST /web-api/events/:id/links': ({ id }, context) =>
    withLocked(context, id, 'owner', (trx, event) => changeAccess(trx, event, { isRevoked: true })),

  'POST /web-api/events/:id/invites': ({ id }, context) =>
    withLocked(context, id, 'edit', async (trx, event) => {
      const guests = await uninvitedGuests({ db: trx }, event);
      for (const part of await programmeOf({ db: trx }, id)) await addInvites(trx, part.id, guests);
    }),
};
