/** Handlers of accounts: sign in, sign up, sign out, and mailed links. */
import type { CustomerDto, customerAccountCalls, SignUpInput } from '#api/customer-account.ts';
import { emailErrors } from '#core/customer/account-form.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { checkPassword, hashPassword } from '#services/password-hash.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { hadSignUpAttempt } from '#store/customer/account-changes.ts';
import { askForLink } from '#store/customer/account-links.ts';
import {
  addAccountEvent,
  addCustomer,
  type CustomerRow,
  customerByEmail,
  emailInUse,
  type NewCustomer,
} from '#store/customer/customers.ts';
import { signIn } from '#store/customer/sign-in.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { accountMail, signInLink } from './account-mail.ts';
import { checkPerson } from './business.ts';
import { countedTry } from './counted-try.ts';
import { customerData } from './customer-data.ts';
import { askForMailedLink } from './mailed-link.ts';
import { askForNewsletter } from './newsletter.ts';
import { newPasswordErrors } from './password-list.ts';
import { describeLink, newPassword, verify } from './use-link.ts';

type Wanted = NewCustomer & { password: string };

/** The account that a form describes. Throws Fault 'bad-form' with a sentence per field. */
async function wantedAccount({ site }: Context, input: SignUpInput): Promise<Wanted> {
  const { password = '' } = input;
  const { channel, country, locale } = site;
  const { person, errors } = checkPerson(input, country);
  const email = (input.email ?? '').trim();
  errors.push(...emailErrors(email), ...(await newPasswordErrors(password, { ...person, email })));
  if (errors.length > 0) throw new Fault('bad-form', 'sign-up form', { errors });
  return { ...person, email, password, channel, country, locale };
}

/** Mails a notice of a sign-up attempt with the address of an account to that address, at most once in 24 hours. */
async function reportAttempt({ shop, site }: Context, email: string): Promise<void> {
  const { store, clock } = shop;
  await store.write(async (trx) => {
    const now = clock();
    const row = await customerByEmail({ db: trx }, email);
    if (!row || (await hadSignUpAttempt(trx, row.id, now))) return;
    await addAccountEvent(trx, row.id, 'sign-up-tried', now);
    await postMail(trx, { to: row.email, ...accountMail(site, 'tried', signInLink(site)), order: null }, now);
  });
}

/**
 * A new account, with the guest's things. Makes an account and signs in. One hash before the address is looked up, so that a taken address
 * takes as long.
 */
async function signUp(context: Context, input: SignUpInput): Promise<CustomerDto> {
  const { shop, site } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  const wanted = await wantedAccount(context, input);
  const text = message('fault.too-many-accounts');
  const counting = store.write((trx) => consumeStoredLimit(trx, store.engine, 'sign-up', limitedClient(context), clock(), { text }));
  await reportBudget(shop, counting);
  const password = await hashPassword(wanted.password, shop.hashCost);
  const label = deviceLabel(context.header('user-agent'));
  const making = owner.signIn((browser) =>
    store.write(async (trx) => {
      const now = clock();
      const made = await addCustomer(trx, { ...wanted, password }, now);
      if (!made) throw emailInUse();
      await addAccountEvent(trx, made.id, 'sign-up', now);
      await askForLink(trx, store.engine, { kind: 'verify', customer: made.id, email: wanted.email, site }, now);
      const passwordAt = now.toISOString();
      return signIn(trx, store.engine, { customer: made.id, method: 'signup', label, passwordAt, browser }, now);
    }),
  );
  const started = await making.catch(async (error: unknown) => {
    if (error instanceof Fault && error.code === 'email-in-use') await reportAttempt(context, wanted.email);
    throw error;
  });
  if (input.newsletter) await newsletter(context, wanted);
  return customerData(shop, started);
}

/** The account is there: that the newsletter cannot be asked for must not become its answer. */
async function newsletter(context: Context, { email, firstName, lastName }: Wanted): Promise<void> {
  await askForNewsletter(context, { email, firstName, lastName, birthday: null, weddingDate: null }).catch((error: unknown) =>
    context.shop.log('warn', 'newsletter-not-asked', { requestId: context.requestId, error: String(error) }),
  );
}

function requireForm(errors: ReturnType<typeof emailErrors>): void {
  if (errors.length > 0) throw new Fault('bad-form', errors.map(({ field, code }) => `${field} ${code}`).join(', '), { errors });
}

/** The account of a right password. Exactly one hash, whether there is an account or not. */
async function accountOf({ shop }: Context, email: string, password: string): Promise<CustomerRow | null> {
  const row = await customerByEmail(shop.store, email);
  const { isRight, isWeak } = await checkPassword(password, row?.password ?? null, shop.hashCost);
  if (!row || !isRight) return null;
  if (!isWeak) return row;
  const stronger = await hashPassword(password, shop.hashCost);
  await shop.store.write((trx) =>
    trx.updateTable('customers').set({ password: stronger }).where('id', '=', row.id).where('password', '=', row.password).execute(),
  );
  return row;
}

async function login(context: Context, input: { email: string; password: string }) {
  const { shop } = context;
  const { owner } = context.actor;
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
  const email = typed.trim();
  requireForm(emailErrors(email));
  const row = await customerByEmail(context.shop.store, email);
  await askForMailedLink(context, { kind: 'reset', customer: row?.id ?? null, email: row?.email ?? email });
}

/** Sends a link to the address of an order, the same whether the address has an account. */
async function askForOrderAccount(context: Context, token: string) {
  const order = await shownOrder(context.shop, token, orderReader(context));
  if (order.email === '') throw new Fault('not-found', 'no order', { text: message('fault.no-order') });
  await askForMailedLink(context, { kind: 'order', customer: null, email: order.email, order: order.id });
  return { message: message('mail.account.asked.order', { email: order.email }) };
}

export const accountHandlers: Handlers<typeof customerAccountCalls> = {
  'GET /web-api/customer-data': (_query, { shop, actor: { owner } }) =>
    customerData(shop, { owner: owner.current, customer: owner.customer }),
  'POST /web-api/customer-login': (input, context) => login(context, input),
  'POST /web-api/customer-signup': (input, context) => signUp(context, input),
  async 'POST /web-api/customer-logout'(_input, { actor: { owner } }) {
    if (owner.customer) await owner.signOut();
  },
  async 'POST /web-api/customer-password-reset'({ email }, context) {
    await askForReset(context, email);
    return { message: message('mail.account.asked') };
  },
  'POST /web-api/customer-password-new': (input, context) => newPassword(context, input),
  'POST /web-api/customer-verify': (input, context) => verify(context, input),
  'GET /web-api/customer-mailed-link': ({ token }, context) => describeLink(context, token),
  'POST /web-api/customer-order-account': ({ token }, context) => askForOrderAccount(context, token),
};
