import { expect, test } from 'vitest';
import { createFlagClient, type FlagEvent, type Sender } from './flag-client.ts';

function setUp({ treatments = {} as Record<string, string>, refuses = false, isOff = false } = {}) {
  const sent: unknown[] = [];
  const logged: unknown[] = [];
  let opened = 0;
  const sender: Sender = {
    expose(flag) {
      sent.push(flag);
      return treatments[flag] ?? 'on';
    },
    track(event: FlagEvent) {
      sent.push(event.type);
      return !refuses;
    },
    end: (isDeclined) => void sent.push(isDeclined ? 'declined' : 'ended'),
  };
  const client = createFlagClient({
    async openSender() {
      opened += 1;
      return isOff ? null : sender;
    },
    log: (...entry) => logged.push(entry),
  });
  return { client, sent, logged, opened: () => opened };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('before consent nothing is sent and the SDK is not loaded; granting sends what waited, each flag once [F264] [F266]', async () => {
  const { client, sent, opened } = setUp();
  client.expose('hero');
  client.expose('hero');
  client.track({ type: 'add_to_cart' });
  await settled();
  expect([sent, opened(), client.waiting()]).toEqual([[], 0, { flags: ['hero'], events: [{ type: 'add_to_cart' }] }]);
  client.setConsent('granted');
  await settled();
  expect(sent).toEqual(['hero', 'add_to_cart']);
  client.expose('layout');
  client.expose('hero');
  expect([sent, opened(), client.waiting()]).toEqual([['hero', 'add_to_cart', 'layout'], 1, { flags: [], events: [] }]);
});

test('declining drops what waits and ends the SDK; nothing is collected from then on [F265]', async () => {
  const { client, sent } = setUp();
  client.expose('hero');
  client.setConsent('granted');
  await settled();
  client.setConsent('declined');
  client.expose('layout');
  client.track({ type: 'login' });
  await settled();
  expect([sent, client.waiting()]).toEqual([['hero', 'declined'], { flags: [], events: [] }]);
});

test('declining while the SDK loads ends it as soon as it is there', async () => {
  const { client, sent } = setUp();
  client.expose('hero');
  client.setConsent('granted');
  client.setConsent('declined');
  await settled();
  expect(sent).toEqual(['declined']);
});

test('with consent the SDK is loaded for the first thing to send only, and at most 500 events wait', async () => {
  const { client, sent, opened } = setUp();
  client.setConsent('granted');
  await settled();
  expect(opened()).toBe(0);
  client.setConsent('unknown');
  for (let at = 0; at < 510; at += 1) client.track({ type: `e${at}` });
  client.setConsent('granted');
  await settled();
  expect([sent.length, sent[0], opened()]).toEqual([500, 'e10', 1]);
});

test('a switched off service gets nothing, and nothing waits for it [F274]', async () => {
  const { client, sent, opened } = setUp({ isOff: true });
  client.expose('hero');
  client.setConsent('granted');
  await settled();
  expect([sent, opened(), client.waiting()]).toEqual([[], 1, { flags: [], events: [] }]);
});

test('no treatment and a refused event are logged [F442]', async () => {
  const { client, logged } = setUp({ treatments: { hero: 'control' }, refuses: true });
  client.setConsent('granted');
  client.expose('hero');
  client.track({ type: 'login' });
  await settled();
  expect(logged).toEqual([
    ['flag-no-treatment', 'hero'],
    ['flag-track-failed', 'login'],
  ]);
});

test('an SDK that cannot be loaded is logged, and what waits is sent with a later try [F441]', async () => {
  const logged: unknown[] = [];
  const sent: string[] = [];
  let fails = true;
  const client = createFlagClient({
    async openSender() {
      if (fails) throw new Error('offline');
      return { expose: (flag) => `${sent.push(flag)}`, track: () => true, end() {} };
    },
    log: (...entry) => logged.push(entry),
  });
  client.setConsent('granted');
  client.expose('hero');
  await settled();
  expect([logged, client.waiting().flags]).toEqual([[['flag-initialize-failed', 'Error: offline']], ['hero']]);
  fails = false;
  client.expose('layout');
  await settled();
  expect(sent).toEqual(['hero', 'layout']);
  // There was no client for what was seen meanwhile.
  expect(logged.slice(1)).toEqual([['flag-no-global-client', 'layout']]);
});
