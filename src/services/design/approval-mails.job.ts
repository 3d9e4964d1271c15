/**
 * Tells parties that their approval does not hold any more, once it has stayed so for a while. What is taken back meanwhile tells nobody
 * anything: states are computed, and the approval holds again.
 */
import { partyState, quietMs } from '#core/merge/approval-parties.ts';
import { isFault } from '#core/values/fault.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { printedHash } from '#services/merge/missing-approvals.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { findDesign } from '#store/design/designs.ts';
import { isBlocked } from '#store/mail/mail-blocks.ts';
import { postCountedMail, withSealedToken } from '#store/mail/mails.ts';
import { type ApprovalParty, noteCompared, partiesToCompare } from '#store/people/approval-parties.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { describedDesign } from './approval-parties.ts';
import { partyMail } from './party-mail.ts';

/** Parties of one run; the others are due in the next. */
const batch = 200;

/** True where the party was told. */
async function compare(shop: Shop, origin: string, party: ApprovalParty, checkedAt: Date): Promise<boolean> {
  const { store, clock, hosts } = shop;
  const now = clock();
  const { owner, design, share, email, token, toldAt } = party;
  const saved = await findDesign(store, owner, design, now);
  if (!saved) return false;
  const isHeld = partyState(party, await printedHash(shop, owner, saved)) === 'approved';
  const described = await describedDesign(shop, saved);
  return store.write(async (trx) => {
    const compared = { checkedAt, toldAt: isHeld ? null : (toldAt ?? now.toISOString()) };
    if (!(await noteCompared(trx, party, compared)) || isHeld || toldAt !== null || token === null) return false;
    if (await isBlocked({ db: trx, linkSecret: store.linkSecret }, email, share)) return false;
    const host = await hostMailbox({ db: trx }, owner);
    const mail = partyMail({ kind: 'changed', party, token, host, ...described }, siteOfOrder(party.site, hosts, origin));
    const about = { kind: 'approval-changed', about: share } as const;
    return (await postCountedMail(trx, store.engine, withSealedToken(store, mail, token), about, now)) !== null;
  });
}

export function approvalMailJobs(origin: string): Record<string, JobHandler> {
  return {
    /** Writes by itself, a party a transaction: a run that breaks off goes on where it was. */
    async 'approval-mails'(_payload, shop) {
      const now = shop.clock();
      const quiet = new Date(now.getTime() - quietMs);
      let told = 0;
      for (const party of await partiesToCompare(shop.store, now, quiet, batch)) {
        try {
          if (await compare(shop, origin, party, quiet)) told += 1;
        } catch (error) {
          // The next run tries again; the others do not wait for it.
          if (!isFault(error)) throw error;
          shop.log('warn', 'approval-not-compared', { design: party.design, error: error.message });
        }
      }
      if (told > 0) shop.log('info', 'approval-mails', { told });
      return null;
    },
  };
}
