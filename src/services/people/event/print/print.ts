/** Handlers of what is printed for an event: which designs, how many pieces the answers need, and what has changed since they were ordered. */
import { type eventPrintCalls, pieceGroups } from '#api/people/event-print-calls.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type EventPiece, kindOfPiece } from '#core/merge/event-source.ts';
import type { EventPart } from '#core/people/event/event.ts';
import { isNamed } from '#core/people/name-line.ts';
import { recordLabel } from '#core/people/records/list-records.ts';
import { type ListedPeople, mergeRecords } from '#core/people/records/merge-records.ts';
import { takesList } from '#core/products/takes-list.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { readable, summaryOf, templateOf } from '#services/design-summary.ts';
import type { Context, HandlerOutput, Handlers, Shop } from '#services/handler.ts';
import { putMerge } from '#services/merge/merge.ts';
import { recordsOf } from '#services/merge/merged-design.ts';
import { missingApprovals } from '#services/merge/missing-approvals.ts';
import { supplementDto, supplementOf } from '#services/merge/supplement.ts';
import { headOf, hostedEvent, noEvent } from '#services/people/event/host-access.ts';
import { isMergeApproved } from '#services/pricing/line-records.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findDesign, listDesigns, type SavedDesign } from '#store/design/designs.ts';
import { type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { answersOf, comingTo } from '#store/people/event/printed-answers.ts';
import { allHouseholds, findGuestList, type GuestList } from '#store/people/guest-lists.ts';
import { findMerge, type Merge, mergesOfEvent } from '#store/people/merges.ts';
import { shownDesign } from './shown-design.ts';

type Shown = HandlerOutput<(typeof eventPrintCalls)['GET /web-api/events/:id/print']>;
type Printed = Shown['groups'][number]['printed'][number];
type Group = Shown['groups'][number]['group'];

const groupOf: Readonly<Record<EventPiece, Group>> = {
  'place-card': 'place-card',
  'menu-card': 'menu-card',
  'menu-count': 'menu-card',
  'table-card': 'table-card',
  'thank-you-card': 'thank-you-card',
};

/** Categories of the catalogue whose designs are such pieces. */
const categoriesOf: Readonly<Record<Group, readonly string[]>> = {
  'place-card': ['place-card', 'gift-tag'],
  'menu-card': ['menu-card'],
  'table-card': ['table-number'],
  'thank-you-card': ['thank-you-card'],
};

/** Most designs of a host that are looked through, and that are proposed for a piece. */
const [maxDesigns, maxProposed] = [200, 12];
/** Names of an answer. */
const shownNames = 5;

type Reading = {
  shop: Shop;
  owner: OwnerId;
  list: GuestList;
  catalogue: Catalogue;
  parts: readonly EventPart[];
  /** Guests with the answers to a part, or to all; each is read once. */
  people: (part: string | null) => Promise<ListedPeople>;
};

async function peopleByPart({ store }: Shop, { id, list }: HostedEvent): Promise<Reading['people']> {
  const households = await allHouseholds(store, list);
  const known = new Map<string | null, ListedPeople>();
  return async (part) => {
    const before = known.get(part);
    if (before) return before;
    const answers = await answersOf(store, { list, from: { event: id, piece: 'place-card', part, fields: [] } });
    const read = { households, answers };
    known.set(part, read);
    return read;
  };
}

/** Companions who come and have no name. */
function unnamedOf({ households }: ListedPeople, keys: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(households.flatMap(({ guests }) => guests.filter((guest) => keys.has(guest.id) && !isNamed(guest)).map(({ id }) => id)));
}

async function printedOf(
  { shop, owner, list, catalogue, parts, people: peopleOf }: Reading,
  merge: Merge,
  saved: SavedDesign,
): Promise<Printed | null> {
  const { from, blanks } = merge.settings;
  if (!from) return null;
  const people = await peopleOf(from.part);
  const records = await recordsOf(shop.store, list, people, merge.settings);
  const thanked = people.answers?.thanked ?? [];
  const supplement = await supplementOf(shop.store, owner, { merge, records, thanked });
  const merged = { merge, list, records, pieces: records.length + blanks, thanked };
  const isApproved = (await isMergeApproved(shop, owner, saved, merged)) && (await missingApprovals(shop, owner, saved)).length === 0;
  const unnamed = unnamedOf(people, new Set(records.map(({ key }) => key)));
  const names = records.filter(({ key }) => unnamed.has(key)).map(recordLabel);
  return {
    design: shownDesign(saved, catalogue),
    piece: from.piece,
    part: parts.find(({ id }) => id === from.part)?.name ?? null,
    needed: records.length,
    hasFields: readable(await summaryOf(shop, owner, saved)).hasFields,
    isApproved,
    unnamed: names.slice(0, shownNames),
    moreUnnamed: Math.max(0, names.length - shownNames),
    ordered: supplement?.isSameDesign ? supplement.ordered : null,
    supplement: supplement && supplementDto(supplement),
  };
}

/** The part that a piece is proposed for: with dishes for menu cards, else the last one, which is the dinner. */
function proposedPart(group: Group, parts: readonly EventPart[]): string | null {
  if (group === 'thank-you-card') return null;
  return (parts.find(({ options }) => options.length > 0) ?? parts.at(-1))?.id ?? null;
}

/** The pieces of an event in groups; those that have a design, and how many the others would need. */
export async function printedPieces({ shop }: Pick<Context, 'shop'>, event: HostedEvent): Promise<Pick<Shown, 'parts' | 'groups'>> {
  const { store } = shop;
  const { owner } = event;
  const list = await findGuestList(store, owner, event.list);
  if (!list) throw noEvent();
  const parts = await programmeOf(store, event.id);
  const reading = { shop, owner, list, catalogue: await catalogueOf(store), parts, people: await peopleByPart(shop, event) };
  const merges = await mergesOfEvent(store, owner, event);
  const printed: Printed[] = [];
  for (const merge of merges) {
    const saved = await findDesign(store, owner, merge.design, shop.clock());
    const one = saved && (await printedOf(reading, merge, saved));
    if (one) printed.push(one);
  }
  const taken = new Set(merges.map(({ design }) => design));
  const designs = (await listDesigns(store, owner, maxDesigns, shop.clock())).filter(
    ({ id, product }) => takesList(product) && !taken.has(id),
  );
  const groups: Shown['groups'] = [];
  for (const group of pieceGroups) {
    const own = printed.filter(({ piece }) => groupOf[piece] === group);
    const part = proposedPart(group, parts);
    const fitting = designs.filter((saved) => categoriesOf[group].includes(categoryOf(saved, reading.catalogue)));
    groups.push({
      group,
      printed: own,
      count: own.length > 0 || (part === null && group !== 'thank-you-card') ? 0 : await countOf(reading, event, group, part),
      part,
      designs: fitting.slice(0, maxProposed).map((saved) => shownDesign(saved, reading.catalogue)),
    });
  }
  const coming = await comingTo(store, event.id);
  return {
    parts: parts.map(({ id, name, options }) => {
      const { persons = 0, households = 0 } = coming.get(id) ?? {};
      return { id, name, asksMenu: options.length > 0, persons, households };
    }),
    groups,
  };
}

function categoryOf(saved: SavedDesign, catalogue: Catalogue): string {
  const template = templateOf(saved, catalogue);
  return template && 'category' in template ? template.category : '';
}

async function countOf({ list, people }: Reading, { id: event }: HostedEvent, piece: Group, part: string | null): Promise<number> {
  const from = { event, piece, part, fields: [] };
  return mergeRecords(await people(part), list, { kind: kindOfPiece[piece], leftOut: [], from }).length;
}

export const eventPrintHandlers: Handlers<typeof eventPrintCalls> = {
  async 'GET /web-api/events/:id/print'({ id }, context) {
    const event = await hostedEvent(context, id, 'owner');
    return { head: headOf(event), ...(await printedPieces(context, event)) };
  },

  async 'PUT /web-api/events/:id/print'({ id, design, piece, part }, context) {
    const event = await hostedEvent(context, id, 'owner');
    const parts = await programmeOf(context.shop.store, id);
    const isKnown = part === null ? piece === 'thank-you-card' : parts.some((one) => one.id === part);
    if (!isKnown) throw new Fault('bad-form', 'part of another event', { text: message('fault.event-changed') });
    const before = await findMerge(context.shop.store, event.owner, design);
    const from = { event: id, piece, part };
    await putMerge(context, {
      id: design,
      version: before?.version ?? 0,
      list: event.list,
      kind: kindOfPiece[piece],
      measure: false,
      from,
    });
    return {};
  },
};
