/** A thousand answers by the code for all of guests who mean harm: limits hold, they reach the inbox and nothing else, and what they write is text. */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { exportList } from '#services/people/export-list.ts';
import { onEachEngine } from './engines.ts';
import { hostedEvent, type OpenAnswer } from './hosted-event.ts';
import { isLongForm } from './long-form.ts';

const formulas = ['=HYPERLINK("http://x.example";"y") Meier', '+49-1 Meier', '-2+3 Meier', '@SUM(A1) Meier', '＝1+1 Meier', '\t=1 Meier'];
const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{name}} Meier',
  '$& $1',
  "'; drop table guests; --",
  '<!-- x',
];
const marks = ['\u202egnaL', 'A\u2066b\u2069 C', 'zero\u200bwidth', '\u0000null', 'line\u2028break', '🎉'.repeat(20)];
const payloads = [...formulas, ...markup, ...marks];
const posts = { sqlite: 1_000, postgres: isLongForm ? 1_000 : 300 };
/** The stamp of a form, and whom it names. */
const kinds = ['fresh', 'replayed', 'invented', 'of another time', 'listed'] as const;

onEachEngine('hostile answers by the code for all', (open, engine) => {
  test('pass no limit, reach the inbox only, and are text there and in exports', { timeout: 300_000 }, async () => {
    const { guest, open: openFor, inbox, home, list, household, households, clock, read, decide } = await hostedEvent(await open());
    const { key } = await openFor();
    const rows = async () => JSON.stringify((await home.call('GET /web-api/guest-lists/:id', { id: list })).rows);
    const answered = async () => JSON.stringify((await read()).parts);
    const before = [await rows(), await answered()];
    const outcomes = new Map<string, number>();
    const seen: string[] = [];
    const stamps: string[] = [];
    for (let at = 0; at < posts[engine.name]; at += 1) {
      const payload = payloads[at % payloads.length] ?? '';
      // Forty addresses.
      const { own, page, send } = guest(`203.0.113.${at % 40}`);
      const fresh = async () => {
        const { stamp } = await page(key);
        stamps.push(stamp);
        return stamp;
      };
      const kind = kinds[at % kinds.length] ?? 'fresh';
      const stamp = {
        fresh: fresh,
        listed: fresh,
        replayed: async () => stamps[at % Math.max(1, stamps.length)] ?? '',
        invented: async () => `${(clock.now - 9_000).toString(36)}.${'A'.repeat(22)}.${'B'.repeat(22)}`,
        'of another time': async () => (await fresh()).replace(/^[^.]+/, (clock.now - 60_000).toString(36)),
      }[kind];
      const typed: Partial<OpenAnswer> = { names: [payload], message: `${payload} ${at}`, isAnother: true };
      const listed: Partial<OpenAnswer> = { ...typed, names: ['Christopher Albrecht'], ...(at % 10 === 4 && { trap: 'x' }) };
      const form = { stamp: (await stamp()) || 'x', waitMs: at % 7 === 0 ? 100 : 3_100 };
      try {
        seen.push(JSON.stringify(await send(key, kind === 'listed' ? listed : typed, form)));
        outcomes.set('answered', (outcomes.get('answered') ?? 0) + 1);
      } catch (error) {
        if (!isFault(error)) throw error;
        outcomes.set(error.code, (outcomes.get(error.code) ?? 0) + 1);
        seen.push(JSON.stringify([error.code, error.details.text, error.details.errors]));
      }
      own.jar.clear();
    }
    const stored = await inbox();
    // Five an hour from each address, two hundred a day of the event.
    expect(stored.head.waiting).toBeLessThanOrEqual(200);
    expect(stored.head.waiting).toBeGreaterThan(20);
    for (const code of ['bad-form', 'too-many', 'answered']) expect([code, (outcomes.get(code) ?? 0) > 0]).toEqual([code, true]);
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(posts[engine.name]);
    expect([await rows(), await answered()]).toEqual(before);
    // Nobody learns from an answer whether a name is in the list.
    expect(seen.join('\n')).not.toMatch(/Albrecht|Weiß|Roth/);
    for (const reply of stored.waiting) {
      expect(reply.state).toBe('new');
      expect(reply.names.join('')).not.toMatch(/[\p{Cc}\p{Zl}]/u);
    }
    for (let at = 0; at < 20; at += 1) await decide(at % 2 === 0 ? null : (households[0] ?? ''));
    expect((await household(0)).household.guests.map(({ name }) => name)).toEqual(['Christopher Albrecht', 'Mira Albrecht']);
    const csv = await home.withContext((context) => exportList(context, list, { format: 'csv', content: 'guests' }));
    for (const cell of (await csv.text()).split(/;|\r\n/)) expect([cell, /^"?[=+\-@\t＝＋－＠]/.test(cell)]).toEqual([cell, false]);
  });
});
