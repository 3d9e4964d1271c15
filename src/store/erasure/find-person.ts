/** Everything of one person, found by an e-mail address: what the address was typed into, and the owners behind it. */
import { sql } from 'kysely';
import type { CustomerId } from '#core/customer/customer.ts';
import { emailKey, namesAddress } from '#core/customer/email.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Change, Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';

export type Person = {
  address: string;
  /** The account of the address. */
  customers: CustomerId[];
  /** The account's owner, and whom orders and messages of the address belong to: each is one guest, with everything saved in that browser. */
  owners: OwnerId[];
  orders: Pick<Tables['orders'], 'id' | 'number' | 'state'>[];
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
  const same = (column: string) => sql<boolean>`lower(${sql.ref(column)}) = ${address}`;
  const customers = (await db.selectFrom('customers').select('id').where('email_key', '=', address).execute()).map(({ id }) => id);
  const accounts = customers.length > 0 ? await db.selectFrom('owners').select('id').where('customer', 'in', customers).execute() : [];
  const owners = accounts.map(({ id }) => id);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'owner'])
    .where(({ or, eb }) => or([same('email'), ...(owners.length > 0 ? [eb('owner', 'in', owners)] : [])]))
    .orderBy('number')
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'owner', 'mail', 'acknowledgement'])
    .where('address', '=', address)
    .execute();
  const ofMessages = messages.flatMap(({ mail, acknowledgement }) => (acknowledgement === null ? [mail] : [mail, acknowledgement]));
  const ofOrders = orders.map(({ id }) => id);
  const mails = await db
    .selectFrom('mails')
    .select('id')
    .where(({ or, eb }) =>
      or([
        same('to_address'),
        same('reply_to'),
        ...(ofOrders.length > 0 ? [eb('order', 'in', ofOrders)] : []),
        ...(ofMessages.length > 0 ? [eb('id', 'in', ofMessages)] : []),
      ]),
    )
    .execute();
  const found = new Set(mails.map(({ id }) => id));
  const reports = await db
    .selectFrom('mails')
    .select(['id', 'text'])
    .where(sql<boolean>`lower(text) like ${`%${address.replace(/[!%_]/g, '!$&')}%`} escape '!'`)
    .execute();
  const signUps = await db.selectFrom('newsletter_requests').select('id').where('address', '=', address).execute();
  const subscribers = await db.selectFrom('subscribers').select('id').where('address', '=', address).execute();
  const withdrawals = await db.selectFrom('withdrawals').select('id').where(same('email')).execute();
  return {
    address,
    customers,
    owners: [...new Set([...owners, ...[...orders, ...messages].map(({ owner }) => owner)])].sort(),
    orders: orders.map(({ id, number, state }) => ({ id, number, state })),
    messages: messages.map(({ id }) => id),
    mails: [...found],
    reports: reports.filter(({ id, text }) => !found.has(id) && namesAddress(text, address)).map(({ id }) => id),
    signUps: signUps.map(({ id }) => id),
    subscribers: subscribers.map(({ id }) => id),
    withdrawals: withdrawals.map(({ id }) => id),
  };
}

/** Locks the orders until the transaction ends and brings their states up to date. SQLite has one writer anyway. */
export async function lockOrders(trx: Change, engine: Store['engine'], orders: Person['orders']): Promise<void> {
  if (engine === 'sqlite' || orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const rows = await trx.selectFrom('orders').select(['id', 'state']).where('id', 'in', ids).orderBy('id').forUpdate().execute();
  for (const order of orders) order.state = rows.find(({ id }) => id === order.id)?.state ?? order.state;
}
