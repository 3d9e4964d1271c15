/** Erases one person by e-mail address: rows in one transaction, then files. Refuses while an order is not handed over. */
import { closedStates, stateName } from '#core/order/life-cycle.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Store } from '#store/db/store.ts';
import { type ErasedRecord, eraseRecords } from '#store/erasure/erase-records.ts';
import { appendErased } from '#store/erasure/erased-list.ts';
import { findPerson, lockOrders, type Person } from '#store/erasure/find-person.ts';
import { type Files, removeFolder } from '#store/file/files.ts';

/** Of what how much was erased; `kept` are the numbers of the orders of which the record stays. */
export type Erasure = { records: ErasedRecord[]; kept: string[]; files: number };

export type ErasureResult = { ok: true; erasure: Erasure } | { ok: false; reason: Message };

export async function erasePerson(
  { store, files, dataDir }: { store: Store; files: Files; dataDir: string },
  email: string,
  now: Date,
): Promise<ErasureResult> {
  const outcome = await store.write(async (trx) => {
    const person = await findPerson(trx, email);
    await lockOrders(trx, store.engine, person.orders);
    const open = person.orders.filter(({ state }) => !closedStates.some((closed) => closed === state));
    if (open.length > 0) return { open };
    const records = recordsOf(person);
    return { records, kept: person.orders.map(({ number }) => number), folders: await eraseRecords(trx, records, now, person.address) };
  });
  if (outcome.open) return { ok: false, reason: refusalOf(outcome.open) };
  const { records, kept, folders } = outcome;
  await appendErased(dataDir, records, now);
  let count = 0;
  for (const folder of folders) count += await removeFolder(files, folder);
  return { ok: true, erasure: { records, kept, files: count } };
}

export function recordsOf(person: Person): ErasedRecord[] {
  const named = (kind: ErasedRecord['kind'], ids: readonly string[]) => ids.map((id) => ({ kind, id }));
  return [
    ...named(
      'order',
      person.orders.map(({ id }) => id),
    ),
    ...named('gift', person.gifts),
    ...named('message', person.messages),
    ...named('mail', [...person.mails, ...person.reports]),
    ...named('sign-up', person.signUps),
    ...named('subscriber', person.subscribers),
    ...named('withdrawal', person.withdrawals),
    ...named('customer', person.customers),
    ...named('owner', person.owners),
  ];
}

function refusalOf(open: Person['orders']): Message {
  const orders = open.map(({ number, state }) =>
    message('operator.erase.open-order', { number, state: stateName(state as Parameters<typeof stateName>[0]) }),
  );
  return message('operator.erase.refused', { count: orders.length, orders });
}
