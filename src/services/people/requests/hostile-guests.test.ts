/** Fifty guests who mean harm, and a host who takes answers over meanwhile: nothing of the list is seen, nothing is written unseen, nothing twice. */
import { expect, test } from 'vitest';
import { neutralised } from '#core/people/export-csv.ts';
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import { isFault } from '#core/values/fault.ts';
import { hourMs } from '#core/values/unit.ts';
import { exportList } from '#services/people/export-list.ts';
import { accountShop, browser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';

const settings = {
  title: 'Sophie & Jörg',
  note: 'Für die Einladung.',
  deadline: null,
  asks: { email: true, phone: true, isReminding: false },
};

const plain = {
  company: '',
  street: 'Weg 1',
  extra: '',
  postcode: '80331',
  city: 'München',
  region: '',
  country: 'DE',
  email: '',
  phone: '',
};

const formulas = ['=HYPERLINK("http://x.example";"y")', '+49-1', '-2+3', '@SUM(A1)', '＝1+1', '\t=1'];
const markup = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{name}}', '$& $1', "'; drop table guests; --", '<!--'];
/** Signs that turn the direction of a text or are not seen. */
const marks = ['\u202egnaL', 'A\u2066b\u2069', 'zero\u200bwidth', '\u0000null', 'line\u2028break', '\ufeffbom'];

/** What fifty guests type as a name or a street. */
const payloads: readonly string[] = [...formulas, ...markup, ...marks, 'x'.repeat(5_000), '🎉'.repeat(40), '‮'.repeat(80)];

/** Names and streets of the list: a hundred households that no guest may see. */
const listed = Array.from({ length: 100 }, (_, at) => ({
  names: `Vorname${at} Geheim${at}`,
  street: `Verborgener Weg ${at}`,
  postcode: '80331',
  city: `Stadt${at}`,
}));

onEachEngine('hostile guests', (open) => {
  test('see no other name, write no list, pass no limit, and each answer is taken over once and taken back exactly [E088]', async () => {
    const clock = { now: Date.parse('2026-12-01T09:00:00Z') };
    const shop = accountShop(await open(), () => new Date(clock.now));
    const home = browser(shop);
    const { id } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    await home.call('POST /web-api/guest-lists/:id/rows', { id, rows: listed });
    await home.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings });
    const read = () => home.call('GET /web-api/guest-lists/:id/address-request', { id });
    const rows = async () => JSON.stringify((await home.call('GET /web-api/guest-lists/:id', { id })).rows);
    const { request, links } = await read();
    const keyOf = (url: string | null | undefined) => /\/a\/(\w{26})\//.exec(url ?? '')?.[1] ?? '';
    const group = keyOf(request?.url);
    const own = keyOf(links[7]?.url);
    const before = await rows();

    /** Everything that any guest was ever answered, refusals included. */
    const seen: string[] = [];
    const outcomes = new Map<string, number>();
    const note = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
    const attempt = async (work: Promise<unknown>) => {
      try {
        seen.push(JSON.stringify(await work));
        note('answered');
      } catch (error) {
        if (!isFault(error)) throw error;
        seen.push(JSON.stringify([error.code, error.details]));
        note(error.code);
      }
    };
    const guests = Array.from({ length: 50 }, (_, at) => ({ at, guest: browser(shop, { address: `198.51.100.${at + 1}` }) }));
    const stamps = await Promise.all(
      guests.map(async ({ guest }) => (await guest.call('GET /web-api/address-requests/:key', { key: group })).stamp),
    );
    clock.now += 5_000;
    await Promise.all(
      guests.map(async ({ at, guest }) => {
        const stamp = stamps[at] ?? '';
        const payload = payloads[at % payloads.length] ?? '';
        const foreign = listed[at] ?? { names: '', street: '' };
        const post = (address: Partial<TypedAddress>, sent = stamp, key = group) =>
          attempt(
            guest.call('POST /web-api/address-requests/:key/answer', {
              key,
              stamp: sent,
              address: { ...plain, names: 'Erika Osswald', ...address },
            }),
          );
        await attempt(guest.call('GET /web-api/address-requests/:key', { key: group }));
        // A name of the list: the answer says nothing about it.
        if (at % 5 === 0) await post({ names: foreign.names });
        else if (at % 5 === 1) await post({ names: payload.slice(0, 90), street: payload.slice(0, 200) });
        else if (at % 5 === 2) await post({ names: payload, street: payload, extra: payload, company: payload });
        else if (at % 5 === 3) await Promise.all([post({}), post({}), post({ city: 'Ulm' })]);
        else await post({}, `${(clock.now - 9_000).toString(36)}.${'A'.repeat(22)}.${'B'.repeat(22)}`);
        await post({}, stamp, own);
        await attempt(
          guest.call('POST /web-api/address-requests/:key/answer', { key: group, stamp, trap: 'x', address: { ...plain, names: 'Bot' } }),
        );
        await attempt(guest.call('GET /web-api/address-requests/:key', { key: group.replace(/.$/, at % 2 ? '0' : 'Z') }));
        await attempt(guest.call('DELETE /web-api/address-requests/:key/answer', { key: own }));
      }),
    );
    // One guest from one address is stopped by the hour.
    const flood = browser(shop, { address: '203.0.113.66' });
    for (let time = 0; time < 8; time += 1) {
      const { stamp } = await browser(shop, { address: '203.0.113.66' }).call('GET /web-api/address-requests/:key', { key: group });
      clock.now += 4_000;
      flood.jar.clear();
      await attempt(
        flood.call('POST /web-api/address-requests/:key/answer', { key: group, stamp, address: { ...plain, names: `Flut${time} X` } }),
      );
    }
    expect(outcomes.get('too-many')).toBe(3);

    const all = seen.join('\n');
    for (const { street, city } of listed) expect([street, all.includes(street) || all.includes(`"${city}"`)]).toEqual([street, false]);
    // A name that a guest typed itself comes back to that guest only, and no other one at all.
    for (const [at, { names }] of listed.entries())
      if (at >= 50 || at % 5 !== 0) expect([names, all.includes(names)]).toEqual([names, false]);
    // Nothing was written to the list.
    expect(await rows()).toBe(before);
    const { counts, proposals } = await read();
    // Ten with a name of the list, ten that posted three times, what of the payloads is a name, and five of the flood.
    expect(counts.taken + counts.joined + counts.same).toBe(0);
    expect(counts.new).toBeLessThanOrEqual(50 + 5);
    expect(proposals.filter(({ names }) => names === 'Erika Osswald')).toHaveLength(10);
    // Control characters and marks that turn a text are in no row.
    expect(JSON.stringify(await shop.store.db.selectFrom('address_answers').selectAll().execute())).not.toMatch(
      /\\u0000|[\u202a-\u202e\u2066-\u2069\u200b\u2028\ufeff]/,
    );

    clock.now += hourMs;
    const take = () =>
      home.call('POST /web-api/guest-lists/:id/address-answers', {
        id,
        what: 'take',
        answers: proposals.map(({ id: answer, version, candidates, isClear }) => ({
          id: answer,
          version,
          to: isClear ? (candidates[0]?.household ?? null) : null,
        })),
      });
    const results = await Promise.allSettled([take(), take(), take()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))[0];
    // What they typed is inert where a spreadsheet opens it.
    const file = await home.withContext((context) => exportList(context, id, { format: 'csv', content: 'guests' }));
    const cells = (await file.text()).split(/\r\n|";"|"/);
    for (const cell of cells.filter((text) => !text.startsWith("'"))) expect(neutralised(cell)).toBe(cell);
    await home.call('POST /web-api/guest-lists/:id/undo', { id, change: taken?.change ?? 0 });
    expect(await rows()).toBe(before);
    expect((await read()).counts.new).toBe(counts.new);
  }, 120_000);
});
