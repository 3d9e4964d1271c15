/** Which tests run on both engines in every run: those of the store, and the files that are listed with their reason. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withStore } from './engines.ts';
import { isLongForm } from './long-form.ts';
import { postgresPrograms } from './postgres.ts';

/** Files outside the store that call `onEachEngine`, and what differs by engine in them. */
const reasons: Readonly<Record<string, string>> = {
  'src/app/nightly-jobs.test.ts': 'several processes enqueue one job at the same time',
  'src/http/calls/operator-payments.test.ts': 'ten calls for one refund are made at the same time',
  'src/http/operations/operations.test.ts': 'the only test of the SQL that counts payments',
  'src/services/backup/backup.test.ts': 'a snapshot is taken and restored with SQL of each engine',
  'src/services/customer/account.test.ts': 'two processes count wrong passwords at the same time',
  'src/services/erasure/erasure.test.ts': 'every table is searched; SQLite also keeps deleted rows in its files',
  'src/services/merge/printed-pages.test.ts': 'the keys of a whole list are stored in one statement',
  'src/services/merge/merge.test.ts': 'an approval is a hash over rows as each engine gives them back',
  'src/services/order/customer-actions.test.ts': 'an address is changed while its order is packed',
  'src/services/order/order-action.test.ts': 'a payment is noted five times at the same time',
  'src/services/payment/bank-import.test.ts': 'two commands read one file of the bank at the same time',
  'src/services/payment/dunning.test.ts': 'the only test of the SQL that finds invoices to remind of',
  'src/services/payment/forgiven.test.ts': 'the only test of the SQL that adds up what is forgiven',
  'src/services/payment/pay-order.test.ts': 'events, jobs and a customer write facts of one order at the same time',
  'src/services/payment/reconcile.test.ts': 'the only test of the SQL that notes a difference once',
  'src/services/payment/stripe/stripe-orders.test.ts': 'calls, events and jobs write facts of one order at the same time',
  'src/http/calls/imported-again.test.ts': 'the only test of the SQL that reads what is known of a list',
  'src/http/calls/imported-list.test.ts': 'an import is one transaction of rows of five tables',
  'src/services/people/event/event-hosts.test.ts': 'two browsers open a link for one host at the same time',
  'src/services/people/event/open-answers.test.ts': 'two windows decide one answer at the same time',
  'src/services/people/event/event-ends.test.ts': 'everything that names an event is deleted from every table',
  'src/services/people/event/mails/event-mails.test.ts': 'mails are sent by several requests at the same time',
  'src/services/people/event/event-pages.test.ts': 'households change and delete answers to questions that their host changes',
  'src/services/people/event/events.test.ts': 'companions are named on several devices at the same time',
  'src/services/people/event/seating.test.ts': 'the only test of the SQL that frees and counts seats',
  'src/services/people/event/plan.test.ts': 'the only test of the SQL of the plan of an event',
  'src/services/people/guest-lists.test.ts': 'the only test of the SQL of src/store/people',
  'src/services/people/requests/address-requests.test.ts': 'one form is posted several times at the same time',
  'src/services/people/requests/hostile-guests.test.ts': 'fifty guests answer while their host takes answers over',
  'src/services/people/requests/request-mails.test.ts': 'the only test of the SQL that finds whom to remind',
  'src/services/search/same-answers.test.ts': 'answers of both engines are compared',
  'src/services/retention/retention.test.ts': 'the only tests of the SQL of src/store/retention',
  'src/services/payment/late-answers.test.ts': 'facts of one attempt are written at the same time',
  'src/services/payment/refund-order.test.ts': 'fifty refunds of one capture are asked for at the same time',
  'src/http/calls/payment-hooks.test.ts': 'one event is posted fifty times at the same time',
  'tests/accessories.test.ts': 'two orders take the last of a stock at the same time',
  'tests/account-proofs.test.ts': 'transactions of accounts in random order',
  'tests/event-model/histories.ts': 'transactions of answers in random order',
  'tests/event-keys.test.ts': 'keys and codes are found by their hashes in one query for each',
  'tests/hostile-answers.test.ts': 'limits of answers are counted in the transaction of an answer',
  'tests/event-facts.test.ts': 'the only test of the SQL that notes facts of an event',
  'tests/event-print.test.ts': 'the only test of the SQL that reads who comes to a part',
  'tests/approval-parties.test.ts': 'two parties approve one hash at the same time',
  'tests/faults/login-timing.long.test.ts': 'the time of a refused sign-in depends on the engine',
  'tests/flag-protocol.test.ts': 'the only test of the SQL that counts a report once',
  'tests/google-sign-in.test.ts': 'sign-ins make and link one account at the same time',
  'tests/one-parcel.test.ts': 'an order is handed over while the other is packed',
  'tests/order-repair.test.ts': 'four windows give a line its next revision at the same time',
  'tests/payment-histories.test.ts': 'transactions of orders and of their money in random order',
  'tests/merged-orders.test.ts': 'the transaction of an order compares and stores the records of a list',
  'tests/names-later.test.ts': 'three windows give a line its names at the same time',
  'tests/reorder.test.ts': 'one form is sent twice at the same time',
  'tests/supplements.test.ts': 'the transaction of an order finds which records have no piece yet',
  'tests/stored-before.test.ts': 'each engine has stored data of the version before',
  'tests/vouchers.test.ts': 'two orders use one voucher at the same time',
};

const isOfStore = (file: string) => file.startsWith('src/store/') || file.startsWith('src/cms/store/');

test('the files outside the store that run on both engines in every run are those with a reason', () => {
  const files = globSync('{src,designs,tools,tests}/**/*.{ts,tsx}').filter((file) => !isOfStore(file) && file !== 'tests/engines.ts');
  const found = files.filter((file) => /^\s*onEachEngine\(/m.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(reasons).sort());
});

const seen: string[] = [];

withStore('a test with a store', (open, { name }) => {
  test('has an empty database with all tables', async () => {
    seen.push(name);
    const store = await open();
    expect(store.engine).toBe(name);
    expect(await store.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });
});

describe('withStore', () => {
  test('runs on SQLite, and in the long form on PostgreSQL as well', () => {
    expect(seen).toEqual(isLongForm && postgresPrograms() ? ['sqlite', 'postgres'] : ['sqlite']);
  });
});
