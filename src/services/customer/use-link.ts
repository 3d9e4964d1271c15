/** What mailed links of accounts do: set a password, confirm an address, change it, take a change back. */
import type { MailedLink } from '#api/customer-account.ts';
import type { LinkKind } from '#core/customer/customer.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Site } from '#services/handler.ts';
import { hashPassword } from '#services/password-hash.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { moveToAddress, requireAddressOf, restoreEmail } from '#store/customer/account-changes.ts';
import { type AccountLink, askForLink, handOverLink, useLink, validLink } from '#store/customer/account-links.ts';
import {
  addAccountEvent,
  addCustomer,
  type CustomerRow,
  customerByEmail,
  customerById,
  emailInUse,
  lockCustomer,
} from '#store/customer/customers.ts';
import { googleIdentityOf } from '#store/customer/google-identities.ts';
import { giveToMailboxOwner } from '#store/customer/mailbox-proof.ts';
import { moveProvenOrder, ordersOfEmail } from '#store/customer/merge-owner.ts';
import { listPasskeys } from '#store/customer/passkeys.ts';
import { signIn } from '#store/customer/sign-in.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { orderById } from '#store/order/orders.ts';
import { accountMail } from './account-mail.ts';
import { requirePassword } from './counted-try.ts';
import { customerData } from './customer-data.ts';
import { requireGoodPassword } from './password-list.ts';

/** Links that set a password. That of a sign-up does for who did not make the account, or has forgotten the password. */
const passwordLinks = ['reset', 'verify', 'order'] as const satisfies readonly LinkKind[];
const addressLinks = ['verify', 'change', 'undo'] as const satisfies readonly LinkKind[];

async function countLink(context: Context): Promise<void> {
  const { store, clock } = context.shop;
  await store.write((trx) =>
    consumeStoredLimit(trx, store.engine, 'account-link', limitedClient(context), clock(), { text: message('fault.too-many-links') }),
  );
}

/** The open account of a link; null for one of an order whose address has none. Throws Fault 'link-used' for a closed account. */
async function accountOf({ shop: { store } }: Context, link: AccountLink): Promise<CustomerRow | null> {
  if (link.kind === 'order') return customerByEmail(store, link.email);
  const row = link.customer && (await customerById(store, link.customer));
  if (!row) throw new Fault('link-used', 'the account is closed');
  return row;
}

/** What the page of a link says before anything is done. */
export async function describeLink(context: Context, token: string): Promise<MailedLink> {
  const { shop } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  const link = await validLink(store, token, [...passwordLinks, ...addressLinks], clock());
  const row = await accountOf(context, link);
  if (row && link.kind !== 'change' && link.kind !== 'undo') requireAddressOf(link, row);
  // Before the address is confirmed they are not the mailbox owner's, and end in any case.
  const mayKeep = row !== null && row.email_verified_at !== null && (link.kind === 'reset' || link.kind === 'order');
  const passkeys = mayKeep ? await listPasskeys(store, row.id) : [];
  return {
    kind: link.kind,
    email: link.email,
    isSignedIn: row !== null && owner.customer?.id === row.id,
    hasAccount: row !== null,
    hasPassword: (row?.password ?? null) !== null,
    passkeys: passkeys.map(({ name, created_at }) => ({ name, createdAt: created_at })),
    google: mayKeep ? ((await googleIdentityOf(store, row.id))?.email ?? null) : null,
  };
}

/** Who an account of an order's page is for. The order may be gone: then the account has no name yet. */
async function personOf({ shop }: Context, link: AccountLink): Promise<{ email: string; firstName: string; lastName: string }> {
  const order = link.order_id === null ? null : await orderById(shop.store, link.order_id);
  return { email: link.email, firstName: order?.billing.firstName ?? '', lastName: order?.billing.lastName ?? '' };
}

type Person = Awaited<ReturnType<typeof personOf>>;

/** The account of an order's address, made where there is none. */
async function openAccount(
  trx: StoreTransaction,
  person: Person,
  { channel, country, locale }: Site,
  now: Date,
): Promise<CustomerRow['id']> {
  const known = await customerByEmail({ db: trx }, person.email);
  if (known) return known.id;
  const facts = { password: null, type: 0, company: null, vatId: null, channel, country, locale };
  const made = await addCustomer(trx, { ...person, ...facts }, now);
  if (!made) throw emailInUse();
  await addAccountEvent(trx, made.id, 'sign-up', now, { detail: 'order' });
  return made.id;
}

/** Sets a new password by a mailed link and signs in. Everything else that opened the account ends, see `giveToMailboxOwner`. */
export async function newPassword(context: Context, input: { token: string; password: string; keepsWays?: boolean | undefined }) {
  const { shop, site } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  const { engine } = store;
  await countLink(context);
  const link = await validLink(store, input.token, passwordLinks, clock());
  const row = await accountOf(context, link);
  if (row) requireAddressOf(link, row);
  const person = row ? { email: row.email, firstName: row.first_name, lastName: row.last_name } : await personOf(context, link);
  await requireGoodPassword(input.password, person);
  const hash = await hashPassword(input.password, shop.hashCost);
  const label = deviceLabel(context.header('user-agent'));
  const keptSignInWays = input.keepsWays ? 'passkeys-and-google' : 'nothing';
  const started = await owner.signIn((browser) =>
    store.write(async (trx) => {
      const now = clock();
      const customer = row?.id ?? (await openAccount(trx, person, site, now));
      const locked = await lockCustomer(trx, engine, customer);
      requireAddressOf(link, locked.row);
      await useLink(trx, link.id, now);
      const by = link.kind === 'order' ? 'order' : 'reset';
      const { passwordAt, isPruned } = await giveToMailboxOwner(trx, locked.row, { by, keeps: keptSignInWays, hash }, now);
      if (link.order_id !== null) await moveProvenOrder(trx, link.order_id, link.email_key, locked.owner);
      // A new account has nothing that was changed.
      if (row) await postMail(trx, { to: row.email, ...accountMail(site, isPruned ? 'renewed' : 'password'), order: null }, now);
      return signIn(trx, engine, { customer, method: 'reset', label, passwordAt, browser }, now);
    }),
  );
  return customerData(shop, started);
}

/** The login of the link's account in this browser; null after its password was given. Throws Fault 'confirm-identity' without both. */
async function holderOf(context: Context, row: CustomerRow, password: string | undefined): Promise<string | null> {
  const { customer } = context.actor.owner;
  if (customer?.id === row.id) return customer.login;
  if (password === undefined)
    throw new Fault('confirm-identity', 'not signed in to the account of the link', { text: message('fault.link-password') });
  await requirePassword(context, row, password);
  return null;
}

/**
 * Confirms or changes an address for who is signed in to the account in this browser, or gives its password; takes a change back
 * without a sign-in, and returns a token that sets a new password.
 */
export async function verify(context: Context, { token, password }: { token: string; password?: string | undefined }) {
  const { shop, site } = context;
  const { store, clock } = shop;
  await countLink(context);
  const link = await validLink(store, token, addressLinks, clock());
  const found = await accountOf(context, link);
  if (!found) throw new Fault('link-used');
  const login = link.kind === 'undo' ? null : await holderOf(context, found, password);
  return store.write(async (trx) => {
    const now = clock();
    const { row } = await lockCustomer(trx, store.engine, found.id);
    if (login === null && link.kind !== 'undo' && row.password_at !== found.password_at)
      throw new Fault('link-used', 'the password was changed meanwhile');
    await useLink(trx, link.id, now);
    const answer = { email: link.email, orders: 0, token: null };
    if (link.kind === 'undo') {
      await restoreEmail(trx, row, link, now);
      await postMail(trx, { to: row.email, ...accountMail(site, 'undone'), order: null }, now);
      const reset = await handOverLink(trx, { kind: 'reset', customer: row.id, email: link.email }, now);
      return { ...answer, state: 'undone' as const, token: reset };
    }
    const orders = (await ordersOfEmail(trx, link.email_key, null)).length;
    if (link.kind === 'verify') {
      requireAddressOf(link, row);
      await giveToMailboxOwner(trx, row, { by: 'verify', keeps: 'everything', hash: null }, now);
      return { ...answer, state: 'verified' as const, orders };
    }
    await moveToAddress(trx, row, link, login, now);
    await askForLink(trx, store.engine, { kind: 'undo', customer: row.id, email: row.email, site }, now);
    await postMail(trx, { to: link.email, ...accountMail(site, 'changed'), order: null }, now);
    return { ...answer, state: 'changed' as const, orders };
  });
}
