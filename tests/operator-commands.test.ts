/** The commands of operators as they are run: a process, German sentences, aligned columns, code 1 for everything that did not happen. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '#store/db/store.ts';
import { claim, enqueue, fail } from '#store/job/jobs.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { guestWithCart, orderFor } from './orders.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-commands-'));
const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(command: string, ...args: string[]) {
  return runWith({ DATA_DIR: dataDir }, command, ...args);
}

function runWith(settings: Record<string, string>, command: string, ...args: string[]) {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('orders are listed, shown, paid once and refused with a sentence', async () => {
  const { owner } = await guestWithCart(store);
  const input = await orderFor(store, owner, {
    payment: 'prepayment',
    events: [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      { state: 'awaiting_payment', actor: 'shop', reason: 'prepayment' },
    ],
  });
  const placing = await placeOrder(store, owner, input);
  const number = placing.ok ? placing.order.number : '';
  expect(run('orders', 'paid', number)).toEqual({
    status: 0,
    stdout: `Die Bestellung ${number} ist als bezahlt vermerkt. Die Druckdateien entstehen jetzt.\n`,
    stderr: '',
  });
  const [head = '', row = ''] = run('orders', 'list', 'paid').stdout.split('\n');
  expect(row).toMatch(/^F\d+ +\d\d\.\d\d\.\d{4} \d\d:\d\d +Bezahlt +Vorkasse +78,99\s€ +Zoë Müller-Łukasz$/);
  for (const [name, value] of Object.entries({ Eingang: /\d\d\.\d\d\./, Stand: 'Bezahlt', Zahlung: 'Vorkasse', Name: 'Zoë' })) {
    expect(row.search(value)).toBe(head.indexOf(name));
  }
  const shown = run('orders', 'show', number).stdout;
  expect(shown).toMatch(/Stand +Bezahlt \(paid\)\n/);
  expect(shown).toMatch(/Druckdateien +0 von 1 fertig\n/);
  expect(shown).toMatch(/Bezahlt +Betreiber +command\n/);
  expect(run('orders', 'cancel', 'F1')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Die Bestellung F1 gibt es hier nicht. Es wurde nichts verändert.\n',
  });
});

test('a file of the bank pays the orders it names, once, and tells in a table what waits', async () => {
  const { owner } = await guestWithCart(store);
  const input = await orderFor(store, owner, {
    payment: 'prepayment',
    events: [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      { state: 'awaiting_payment', actor: 'shop', reason: 'prepayment' },
    ],
  });
  const placing = await placeOrder(store, owner, input);
  const number = placing.ok ? placing.order.number : '';
  const file = join(dataDir, 'bank.csv');
  const head = 'Buchungstag;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung';
  writeFileSync(file, `${head}\n27.11.2026;Bestellung ${number};Zoë Müller;78,99;EUR\n28.11.2026;Danke;Jörg;12,00;EUR\n`);
  const read = run('orders', 'bank', file);
  expect(read.stderr).toBe('');
  expect(read.stdout).toMatch(/^Tag +Betrag +Name +Ergebnis +Kennung\n/);
  expect(read.stdout).toMatch(new RegExp(`27\\.11\\.2026 +78,99\\s€ +Zoë Müller +bezahlt ${number} +[0-9a-f]{12}\\n`));
  expect(read.stdout).toContain('1 Buchung zugeordnet, 1 offen, 0 ohne Bestellung, 0 schon bekannt.');
  expect(run('orders', 'bank', file).stdout).toContain('0 Buchungen zugeordnet, 1 offen, 0 ohne Bestellung, 1 schon bekannt.');
  const entry = /offen, keine Bestellung passt +([0-9a-f]{12})/.exec(read.stdout)?.[1] ?? '';
  expect(run('orders', 'match', entry, 'F1').stderr).toBe('Die Bestellung F1 gibt es hier nicht. Es wurde nichts verändert.\n');
  expect(run('orders', 'ignore', entry).stdout).toBe(`Die Buchung ${entry} ist beiseitegelegt.\n`);
  expect(run('orders', 'ignore', entry)).toMatchObject({ status: 1, stdout: '' });
  expect(run('orders', 'bank', join(dataDir, 'none.csv'))).toMatchObject({ status: 1, stderr: expect.stringContaining('none.csv') });
});

test('an order is held, released and refunded with a sentence; what is not a sum or a reason changes nothing', async () => {
  const { owner } = await guestWithCart(store);
  const events = [
    { state: 'placed', actor: 'customer', reason: 'shop' },
    { state: 'awaiting_payment', actor: 'shop', reason: 'prepayment' },
  ] as const;
  const placing = await placeOrder(store, owner, await orderFor(store, owner, { payment: 'prepayment', events }));
  const number = placing.ok ? placing.order.number : '';
  run('orders', 'paid', number);
  expect(run('orders', 'hold', number).stdout).toContain(`${number} ist angehalten`);
  expect(run('orders', 'show', number).stdout).toMatch(/Angehalten +vom Betreiber\n/);
  expect(run('orders', 'release', number).stdout).toContain('ist freigegeben und steht auf „Bezahlt“');
  expect(run('orders', 'refund', number, '12,50', 'Kulanz').stdout).toMatch(/^12,50\s€ der Bestellung/);
  expect(run('orders', 'show', number).stdout).toMatch(/Rückzahlungen +12,50\s€ \(wird veranlasst\)\n/);
  expect(run('orders', 'refund', number, '70', 'Kulanz')).toMatchObject({ status: 1, stderr: expect.stringMatching(/höchstens 66,49\s€/) });
  for (const wrong of [['12,5x', 'Kulanz'], ['12,50', 'Laune'], ['-1,00', 'Kulanz'], []])
    expect(run('orders', 'refund', number, ...wrong).status).toBe(1);
});

test('failed jobs are listed and tried again, one or all of them', async () => {
  const ids: string[] = [];
  for (const error of ['no paper\n  at line 1', 'no ink']) {
    await store.write((trx) => enqueue(trx, { kind: 'webhook', payload: {} }, new Date()));
    const job = await claim(store, 'test', ['webhook'], 60);
    if (job) await fail(store, job, error, { final: true });
    ids.push(job?.id ?? '');
  }
  const [first = '', second = ''] = ids;
  const listed = run('jobs', 'list');
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain('2 gescheitert.');
  expect(listed.stdout).toMatch(new RegExp(`^${first}  .*webhook +1  no paper$`, 'm'));
  expect(run('jobs', 'retry', first).stdout).toBe('1 Auftrag wird wiederholt.\n');
  expect(run('jobs', 'retry', first)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Einen gescheiterten Auftrag ${first} gibt es nicht.\n`,
  });
  expect(run('jobs', 'retry', 'all').stdout).toBe('1 Auftrag wird wiederholt.\n');
  expect(run('jobs', 'list').stdout).toContain('Nichts ist gescheitert.');
  expect(second).not.toBe(first);
});

test('secrets of the shop are listed, shown, replaced and sealed with another setting; a wrong one is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-secrets-'));
  try {
    const [before, after] = ['first-secret-of-32-characters-000', 'next-secret-of-32-characters-0000'];
    const secrets = (shopSecret: string, ...args: string[]) =>
      runWith({ DATA_DIR: folder, SHOP_SECRET: shopSecret, NEW_SHOP_SECRET: after }, 'secrets', ...args);
    expect(secrets(before, 'list').stdout).toBe('links\n');
    const shown = secrets(before, 'show', 'links').stdout;
    expect(shown).toMatch(/^[\w-]{43}\n$/);
    expect(secrets(before, 'change').stdout).toMatch(/^Ein Geheimnis ist jetzt mit dem Wert von NEW_SHOP_SECRET verschlüsselt/);
    expect(secrets(before, 'list')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^SHOP_SECRET öffnet die Geheimnisse/) });
    const next = (...args: string[]) => runWith({ DATA_DIR: folder, SHOP_SECRET: after }, 'secrets', ...args);
    expect(next('show', 'links').stdout).toBe(shown);
    expect(next('replace', 'links').stdout).toContain(join(folder, 'secrets', 'links'));
    expect(next('show', 'links').stdout).not.toBe(shown);
    expect(next('change')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^NEW_SHOP_SECRET fehlt/) });
    expect(run('secrets', 'list')).toMatchObject({ status: 1, stderr: expect.stringContaining('SHOP_SECRET ist nicht gesetzt') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
