/** Handlers of parties that approve a design with its list. A party sees what is printed, some of its records, and nothing else of its owner. */
import type { AskedParty, approvalPartyCalls, Party } from '#api/people/approval-calls.ts';
import { emailKey, isEmail } from '#core/customer/email.ts';
import { type DocumentFace, facesOf } from '#core/design/faces.ts';
import { panelName } from '#core/design/panel-name.ts';
import { maxParties, partyMails, partyState } from '#core/merge/approval-parties.ts';
import type { FieldName } from '#core/merge/field-names.ts';
import type { ListedPage } from '#core/products/design-summary.ts';
import { productOf } from '#core/products/registry.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import { formalityOfTemplate } from '#services/checks/choice.ts';
import { pagesOf, templateOf } from '#services/design-summary.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { approvalProblem } from '#services/merge/merge-proof.ts';
import { printedHash } from '#services/merge/missing-approvals.ts';
import { type ShownProof, samplesOf, shownProof } from '#services/merge/party-proof.ts';
import { listedMerge, openedMerge } from '#services/merge/read-merge.ts';
import { noDesign, ownDesign } from '#services/own-design.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { lockDesign, type SavedDesign } from '#store/design/designs.ts';
import { revokeShare, type SharedDesign } from '#store/design/shares.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { isBlocked } from '#store/mail/mail-blocks.ts';
import { postCountedMail, withSealedToken } from '#store/mail/mails.ts';
import {
  type ApprovalParty,
  insertParty,
  listParties,
  notePartyApproval,
  notePartyMail,
  partiesMailedInDay,
} from '#store/people/approval-parties.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { askedParty } from './asked-party.ts';
import { partyMail, partyUrl } from './party-mail.ts';

const addressFields: readonly FieldName[] = ['adresse', 'adresszeilen', 'strasse', 'plz', 'ort'];

function noParty(): Fault {
  return new Fault('not-found', 'no such party', { text: message('fault.no-party') });
}

function wrongField(field: string, text: string): Fault {
  return new Fault('bad-form', field, { errors: [{ field, code: 'wrong', message: message(text) }] });
}

/** The catalogue's words for a design, and how the shop speaks about it. */
export async function describedDesign({ store }: Pick<Shop, 'store'>, saved: SavedDesign) {
  const template = templateOf(saved, await catalogueOf(store));
  const choice = { ...saved.choice, type: saved.product };
  const title: Message | null = template === undefined ? null : productOf(saved.product).title(choice, template);
  return { title, formality: formalityOfTemplate(template ?? null) };
}

function canRemind({ mails, mailedAt, token }: ApprovalParty, now: Date): boolean {
  const isLongAgo = mailedAt === null || Date.parse(mailedAt) <= now.getTime() - dayMs;
  return token !== null && mails < partyMails.ofParty && isLongAgo;
}

function partyDto(party: ApprovalParty, hash: string | null, { site, shop }: Context): Party {
  const { share: id, name, email, language, expiresAt, token, approval, wishedAt } = party;
  const state = partyState(party, hash);
  return {
    id,
    name,
    email,
    language,
    state,
    answeredAt: approval?.at ?? wishedAt,
    url: token === null ? null : partyUrl(site, token),
    expiresAt,
    canRemind: state !== 'approved' && canRemind(party, shop.clock()),
  };
}

type Described = Awaited<ReturnType<typeof describedDesign>>;
type Mailing = { context: Context; party: ApprovalParty; described: Described };

/** Writes the link to a party in the transaction of what it is about. A mailbox that wants no mails gets none, and counts as mailed. */
async function mailLink(trx: StoreTransaction, { context, party, described }: Mailing): Promise<void> {
  const { shop, site } = context;
  const { store } = shop;
  const now = shop.clock();
  const { owner, share, email, token } = party;
  if (token === null) return;
  if ((await partiesMailedInDay({ db: trx }, owner, now)) >= partyMails.ofHostInDay)
    throw new Fault('too-many', 'mails to parties in a day', { text: message('fault.party-mails'), retryAfterSeconds: dayMs / 1_000 });
  const text = message('fault.party-mails');
  await consumeStoredLimit(trx, store.engine, 'approval-mail', limitedClient(context), now, { text });
  await notePartyMail(trx, share, now);
  if (await isBlocked({ db: trx, linkSecret: store.linkSecret }, email, share)) return;
  const host = await hostMailbox({ db: trx }, owner);
  const mail = partyMail({ kind: 'request', party, token, host, ...described }, site);
  await postCountedMail(trx, store.engine, withSealedToken(store, mail, token), { kind: 'approval-request', about: share }, now);
}

type Faces = DocumentFace<ListedPage>[];

function picturesOf(faces: Faces, { token, stamp }: { token: string; stamp: string }) {
  return faces.map(({ page, panel: { id, widthUm, heightUm } }) => ({
    id,
    name: panelName(id),
    page: page.id,
    width: widthUm,
    height: heightUm,
    picture: `${pictureRoot}approvals/${token}/${id}-${stamp}`,
  }));
}

async function proofOf(
  shop: Shop,
  { owner, saved, party }: SharedDesign & { party: ApprovalParty },
  token: string,
  shown: ShownProof,
): Promise<Unrendered<AskedParty>['proof']> {
  const { listed, reports } = shown;
  const faces = facesOf(await pagesOf(shop, owner, saved));
  const named = faces.filter(({ panel }) => panel.id === listed.fields.panel.id);
  const picturesAt = (at: number, of: Faces) => picturesOf(of, { token, stamp: listed.records[at]?.stamp ?? '' });
  return {
    hash: listed.hash,
    count: listed.records.length,
    isReady: approvalProblem(listed, reports) === null,
    languages: samplesOf(shown, party.language).map(({ language, first, worst }) => ({
      language,
      count: listed.records.filter((record) => record.language === language).length,
      pages: picturesAt(first, faces),
      worst: worst.flatMap((at) => picturesAt(at, named)),
    })),
  };
}

export const approvalPartyHandlers: Handlers<typeof approvalPartyCalls> = {
  async 'GET /web-api/designs/:id/parties'({ id }, context) {
    const { shop } = context;
    const { owner, saved } = await ownDesign(context, id);
    const parties = await listParties(shop.store, owner, id, shop.clock());
    const opened = await openedMerge(shop, owner, saved);
    const listed = opened && (await listedMerge(shop, opened));
    return {
      parties: parties.map((party) => partyDto(party, listed?.hash ?? null, context)),
      ...(await describedDesign(shop, saved)),
      isListed: listed !== null,
      canAsk: listed !== null && parties.length < maxParties,
      showsAddresses: addressFields.some((field) => listed?.fields.names.includes(field)),
    };
  },

  async 'POST /web-api/designs/:id/parties'({ id, name, email, language }, context) {
    const { shop, site } = context;
    const { store } = shop;
    if (name === '') throw wrongField('name', 'party.wrong.name');
    if (!isEmail(email)) throw wrongField('email', 'party.wrong.email');
    const { owner, saved } = await ownDesign(context, id);
    if (!(await openedMerge(shop, owner, saved))) throw new Fault('list-changed', 'no merge', { text: message('fault.no-merge') });
    const described = await describedDesign(shop, saved);
    const { channel, country, locale } = site;
    const now = shop.clock();
    const making = store.write(async (trx) => {
      if (!(await lockDesign(trx, store.engine, owner, id, now.toISOString()))) throw noDesign();
      const known = await listParties({ db: trx, linkSecret: store.linkSecret }, owner, id, now);
      if (known.length >= maxParties)
        throw new Fault('quota-full', 'parties', { text: message('fault.parties-full', { max: maxParties }) });
      if (known.some((one) => emailKey(one.email) === emailKey(email))) throw wrongField('email', 'party.wrong.known');
      const party = await insertParty(trx, store, {
        owner,
        design: id,
        party: { name, email, language, site: { channel, country, locale } },
        now,
      });
      await mailLink(trx, { context, party, described });
      return party.share;
    });
    return { id: await reportBudget(shop, making) };
  },

  async 'POST /web-api/designs/:id/parties/:party/reminder'({ id, party: share }, context) {
    const { shop } = context;
    const { store } = shop;
    const { owner, saved } = await ownDesign(context, id);
    const described = await describedDesign(shop, saved);
    const hash = await printedHash(shop, owner, saved);
    const now = shop.clock();
    const reminding = store.write(async (trx) => {
      if (!(await lockDesign(trx, store.engine, owner, id, now.toISOString()))) throw noDesign();
      const parties = await listParties({ db: trx, linkSecret: store.linkSecret }, owner, id, now);
      const party = parties.find((one) => one.share === share);
      if (!party) throw noParty();
      if (partyState(party, hash) === 'approved' || !canRemind(party, now))
        throw new Fault('too-many', 'a reminder too soon', { text: message('fault.party-reminded'), retryAfterSeconds: dayMs / 1_000 });
      await mailLink(trx, { context, party, described });
    });
    await reportBudget(shop, reminding);
    return {};
  },

  async 'DELETE /web-api/designs/:id/parties/:party'({ id, party }, context) {
    const { owner } = await ownDesign(context, id);
    const { store, clock } = context.shop;
    const parties = await listParties(store, owner, id, clock());
    if (!parties.some(({ share }) => share === party) || !(await revokeShare(store, owner, id, party))) throw noParty();
    return {};
  },

  async 'GET /web-api/approvals/:token'({ token }, context) {
    const { shop } = context;
    const asked = await askedParty(shop, token);
    const { owner, saved, party, expiresAt } = asked;
    const shown = await shownProof(shop, { owner, saved, client: { ...limitedClient(context), owner } });
    return {
      name: party.name,
      ...(await describedDesign(shop, saved)),
      state: partyState(party, shown?.listed.hash ?? null),
      answeredAt: party.approval?.at ?? party.wishedAt,
      expiresAt,
      proof: shown && (await proofOf(shop, asked, token, shown)),
    };
  },

  async 'POST /web-api/approvals/:token'({ token, hash }, context) {
    const { shop } = context;
    const { owner, saved, share } = await askedParty(shop, token);
    const shown = await shownProof(shop, { owner, saved, client: { ...limitedClient(context), owner } });
    if (shown?.listed.hash !== hash) throw new Fault('list-changed', 'another state', { text: message('fault.party-changed') });
    if (approvalProblem(shown.listed, shown.reports)) throw new Fault('bad-input', 'not ready', { text: message('fault.party-not-ready') });
    const approval = { hash, at: shop.clock().toISOString() };
    const isNoted = await shop.store.write((trx) => notePartyApproval(trx, shop.store, share, approval));
    if (!isNoted) throw new Fault('gone', 'the link has ended', { text: message('fault.share-ended') });
    return {};
  },
};
