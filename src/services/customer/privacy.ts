/** Handlers of a customer's own data: the end of the account. */
import type { customerPrivacyCalls } from '#api/customer-privacy.ts';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Handlers } from '#services/handler.ts';
import { closeAccount } from '#store/customer/close-account.ts';
import { customerById } from '#store/customer/customers.ts';
import { accountMail } from './account-mail.ts';
import { requireConfirmed } from './signed-in.ts';

export const privacyHandlers: Handlers<typeof customerPrivacyCalls> = {
  async 'POST /web-api/customer-close'({ email }, context) {
    const { shop, site, owner } = context;
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
