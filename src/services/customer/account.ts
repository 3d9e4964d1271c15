/** Handlers of accounts: sign in, sign up, sign out, and what mailed links do. */
import type { customerAccountCalls } from '#api/customer-account.ts';
import { emailErrors } from '#core/customer/account-form.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { confirmEmail, setPassword, takeBackEmail } from '#store/customer/account-changes.ts';
import { askForLink, useLink, validLink } from '#store/customer/account-links.ts';
import { type CustomerRow, customerByEmail, customerById } from '#store/customer/customers.ts';
import { signIn } from '#store/customer/sign-in.ts';
import { takeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { isKnownDevice } from '#store/session/logins.ts';
import { accountMail } from './account-mail.ts';
import { countedTry } from './counted-try.ts';
import { customerData } from './customer-data.ts';
import { askForMailedLink } from './mailed-link.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-list.ts';
import { signUp } from './sign-up.ts';

function requireForm(errors: ReturnType<typeof emailErrors>): void {
  if (errors.length > 0) throw new Fault('bad-form', errors.map(({ field, code }) => `${field} ${code}`).join(', '), { errors });
}

/** The account of a right password. Exactly one hash, whether there is an account or not. */
async function accountOf({ shop }: Context, email: string, password: string): Promise<CustomerRow | null> {
  const row = await customerByEmail(shop.store, email);
  const { isRight, isWeak } = await checkPassword(password, row?.password ?? null);
  if (!row || !isRight) return null;
  if (!isWeak) return row;
  const stronger = await hashPassword(password);
  await shop.store.write((trx) =>
    trx.updateTable('customers').set({ password: stronger }).where('id', '=', row.id).where('password', '=', row.password).execute(),
  );
  return row;
}

async function login(context: Context, input: { email: string; password: string }) {
  const { shop, owner } = context;
  const email = input.email.trim();
  requireForm([
    ...emailErrors(email),
    ...(input.password === '' ? [{ field: 'password', code: 'missing', message: message('field.password.missing') }] : []),
  ]);
  const row = await countedTry(context, email, () => accountOf(context, email, input.password));
  const label = deviceLabel(context.header('user-agent'));
  const sign = { customer: row.id, method: 'password', label, passwordAt: row.password_at } as const;
  const started = await owner.signIn((browser) =>
    shop.store.write((trx) => signIn(trx, shop.store.engine, { ...sign, browser }, shop.clock())),
  );
  return customerData(shop, started);
}

async function askForReset(context: Context, typed: string): Promise<void> {
  const { store } = context.shop;
  const email = typed.trim();
  requireForm(emailErrors(email));
  const row = await customerByEmail(store, email);
  const asked = (await isKnownDevice(store, emailKey(email), context.owner.device)) ? 'known-device' : 'stranger';
  await askForMailedLink(context, { kind: 'reset', customer: row?.id ?? null, email: row?.email ?? email, asked });
}

async function countLink(context: Context): Promise<void> {
  const { store, clock } = context.shop;
  await store.write((trx) =>
    takeStoredLimit(trx, store.engine, 'account-link', limitedClient(context), clock(), { text: message('fault.too-many-links') }),
  );
}

async function newPassword(context: Context, { token, password }: { token: string; password: string }) {
  const { shop, owner, site } = context;
  const { store, clock } = shop;
  await countLink(context);
  const link = await validLink(store, token, ['reset'], clock());
  const row = await customerById(store, link.customer);
  if (!row) throw new Fault('link-used', 'the account is closed');
  await requireGoodPassword(password, row);
  const hash = await hashPassword(password);
  const label = deviceLabel(context.header('user-agent'));
  const started = await owner.signIn((browser) =>
    store.write(async (trx) => {
      const now = clock();
      await useLink(trx, link.id, now);
      const passwordAt = await setPassword(trx, store.engine, { customer: row.id, hash, emailKey: link.email_key, except: null }, now);
      await postMail(trx, { to: row.email, ...accountMail(site, 'password'), order: null }, now);
      return signIn(trx, store.engine, { customer: row.id, method: 'reset', label, passwordAt, browser }, now);
    }),
  );
  return customerData(shop, started);
}

async function verify(context: Context, token: string) {
  const { shop, site, owner } = context;
  const { store, clock } = shop;
  await countLink(context);
  const link = await validLink(store, token, ['verify', 'change', 'undo'], clock());
  return store.write(async (trx) => {
    const now = clock();
    await useLink(trx, link.id, now);
    if (link.kind === 'undo') {
      await takeBackEmail(trx, store.engine, link, now);
      return { state: 'undone' as const, email: link.email, orders: 0 };
    }
    const keeps = owner.customer?.id === link.customer ? owner.customer.login : null;
    const { before, orders } = await confirmEmail(trx, store.engine, link, keeps, now);
    if (before === null) return { state: 'verified' as const, email: link.email, orders };
    await askForLink(trx, store.engine, { kind: 'undo', customer: link.customer, email: before, site }, now);
    await postMail(trx, { to: link.email, ...accountMail(site, 'changed'), order: null }, now);
    return { state: 'changed' as const, email: link.email, orders };
  });
}

export const accountHandlers: Handlers<typeof customerAccountCalls> = {
  'GET /web-api/customer-data': (_query, { shop, owner }) => customerData(shop, { owner: owner.current, customer: owner.customer }),
  'POST /web-api/customer-login': (input, context) => login(context, input),
  'POST /web-api/customer-signup': (input, context) => signUp(context, input),
  async 'POST /web-api/customer-logout'(_input, { owner }) {
    if (owner.customer) await owner.signOut();
  },
  async 'POST /web-api/customer-password-reset'({ email }, context) {
    await askForReset(context, email);
    return { message: message('mail.account.asked') };
  },
  'POST /web-api/customer-password-new': (input, context) => newPassword(context, input),
  'POST /web-api/customer-verify': ({ token }, context) => verify(context, token),
};
