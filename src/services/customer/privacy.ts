/** Handlers of a customer's own data: a copy of it, and the end of the account. */
import type { customerPrivacyCalls, ExportState } from '#api/customer-privacy.ts';
import type { CustomerId } from '#core/customer/customer.ts';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { hourMs } from '#core/values/unit.ts';
import type { Handlers, Shop } from '#services/handler.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { closeAccount } from '#store/customer/close-account.ts';
import { customerById, lockCustomer } from '#store/customer/customers.ts';
import { addExport, newestExport } from '#store/customer/exports.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { accountMail } from './account-mail.ts';
import { requireConfirmed, requireCustomer } from './signed-in.ts';

/** Longer than any copy takes. */
const makingMs = hourMs;

async function exportState({ store, clock }: Pick<Shop, 'store' | 'clock'>, customer: CustomerId): Promise<ExportState> {
  const found = await newestExport(store, customer, clock());
  if (!found) return { export: null };
  const { asked_at: askedAt, ready_at, expires_at: expiresAt, bytes } = found;
  const isLate = clock().getTime() - Date.parse(askedAt) > makingMs;
  const state = ready_at !== null ? 'ready' : isLate ? 'failed' : 'preparing';
  return { export: { state, askedAt, expiresAt, bytes: Number(bytes ?? 0) } };
}

export const privacyHandlers: Handlers<typeof customerPrivacyCalls> = {
  'GET /web-api/customer-export': (_input, context) => exportState(context.shop, requireCustomer(context).id),

  async 'POST /web-api/customer-export'(_input, context) {
    const { shop } = context;
    const { store, clock } = shop;
    const { id } = requireConfirmed(context);
    await store.write(async (trx) => {
      await lockCustomer(trx, store.engine, id);
      const { export: newest } = await exportState({ store: { ...store, db: trx }, clock }, id);
      if (newest?.state === 'preparing') return;
      const client = { ...limitedClient(context), account: id };
      await consumeStoredLimit(trx, store.engine, 'export', client, clock(), { text: message('fault.too-many-exports') });
      await addExport(trx, id, clock());
    });
    return exportState(shop, id);
  },

  async 'POST /web-api/customer-close'({ email }, context) {
    const { shop, site } = context;
    const { owner } = context.actor;
    const { store, clock } = shop;
    const { id } = requireConfirmed(context);
    const row = await customerById(store, id);
    if (row && row.email_key !== emailKey(email)) {
      const code = email.trim() === '' ? 'missing' : 'other';
      throw new Fault('bad-form', 'another address', { errors: [{ field: 'email', code, message: message(`field.close.${code}`) }] });
    }
    const closing = await store.write((trx) => closeAccount(trx, store.engine, id, accountMail(site, 'closed'), clock()));
    if (!closing.ok)
      throw new Fault('account-open-orders', closing.open.join(', '), {
        text: message('fault.account-open-orders.named', { count: closing.open.length, orders: closing.open.join(', ') }),
      });
    await owner.signOut();
  },
};
