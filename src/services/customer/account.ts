/** Handlers of accounts: sign in, sign up, sign out, and mailed links. */
import type { customerAccountCalls } from '#api/customer-account.ts';
import { emailErrors } from '#core/customer/account-form.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { type CustomerRow, customerByEmail } from '#store/customer/customers.ts';
import { signIn } from '#store/customer/sign-in.ts';
import { countedTry } from './counted-try.ts';
import { customerData } from './customer-data.ts';
import { askForMailedLink } from './mailed-link.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { signUp } from './sign-up.ts';
import { describeLink, newPassword, verify } from './use-link.ts';

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
