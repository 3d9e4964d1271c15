/** Requests made of what costs most take about as long as harmless ones of the same size: calls, services, forms of pages, and what is logged of them. */
import { describe, expect, test } from 'vitest';
import { type CallKey, calls } from '#api/calls.ts';
import { loggedDetails } from '#app/log.ts';
import { contentRoutes } from '#cms/routes/routes.ts';
import { flagReports } from '#core/customer/limits.ts';
import { flagRoutes } from '#flags/routes/routes.ts';
import { operatorRoutes } from '#http/calls/operator.ts';
import { bodyLimits } from '#http/request/input.ts';
import type { Shop } from '#services/handler.ts';
import { pageRows } from '#tests/access/page-rows.ts';
import type { Ids } from '#tests/access/things.ts';
import { askPage, callClient, routeModule, visitor } from '#tests/access/visitors.ts';
import { costlyTexts } from '#tests/costly-input.ts';
import { withStore } from '#tests/engines.ts';
import { flagKeys } from '#tests/flag-server.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { noStories } from '#tests/no-stories.ts';
import { expectLinear, growth } from '#tests/processor-time.ts';
import pages from '#web/app/routes.ts';
import { postedForm, textOf, typedIn } from '#web/page/form-input.ts';

type Service = { fetch(request: Request, bindings: object): Response | Promise<Response> };

/** Marks take two bytes a letter, and are looked at one by one. */
const most = 6;

const marks = (bytes: number) => costlyTexts['marks in the wrong order']?.(bytes / 2) ?? '';
const bodies = (bytes: number) => ({
  harmless: JSON.stringify({ a: 'x'.repeat(bytes - 20) }),
  costly: JSON.stringify({ a: marks(bytes - 20) }),
});

/** A shop that logs as a process does, but for the writing. */
async function loggingShop(open: Parameters<typeof seededShop>[0]): Promise<Shop> {
  const log: Shop['log'] = (_level, _event, details = {}) => void JSON.stringify(loggedDetails(details));
  return { ...(await seededShop(open, () => new Date())), hosts: [], stories: noStories, log } as unknown as Shop;
}

withStore('a request of what costs most', (open) => {
  test('takes as long as others: every call with a body', async () => {
    const shop = await loggingShop(open);
    const { ask } = callClient(shop);
    const path = { id: 'A'.repeat(22), token: 'A'.repeat(22), note: 'A'.repeat(22), version: 'A'.repeat(22) };
    for (const key of (Object.keys(calls) as CallKey[]).filter((one) => !/^(?:GET|HEAD|DELETE) /.test(one))) {
      const { harmless, costly } = bodies(Math.min(250_000, bodyLimits(key.slice(key.indexOf(' ') + 1)).bytes));
      const send = (body: string) => () => ask(visitor(shop), key, path, {}, body);
      expect(await growth(send(harmless), send(costly), most), key).toBeLessThanOrEqual(most);
      expect((await send(costly)()).answer, key).toMatch(/^4\d\d /);
    }
  });

  test('takes as long as others: services of operators, content and flags', async () => {
    const shop = await loggingShop(open);
    const token = 'o'.repeat(40);
    const access = { space: 1001, publicToken: 'p'.repeat(22), previewToken: 'q'.repeat(22), managementToken: 'm'.repeat(22) };
    const services: [name: string, app: Service, path: string, authorization: string][] = [
      ['operators', operatorRoutes(shop, { name: 'operator', value: token }), '/operator-api/customers/K1', `Bearer ${token}`],
      [
        'content',
        contentRoutes(shop, { ...access, origin: null, callsPerSecond: null, oauthCallsPerSecond: null }),
        '/cms/v1/spaces/1001/stories',
        access.managementToken,
      ],
      ...(['/events/bulk', '/events/beacon', '/testImpressions/bulk', '/v1/metrics/usage'] as const).map(
        (path): [string, Service, string, string] => [
          `flags ${path}`,
          flagRoutes({
            shop,
            keys: flagKeys,
            hasRoom: () => true,
            isOwnOrigin: () => true,
            clientOf: () => '127.0.0.1',
            countBytes: async () => {},
          }),
          `/flags/api${path}`,
          `Bearer ${flagKeys.clientKey}`,
        ],
      ),
    ];
    for (const [name, app, path, authorization] of services) {
      const { harmless, costly } = bodies(name.startsWith('flags') ? flagReports.clientBytes : 250_000);
      const send = (body: string) => async () => {
        const headers = { authorization, 'content-type': 'application/json' };
        const answer = await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body }), { incoming: {} });
        return [answer.status, await answer.text()] as const;
      };
      expect(await growth(send(harmless), send(costly), most), name).toBeLessThanOrEqual(most);
      expect((await send(costly)())[0], name).not.toBe(404);
    }
  });

  test('takes as long as others: what is logged of its headers and of a report of a browser', async () => {
    const shop = await loggingShop(open);
    const { ask } = callClient(shop);
    const ofHeader = (name: string, value: string) => () => ask(visitor(shop), 'POST /web-api/customer-logout', {}, { [name]: value });
    for (const name of ['origin', 'sec-fetch-site', 'x-channel', 'x-locale', 'referer', 'user-agent', 'cookie']) {
      const ratio = await growth(ofHeader(name, 'x'.repeat(16_000)), ofHeader(name, 'token-'.repeat(2_667)), most);
      expect(ratio, name).toBeLessThanOrEqual(most);
    }
    expect((await ofHeader('origin', 'token-'.repeat(2_667))()).answer).toMatch(/^403 /);
    const report = (stack: string) => () =>
      ask(visitor(shop), 'POST /web-api/log', { event: 'app-error', message: stack.slice(0, 500), stack, path: '/', repeats: 0 });
    for (const [name, text] of Object.entries(costlyTexts)) {
      // One of them takes next to nothing.
      const forty = (stack: string) => () => {
        for (let at = 0; at < 40; at += 1) loggedDetails({ message: stack.slice(0, 500), stack });
      };
      const ratio = await growth(forty('at run (file.js:1:2)\n'.repeat(190)), forty(text(4_000).slice(0, 4_000)), most);
      expect(ratio, name).toBeLessThanOrEqual(most);
    }
    expect((await report('token-'.repeat(666))()).answer).toMatch(/^200 /);
  });
});

const maxBytes = 64_000;

type Page = { file: string; children?: Page[] };
const withAction = (pages as Page[])
  .flatMap(({ file, children = [] }) => [file, ...children.map((child) => child.file)])
  .filter((file) => routeModule(file).action);

/** Names of the fields of all forms. */
const fieldNames = [
  ...new Set([
    ...pageRows.flatMap(({ form }) => Object.keys(form?.({} as Ids) ?? {})),
    'intent',
    'do',
    'email',
    'password',
    'firstName',
    'lastName',
    'company',
    'name',
    'message',
    'code',
    'quantity',
    'token',
    'website',
    'delivery.firstName',
    'delivery.street',
    'delivery.postalCode',
    'contract',
    'lines',
    'recipientName',
    'amount',
    'format',
    'key',
  ]),
];

withStore('a form of a page', (open) => {
  test('takes as long with what costs most as with other texts: every action', async () => {
    const shop = await loggingShop(open);
    expect(withAction.length).toBeGreaterThan(15);
    for (const file of withAction) {
      // Marks have six characters each in a form.
      const share = Math.floor(maxBytes / fieldNames.length / 7);
      const send = (text: string) => async () => {
        const form = Object.fromEntries(fieldNames.map((name) => [name, text]));
        await askPage(shop, visitor(shop), { file, path: '/', params: {}, form }).catch(() => null);
      };
      expect(await growth(send('\u00e4'.repeat(share)), send(marks(2 * share)), most), file).toBeLessThanOrEqual(most);
    }
  });
});

describe('a form of what costs most', () => {
  const urlencoded = (text: string) => new URLSearchParams({ a: text }).toString();
  async function read(body: string, type: string): Promise<void> {
    const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
    const posted = await postedForm(request);
    textOf(posted, 'a');
    typedIn(posted, 'a');
  }

  test.each(Object.entries(costlyTexts))('takes a time that grows with its size: %s', async (_, text) => {
    const length = Math.floor((maxBytes * 600) / urlencoded(text(600)).length) - 100;
    const type = 'application/x-www-form-urlencoded';
    await expectLinear('urlencoded', (share) => {
      const body = urlencoded(text(length * share)).slice(0, maxBytes);
      return () => read(body, type);
    });
  });

  test('takes a time that grows with its size: many fields, long names, parts', async () => {
    const multipart = (parts: number) =>
      `${Array.from({ length: parts }, (_, at) => `--b\r\ncontent-disposition: form-data; name="k${at}"\r\n\r\n1\r\n`).join('')}--b--\r\n`;
    const forms: [name: string, type: string, (share: number) => string][] = [
      ['many fields', 'application/x-www-form-urlencoded', (share) => 'a=1&'.repeat((maxBytes * share) / 4)],
      ['a long name', 'application/x-www-form-urlencoded', (share) => `${encodeURIComponent(marks((maxBytes * share) / 4))}=1`],
      ['parts', 'multipart/form-data; boundary=b', (share) => multipart((1_000 * share) | 0)],
    ];
    for (const [name, type, body] of forms)
      await expectLinear(name, (share) => {
        const form = body(share);
        return () => read(form, type);
      });
  });
});
