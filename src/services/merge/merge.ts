/** Handlers of designs that are printed with a list. */
import type { Parsed } from '#api/call.ts';
import type { designMergeCalls } from '#api/people/merge-calls.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type EventSource, eventFieldsIn } from '#core/merge/event-source.ts';
import { noChosenLines } from '#core/merge/fit/chosen-lines.ts';
import type { CommonSizes } from '#core/merge/fit/fit-record.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import { type MergeSettings, piecesOf } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { noSubstitutes } from '#core/merge/substitutes.ts';
import { noTranslations } from '#core/merge/translate.ts';
import { kindOfFields, namesIn } from '#core/merge/used-fields.ts';
import { pictureOfDesign } from '#core/order/line-picture.ts';
import { initialQuantity } from '#core/products/quantities.ts';
import { productOf } from '#core/products/registry.ts';
import { takesList } from '#core/products/takes-list.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { formalityOfTemplate } from '#services/checks/choice.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { configuratorPath } from '#services/configurator-path.ts';
import { templateOf } from '#services/design-summary.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { noDesign, ownDesign } from '#services/own-design.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findDesign, loadDesign, type SavedDesign, saveDesign } from '#store/design/designs.ts';
import { findLedEvent } from '#store/people/event/event-hosts.ts';
import { findGuestList, type GuestList } from '#store/people/guest-lists.ts';
import { approveMerge, deleteMerge, findMerge, type Merge, saveMerge } from '#store/people/merges.ts';
import { approvalProblem, mergeProof, mergeState } from './merge-proof.ts';
import type { ListedMerge } from './merge-tasks.ts';
import { ensurePages, withPages } from './printed-pages.ts';
import { fieldsOfDesign, fittedRecords, listedMerge, measuredSizes, type OpenedMerge, openedMerge } from './read-merge.ts';
import { supplementDto, supplementOf } from './supplement.ts';

/** Records of an answer. */
const recordsPage = 500;

/** How much closer than designed letters of a name may stand, in thousandths of the em. It is not seen, and saves many sizes. */
const proposedTracking = -20;

export function mergeChanged(): Fault {
  return new Fault('list-changed', 'merge of another version', { text: message('fault.merge-changed') });
}

function refusal(text: string): Fault {
  return new Fault('bad-input', text, { text: message(text) });
}

/** The merge of the requester's own design. Throws Fault 'not-found' for a foreign one, and 'list-changed' for one that is printed without a list. */
export async function ownMerge(context: Context, id: string): Promise<OpenedMerge> {
  const { owner, saved } = await ownDesign(context, id);
  const opened = await openedMerge(context.shop, owner, saved);
  if (!opened) throw new Fault('list-changed', 'no merge of the design', { text: message('fault.no-merge') });
  return opened;
}

/** Texts with fields of the template that a design began with. */
async function fieldTextsOf({ shop }: Context, saved: SavedDesign): Promise<Readonly<Record<string, string>>> {
  const template = templateOf(saved, await catalogueOf(shop.store));
  return template && 'fieldTexts' in template ? (template.fieldTexts ?? {}) : {};
}

/** What pages say of a design. */
async function shownDesign({ shop, site }: Context, saved: SavedDesign) {
  const template = templateOf(saved, await catalogueOf(shop.store));
  const choice = { ...saved.choice, type: saved.product };
  return {
    title: saved.name ?? (template === undefined ? '' : productOf(saved.product).title(choice, template)),
    picture: pictureOfDesign(saved),
    path: configuratorPath(saved.product, site, saved.id),
    formality: formalityOfTemplate(template ?? null),
  };
}

type Wished = Parsed<(typeof designMergeCalls)['PUT /web-api/designs/:id/merge']> & {
  /** The answers that the records come from. Absent: as before. */
  from?: Omit<EventSource, 'fields'>;
};

/** What the fields of the design are of, or those of its template. */
async function proposedKind(context: Context, owner: OwnerId, saved: SavedDesign): Promise<MergeSettings['kind']> {
  const { names } = await fieldsOfDesign(context.shop, owner, saved);
  const ofTemplate = Object.values(await fieldTextsOf(context, saved)).flatMap(namesIn);
  return kindOfFields(names) ?? kindOfFields(ofTemplate) ?? 'guest';
}

/** The same settings where the design prints the same fields of its event. */
function withFields(settings: MergeSettings, names: readonly string[]): MergeSettings {
  const { from } = settings;
  const fields = eventFieldsIn(names);
  return !from || from.fields.join() === fields.join() ? settings : { ...settings, from: { ...from, fields } };
}

/** A design that was given a field of its event, or lost one, prints other values. */
async function withFieldsOfNow(context: Context, opened: OpenedMerge): Promise<{ opened: OpenedMerge; listed: ListedMerge }> {
  const { shop } = context;
  const listed = await listedMerge(shop, opened);
  const { owner, saved, merge, list } = opened;
  const settings = withFields(merge.settings, listed.fields.names);
  if (settings === merge.settings) return { opened, listed };
  await saveMerge(shop.store, owner, { design: saved.id, list: list.id, settings }, { version: merge.version, now: shop.clock() });
  const changed = await openedMerge(shop, owner, saved);
  if (!changed) throw mergeChanged();
  return { opened: changed, listed: await listedMerge(shop, changed) };
}

/** A design without a field had nothing to measure. */
function isMeasured(sizesUm: CommonSizes): boolean {
  return Object.keys(sizesUm).length > 0;
}

/**
 * Measures the sizes that the records share once the design has its fields, and takes up those that its event has values of. A merge that is changed
 * in another window meanwhile stays as it is.
 */
async function measureFields(context: Context, owner: OwnerId, id: string): Promise<void> {
  const { shop } = context;
  const saved = await findDesign(shop.store, owner, id, shop.clock());
  const opened = saved && (await openedMerge(shop, owner, saved));
  if (!opened) return;
  const { merge, list } = opened;
  const { version } = merge;
  const settings = withFields(merge.settings, (await fieldsOfDesign(shop, owner, saved)).names);
  const isShared = settings.sizesUm !== null;
  if (!isShared && settings === merge.settings) return;
  const sizesUm = isShared ? await measuredSizes(shop, { ...opened, settings }, limitedClient(context)) : null;
  await saveMerge(shop.store, owner, { design: id, list: list.id, settings: { ...settings, sizesUm } }, { version, now: shop.clock() });
}

type Saving = { context: Context; owner: OwnerId; saved: SavedDesign; list: GuestList; before: Merge | null };

function isSameSource(known: EventSource | undefined, { event, piece, part }: Omit<EventSource, 'fields'>): boolean {
  return known?.event === event && known.piece === piece && known.part === part;
}

/** Guests share a size, since their cards stand side by side; each household sees its own alone. */
async function settingsOf({ context, owner, saved, list, before }: Saving, wished: Wished): Promise<MergeSettings> {
  const known = before?.settings;
  const kind = wished.kind ?? known?.kind ?? (await proposedKind(context, owner, saved));
  const isSame = before?.list === list.id && known?.kind === kind && (!wished.from || isSameSource(known.from, wished.from));
  const from = wished.from ? { ...wished.from, fields: [] } : isSame ? known.from : undefined;
  const leftOut = wished.leftOut ?? (isSame ? known.leftOut : []);
  const allowed = wished.allowed ?? known?.allowed ?? { tracking: proposedTracking, shorten: [] };
  const blanks = wished.blanks ?? known?.blanks ?? 0;
  const substitutes = wished.substitutes ?? known?.substitutes ?? noSubstitutes;
  const lines = isSame ? (known.lines ?? noChosenLines) : noChosenLines;
  const pages = known?.pages === undefined ? {} : { pages: known.pages };
  const shared = { kind, leftOut, blanks, allowed, translations: known?.translations ?? noTranslations, substitutes, lines, ...pages };
  const common = from ? withFields({ ...shared, sizesUm: null, from }, (await fieldsOfDesign(context.shop, owner, saved)).names) : shared;
  const ofKind = kind === 'guest' ? 'common' : 'each';
  const sizes = wished.sizes ?? (isSame ? (known.sizesUm ? 'common' : 'each') : ofKind);
  if (sizes === 'each') return { ...common, sizesUm: null };
  if (isSame && known.sizesUm && isMeasured(known.sizesUm) && !wished.measure) return { ...common, sizesUm: known.sizesUm };
  return { ...common, sizesUm: await measuredSizes(context.shop, { owner, saved, list, settings: common }, limitedClient(context)) };
}

/**
 * Joins a design of the requester to a list, or changes how it is printed with it. Throws Fault 'not-found' for a foreign design or list, and
 * 'list-changed' for another version than the one that was shown.
 */
export async function putMerge(context: Context, wished: Wished): Promise<{ version: number }> {
  const { shop } = context;
  const { owner, saved } = await ownDesign(context, wished.id);
  const list = await findGuestList(shop.store, owner, wished.list);
  if (!list) throw new Fault('not-found', 'no such guest list', { text: message('fault.no-guest-list') });
  if (!takesList(saved.product)) throw refusal('fault.merge-cards-only');
  const before = await findMerge(shop.store, owner, wished.id);
  if ((before?.version ?? 0) !== wished.version) throw mergeChanged();
  const settings = await settingsOf({ context, owner, saved, list, before }, wished);
  const outcome = await saveMerge(
    shop.store,
    owner,
    { design: wished.id, list: list.id, settings },
    { version: wished.version, now: shop.clock() },
  );
  if (outcome === 'missing') throw noDesign();
  if (outcome === 'changed') throw mergeChanged();
  return { version: wished.version + 1 };
}

function recordDto({ key, kind, values, name }: MergeRecord) {
  const shown = { key, kind, values: { ...values } };
  return name ? { ...shown, name: { ...name, given: [...name.given], family: [...name.family] } } : shown;
}

export const designMergeHandlers: Handlers<typeof designMergeCalls> = {
  async 'GET /web-api/designs/:id/merge'({ id, from }, context) {
    const { owner, saved } = await ownDesign(context, id);
    const stored = await openedMerge(context.shop, owner, saved);
    if (!stored) return { merge: null };
    const opened = await withPages(context, stored);
    const { merge, list } = opened;
    const { kind, blanks, sizesUm, allowed } = merge.settings;
    const listed = await listedMerge(context.shop, opened);
    const count = listed.records.length;
    return {
      merge: {
        list: { id: list.id, name: list.name },
        kind,
        count,
        blanks,
        pieces: piecesOf({ blanks }, count),
        state: mergeState(opened, listed),
        version: merge.version,
        sizes: sizesUm ? 'common' : 'each',
        allowed: { tracking: allowed.tracking, shorten: [...allowed.shorten] },
        leftOut: listed.leftOut,
        fields: listed.fields.names,
        records: listed.records
          .slice(from, from + recordsPage)
          .map(({ record, label }) => ({ key: record.key, label, record: recordDto(record) })),
        next: from + recordsPage < count ? from + recordsPage : null,
      },
    };
  },

  async 'PUT /web-api/designs/:id/merge'({ id, ...wished }, context) {
    return putMerge(context, { id, ...wished });
  },

  async 'DELETE /web-api/designs/:id/merge'({ id }, context) {
    const { owner } = await ownDesign(context, id);
    await deleteMerge(context.shop.store, owner, id);
    return {};
  },

  async 'GET /web-api/designs/:id/merge/proof'({ id, ...query }, context) {
    const { owner, saved } = await ownDesign(context, id);
    const found = await openedMerge(context.shop, owner, saved);
    const design = await shownDesign(context, saved);
    if (!found) return { design, proof: null, supplement: null };
    const { opened, listed } = await withFieldsOfNow(context, await withPages(context, found));
    const reports = await fittedRecords(context.shop, opened, listed, limitedClient(context));
    const count = listed.fields.names.length;
    const canInsert = count === 0 && Object.keys(await fieldTextsOf(context, saved)).length > 0;
    const records = listed.records.map(({ record }) => record);
    const { from } = opened.merge.settings;
    const event = from ? await findLedEvent(context.shop.store, owner, from.event) : null;
    const supplement = await supplementOf(context.shop.store, owner, {
      merge: opened.merge,
      records,
      thanked: opened.answers?.thanked ?? [],
    });
    return {
      design,
      proof: {
        ...mergeProof({ opened, listed, reports, fields: { count, canInsert } }, query),
        event: event && { id: event.id, title: event.title },
      },
      supplement: supplement && supplementDto(supplement),
    };
  },

  async 'POST /web-api/designs/:id/merge/fields'({ id }, context) {
    const { store, clock } = context.shop;
    const owner = context.actor.owner.current;
    const stored = owner ? await loadDesign(store, owner, id, clock()) : null;
    if (!owner || !stored) throw noDesign();
    const design = storedDocument(stored);
    const document = insertFields(design, await fieldTextsOf(context, stored));
    if (JSON.stringify(document) === JSON.stringify(design)) throw refusal('fault.merge-no-place');
    const { product, choice, quantity, revision } = stored;
    const content = { product, document, choice, quantity: quantity ?? initialQuantity(productOf(product).quantities(null)) };
    const saved = await saveDesign(store, owner, id, revision, content, clock());
    if (!saved.ok) throw saved.reason === 'missing' ? noDesign() : new Fault('design-conflict');
    await measureFields(context, owner, id);
    return { revision: saved.revision };
  },

  async 'POST /web-api/designs/:id/merge/approval'({ id, version, hash }, context) {
    const { shop } = context;
    const opened = await ownMerge(context, id);
    const listed = await listedMerge(shop, opened);
    if (opened.merge.version !== version || listed.hash !== hash) throw mergeChanged();
    const problem = approvalProblem(listed, await fittedRecords(shop, opened, listed, limitedClient(context)));
    if (problem) throw new Fault('bad-input', problem.key, { text: problem });
    await ensurePages(context, opened, listed);
    const approval = { hash, records: listed.records.length, at: shop.clock().toISOString() };
    if (!(await approveMerge(shop.store, opened.owner, { design: id, version }, approval))) throw mergeChanged();
    return { records: approval.records };
  },
};
