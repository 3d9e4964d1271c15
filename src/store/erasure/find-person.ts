/** Everything of one person, found by an e-mail address: what the address was typed into, and the owners behind it. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { CustomerId } from '#core/customer/customer.ts';
import { emailKey, namesAddress } from '#core/customer/email.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { emailSpellings, hasEmail, mayNameEmail } from '#store/customer/email-spellings.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';

export type Person = {
  address: string;
  /** The account of the address. */
  customers: CustomerId[];
  /** The account's owner, and whom orders and messages of the address belong to: each is one guest, with everything saved in that browser. */
  owners: OwnerId[];
  orders: Pick<Tables['orders'], 'id' | 'number' | 'state'>[];
  /** Lines of others' orders that sell a gift voucher to the address. */
  gifts: string[];
  messages: string[];
  mails: string[];
  /** Mails to the shop about failed jobs that name the address, and maybe others. */
  reports: string[];
  signUps: string[];
  subscribers: string[];
  withdrawals: string[];
};

/** `db` may be a transaction. An order whose person was erased before has no address and is not found. */
export async function findPerson(db: Store['db'], email: string): Promise<Person> {
  const address = emailKey(email);
  const same = sameAs(address);
  const customers = (await db.selectFrom('customers').select('id').where('email_key', '=', address).execute()).map(({ id }) => id);
  const accounts = customers.length > 0 ? await db.selectFrom('owners').select('id').where('customer', 'in', customers).execute() : [];
  const owners = accounts.map(({ id }) => id);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'owner'])
    .where(({ or, eb }) => or([same('email'), ...(owners.length > 0 ? [eb('owner', 'in', owners)] : [])]))
    .orderBy('number')
    .execute();
  const messages = await db.selectFrom('messages').select(messageColumns).where('address', '=', address).execute();
  return {
    address,
    customers,
    owners: [...new Set([...owners, ...[...orders, ...messages].map(({ owner }) => owner)])].sort(),
    ...headsOf(orders),
    gifts: await giftsTo(db, address),
    messages: messages.map(({ id }) => id),
    ...(await mailsOf(db, address, { orders, messages }, ({ or }) => or([same('to_address'), same('reply_to')]))),
    signUps: await idsOf(db, 'newsletter_requests', same('address')),
    subscribers: await idsOf(db, 'subscribers', same('address')),
    withdrawals: await idsOf(db, 'withdrawals', same('email')),
  };
}

/**
 * Everything of an account but the mail `except`; null where there is none. What was only typed with its address, by whomever, belongs to
 * it once the address is confirmed.
 */
export async function findCustomer(db: Store['db'], id: CustomerId, except: string): Promise<Person | null> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('owners', 'owners.customer', 'customers.id')
    .select(['email_key', 'email_verified_at', 'customers.created_at', 'owners.id as owner'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { email_key: address, owner } = row;
  const isVerified = row.email_verified_at !== null;
  const same = sameAs(address);
  const orders = await db.selectFrom('orders').select(['id', 'number', 'state']).where('owner', '=', owner).orderBy('number').execute();
  const messages = await db
    .selectFrom('messages')
    .select(messageColumns)
    .where(({ or, eb }) => or([eb('owner', '=', owner), ...(isVerified ? [eb('address', '=', address)] : [])]))
    .execute();
  const found = await mailsOf(db, address, { orders, messages }, ({ or, and, eb }) =>
    isVerified
      ? or([same('to_address'), same('reply_to')])
      : // Only accounts send mails of this kind.
        and([
          same('to_address'),
          eb('created_at', '>=', row.created_at),
          ...(['order', 'unsubscribe', 'reply_to'] as const).map((column) => eb(column, 'is', null)),
        ]),
  );
  return {
    address,
    customers: [id],
    owners: [owner],
    ...headsOf(orders),
    gifts: isVerified ? await giftsTo(db, address) : [],
    messages: messages.map((message) => message.id),
    ...found,
    mails: found.mails.filter((mail) => mail !== except),
    signUps: await idsOf(db, 'newsletter_requests', same('address')),
    subscribers: isVerified ? await idsOf(db, 'subscribers', same('address')) : [],
    withdrawals: isVerified ? await idsOf(db, 'withdrawals', same('email')) : [],
  };
}

const messageColumns = ['id', 'owner', 'mail', 'acknowledgement'] as const;

/** Whether a column has the address, in any case. */
function sameAs(address: string): (column: string) => Expression<SqlBool> {
  return (column) => hasEmail(column, address);
}

async function idsOf(
  db: Store['db'],
  table: 'newsletter_requests' | 'subscribers' | 'withdrawals',
  where: Expression<SqlBool>,
): Promise<string[]> {
  return (await db.selectFrom(table).select('id').where(where).execute()).map(({ id }) => id);
}

/** Lines that sell a gift voucher to the address. */
async function giftsTo(db: Store['db'], address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'data'])
    .where('kind', '=', 'gift-voucher')
    .where(mayNameEmail('data', address))
    .execute();
  return rows.filter(({ data }) => emailKey(JSON.parse(data).delivery?.to ?? '') === address).map(({ id }) => id);
}

function headsOf(orders: Person['orders']): Pick<Person, 'orders'> {
  return { orders: orders.map(({ id, number, state }) => ({ id, number, state })) };
}

/** Mails that `others` finds, those of orders and messages, and reports that name the address. */
async function mailsOf(
  db: Store['db'],
  address: string,
  { orders, messages }: { orders: readonly { id: string }[]; messages: readonly { mail: string; acknowledgement: string | null }[] },
  others: (builder: ExpressionBuilder<Tables, 'mails'>) => Expression<SqlBool>,
): Promise<Pick<Person, 'mails' | 'reports'>> {
  const ofMessages = messages.flatMap(({ mail, acknowledgement }) => (acknowledgement === null ? [mail] : [mail, acknowledgement]));
  const ofOrders = orders.map(({ id }) => id);
  const mails = await db
    .selectFrom('mails')
    .select('id')
    .where((builder) =>
      builder.or([
        others(builder),
        ...(ofOrders.length > 0 ? [builder.eb('order', 'in', ofOrders)] : []),
        ...(ofMessages.length > 0 ? [builder.eb('id', 'in', ofMessages)] : []),
      ]),
    )
    .execute();
  const found = new Set(mails.map(({ id }) => id));
  const reports = await db.selectFrom('mails').select(['id', 'text']).where(mayNameEmail('text', address)).execute();
  return {
    mails: [...found],
    reports: reports
      .filter(({ id, text }) => !found.has(id) && emailSpellings(address).some((spelling) => namesAddress(text, spelling)))
      .map(({ id }) => id),
  };
}

/** Locks the orders until the transaction ends and brings their states up to date. SQLite has one writer anyway. */
export async function lockOrders(trx: StoreTransaction, engine: Store['engine'], orders: Person['orders']): Promise<void> {
  if (engine === 'sqlite' || orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const rows = await trx.selectFrom('orders').select(['id', 'state']).where('id', 'in', ids).orderBy('id').forUpdate().execute();
  for (const order of orders) order.state = rows.find(({ id }) => id === order.id)?.state ?? order.state;
}
