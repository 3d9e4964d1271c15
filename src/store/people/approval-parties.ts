/** Parties that approve a design with its list. Each has a link of the permission `approve`, and ends with it. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { OwnerId } from '#core/customer/owner.ts';
import type { PartyAnswer, PartyApproval } from '#core/merge/approval-parties.ts';
import { type RequestSite, requestSiteSchema } from '#core/people/request/request-schema.ts';
import { type Language, languages } from '#core/values/locale.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { dayMs } from '#core/values/unit.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { insertShare, shownToken } from '#store/design/shares.ts';

export type NewParty = { name: string; email: string; language: Language; site: RequestSite };

export type ApprovalParty = NewParty &
  PartyAnswer & {
    share: string;
    design: string;
    owner: OwnerId;
    /** Of its link; null for one that was made with another secret. */
    token: string | null;
    expiresAt: string;
    mails: number;
    mailedAt: string | null;
    toldAt: string | null;
  };

type Reader = { db: Store['db'] | StoreTransaction };
type SecretReader = Reader & LinkSecret;

const approvalSchema = z.object({ hash: z.string(), at: z.string() });

type Row = Tables['approval_parties'] & Pick<Tables['design_shares'], 'token' | 'design' | 'expires_at'> & { owner: OwnerId };

function partyOf(secret: LinkSecret, row: Row): ApprovalParty {
  const { share, name, email, language, design, owner } = row;
  const what = `party ${share}`;
  return {
    share,
    name,
    email,
    design,
    owner,
    language: languages.find((one) => one === language) ?? 'de',
    site: parseStored(what, requestSiteSchema, JSON.parse(row.site)),
    approval: row.approval === null ? null : parseStored(what, approvalSchema, JSON.parse(row.approval)),
    wishedAt: row.wished_at,
    token: shownToken(secret, { id: share, token: row.token }),
    expiresAt: row.expires_at,
    mails: row.mails,
    mailedAt: row.mailed_at,
    toldAt: row.told_at,
  };
}

/** Those whose link is valid. */
function valid({ db }: Reader, now: Date) {
  return db
    .selectFrom('approval_parties')
    .innerJoin('design_shares', 'design_shares.id', 'approval_parties.share')
    .innerJoin('designs', 'designs.id', 'design_shares.design')
    .selectAll('approval_parties')
    .select(['design_shares.token', 'design_shares.design', 'design_shares.expires_at', 'designs.owner'])
    .where('design_shares.revoked_at', 'is', null)
    .where('design_shares.expires_at', '>', now.toISOString())
    .where('designs.expires_at', '>', now.toISOString());
}

/** Of a design, in the order in which they were asked; none for a foreign one. */
export async function listParties(reader: SecretReader, owner: OwnerId, design: string, now: Date): Promise<ApprovalParty[]> {
  const rows = await valid(reader, now)
    .where('designs.id', '=', design)
    .where('designs.owner', '=', owner)
    .orderBy('design_shares.created_at')
    .orderBy('design_shares.id')
    .execute();
  return rows.map((row) => partyOf(reader, row));
}

/** Null for a link that is not of a party, and for one that has ended. */
export async function findParty(reader: SecretReader, share: string, now: Date): Promise<ApprovalParty | null> {
  const row = await valid(reader, now).where('approval_parties.share', '=', share).executeTakeFirst();
  return row ? partyOf(reader, row) : null;
}

/** In the transaction that has locked the design. Throws Fault 'quota-full' beyond the links that it may have. */
export async function insertParty(
  trx: StoreTransaction,
  secret: LinkSecret,
  { owner, design, party, now }: { owner: OwnerId; design: string; party: NewParty; now: Date },
): Promise<ApprovalParty> {
  const share = await insertShare(trx, secret, { design, permission: 'approve' }, now);
  const { name, email, language, site } = party;
  const none = { approval: null, wished_at: null, mails: 0, mailed_at: null, checked_at: null, told_at: null };
  await trx
    .insertInto('approval_parties')
    .values({ share: share.id, name, email, language, site: JSON.stringify(site), ...none })
    .execute();
  const answer = { approval: null, wishedAt: null, mails: 0, mailedAt: null, toldAt: null };
  return { ...party, ...answer, share: share.id, design, owner, token: share.token, expiresAt: share.expiresAt };
}

/** False for a link that has ended meanwhile. An approval of the same keeps its time. */
export async function notePartyApproval(
  trx: StoreTransaction,
  secret: LinkSecret,
  share: string,
  approval: PartyApproval,
): Promise<boolean> {
  const party = await findParty({ db: trx, linkSecret: secret.linkSecret }, share, new Date(approval.at));
  if (!party) return false;
  if (party.approval?.hash === approval.hash) return true;
  await trx
    .updateTable('approval_parties')
    // What was saved while the page was looked at is compared with it once more.
    .set({ approval: JSON.stringify(approval), wished_at: null, checked_at: null, told_at: null })
    .where('share', '=', share)
    .execute();
  return true;
}

/** Takes the approval of a party back, where the link is one. */
export async function notePartyWish(trx: StoreTransaction, share: string, now: Date): Promise<void> {
  await trx.updateTable('approval_parties').set({ approval: null, wished_at: now.toISOString() }).where('share', '=', share).execute();
}

export async function notePartyMail(trx: StoreTransaction, share: string, now: Date): Promise<void> {
  await trx
    .updateTable('approval_parties')
    .set(({ eb }) => ({ mails: eb('mails', '+', 1), mailed_at: now.toISOString() }))
    .where('share', '=', share)
    .execute();
}

/** How many parties an owner had written to within a day before `now`, also those whose link has ended since. */
export async function partiesMailedInDay({ db }: Reader, owner: OwnerId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('approval_parties')
    .innerJoin('design_shares', 'design_shares.id', 'approval_parties.share')
    .innerJoin('designs', 'designs.id', 'design_shares.design')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('designs.owner', '=', owner)
    .where('mailed_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Parties that approved, and whose design, list or settings changed since they were compared with the approval, but not after `quiet`. A design
 * that lost its list is among them until its parties were told.
 */
export async function partiesToCompare(reader: SecretReader, now: Date, quiet: Date, limit: number): Promise<ApprovalParty[]> {
  const until = quiet.toISOString();
  const since = sql<string>`coalesce(approval_parties.checked_at, '')`;
  const rows = await valid(reader, now)
    .leftJoin('merges', 'merges.design', 'designs.id')
    .leftJoin('guest_lists', 'guest_lists.id', 'merges.list')
    .where('approval_parties.approval', 'is not', null)
    .where('designs.updated_at', '<=', until)
    .where(({ or, eb }) => or([eb('merges.changed_at', 'is', null), eb('merges.changed_at', '<=', until)]))
    .where(({ or, eb }) => or([eb('guest_lists.changed_at', 'is', null), eb('guest_lists.changed_at', '<=', until)]))
    .where(({ or, and, eb }) =>
      or([
        eb('designs.updated_at', '>', since),
        eb('merges.changed_at', '>', since),
        eb('guest_lists.changed_at', '>', since),
        and([eb('merges.design', 'is', null), eb('approval_parties.told_at', 'is', null)]),
      ]),
    )
    .orderBy('approval_parties.share')
    .limit(limit)
    .execute();
  return rows.map((row) => partyOf(reader, row));
}

/** Notes that design and list of `checkedAt` were compared with an approval. False where the party has answered, or was told, meanwhile. */
export async function noteCompared(
  trx: StoreTransaction,
  { share, approval, toldAt: before }: ApprovalParty,
  { checkedAt, toldAt }: { checkedAt: Date; toldAt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('approval_parties')
    .set({ checked_at: checkedAt.toISOString(), told_at: toldAt })
    .where('share', '=', share)
    .where('approval', '=', JSON.stringify(approval))
    .where('told_at', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
