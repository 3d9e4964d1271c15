/** Handlers of the signed-in customer's own data: names, password, address. Changes of how one signs in need the password. */
import type { customerProfileCalls, Profile } from '#api/customer-profile.ts';
import { emailErrors } from '#core/customer/account-form.ts';
import type { CustomerId } from '#core/customer/customer.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { hashPassword } from '#services/password-hash.ts';
import { changePassword } from '#store/customer/account-changes.ts';
import { type CustomerRow, customerByEmail, customerById, isHeldAddress, lockCustomer, savePerson } from '#store/customer/customers.ts';
import { requireProven } from '#store/customer/mailbox-proof.ts';
import { moveOrders, ordersOfEmail } from '#store/customer/merge-owner.ts';
import { postMail } from '#store/mail/mails.ts';
import { confirmLogin } from '#store/session/logins.ts';
import { accountMail } from './account-mail.ts';
import { checkPerson } from './business.ts';
import { requirePassword } from './counted-try.ts';
import { askForMailedLink } from './mailed-link.ts';
import { requireGoodPassword } from './password-list.ts';
import { isConfirmed, requireConfirmed, requireCustomer } from './signed-in.ts';

type ProfileCalls = Pick<
  typeof customerProfileCalls,
  | 'GET /web-api/customer-profile'
  | 'POST /web-api/customer-profile'
  | 'POST /web-api/customer-confirm'
  | 'POST /web-api/customer-password'
  | 'POST /web-api/customer-email'
  | 'POST /web-api/customer-verify-mail'
  | 'POST /web-api/customer-orders'
>;

async function rowOf({ shop }: Context, id: CustomerId): Promise<CustomerRow> {
  const row = await customerById(shop.store, id);
  if (!row) throw new Fault('sign-in', 'the account is closed');
  return row;
}

async function profileOf(context: Context): Promise<Profile> {
  const { shop } = context;
  const customer = requireCustomer(context);
  const row = await rowOf(context, customer.id);
  const isVerified = row.email_verified_at !== null;
  return {
    number: row.number,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isVerified,
    hasPassword: row.password !== null,
    type: row.type,
    company: row.company ?? '',
    vatId: row.vat_id ?? '',
    createdAt: row.created_at,
    isConfirmed: isConfirmed(customer, shop.clock()),
    orders: isVerified ? (await ordersOfEmail(shop.store.db, row.email_key, null)).length : 0,
  };
}

export const profileHandlers: Handlers<ProfileCalls> = {
  'GET /web-api/customer-profile': (_input, context) => profileOf(context),

  async 'POST /web-api/customer-profile'(input, context) {
    const { id, type } = requireCustomer(context);
    // Resellers are made by operators.
    const { person, errors } = checkPerson({ ...input, type: type === 2 ? 2 : (input.type ?? type) }, context.site.country);
    if (errors.length > 0) throw new Fault('bad-form', 'profile', { errors });
    await savePerson(context.shop.store, id, person);
    return profileOf(context);
  },

  async 'POST /web-api/customer-confirm'({ password }, context) {
    const { store, clock } = context.shop;
    const { id, login } = requireCustomer(context);
    const row = await rowOf(context, id);
    await requirePassword(context, row, password);
    await store.write((trx) => confirmLogin(trx, id, login, clock()));
  },

  async 'POST /web-api/customer-password'({ password }, context) {
    const { shop, site } = context;
    const { store, clock } = shop;
    const { id, login } = requireConfirmed(context);
    const row = await rowOf(context, id);
    await requireGoodPassword(password, { email: row.email, firstName: row.first_name, lastName: row.last_name });
    const hash = await hashPassword(password, shop.hashCost);
    await store.write(async (trx) => {
      await changePassword(trx, store.engine, { customer: id, hash, except: login }, clock());
      await postMail(trx, { to: row.email, ...accountMail(site, 'password'), order: null }, clock());
    });
  },

  async 'POST /web-api/customer-email'({ email: typed }, context) {
    const { id } = requireConfirmed(context);
    const email = typed.trim();
    const errors = emailErrors(email);
    if (errors.length > 0) throw new Fault('bad-form', 'address', { errors });
    requireProven(await rowOf(context, id));
    // That an address has an account is told in its own mailbox only, which gets no mail from here.
    const { store, clock } = context.shop;
    const isTaken = (await customerByEmail(store, email)) !== null || (await isHeldAddress(store, email, id, clock()));
    await askForMailedLink(context, { kind: 'change', customer: isTaken ? null : id, email });
    return { message: message('mail.account.asked.change') };
  },

  async 'POST /web-api/customer-verify-mail'(_input, context) {
    const row = await rowOf(context, requireCustomer(context).id);
    if (row.email_verified_at === null) await askForMailedLink(context, { kind: 'verify', customer: row.id, email: row.email });
    return { message: message('mail.account.asked.verify') };
  },

  async 'POST /web-api/customer-orders'(_input, context) {
    const { store } = context.shop;
    const { id } = requireCustomer(context);
    return store.write(async (trx) => {
      const { owner, row } = await lockCustomer(trx, store.engine, id);
      const orders = row.email_verified_at === null ? [] : await ordersOfEmail(trx, row.email_key, null);
      await moveOrders(trx, orders, owner);
      return { orders: orders.length };
    });
  },
};
