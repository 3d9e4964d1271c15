/** What the host of an event is told, against a recount of the rows. */
import { expect } from 'vitest';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Answer } from '#core/people/event/event.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';
import type { Rows } from './rows.ts';

export const pairOf = ({ part, guest }: { part: string; guest: string }) => `${part} ${guest}`;

/** R2: what the host is told is a recount. `hasLists`: the lists behind the numbers, too. */
export async function checkCounts(host: TestBrowser, { event, hasLists }: { event: string; hasLists: boolean }, rows: Rows): Promise<void> {
  const { parts, invites, replies, guests, households, homeOf } = rows;
  const told = await host.call('GET /web-api/events/:id', { id: event });
  const answers = new Map(replies.map((row) => [pairOf(row), row.answer]));
  const answerOf = (pair: { part: string; guest: string }) => answers.get(pairOf(pair)) ?? 'open';
  expect(told.parts.length).toBe(parts.length);
  for (const part of told.parts) {
    const own = invites.filter((invite) => invite.part === part.id);
    const count = (answer: Answer) => own.filter((invite) => answerOf(invite) === answer).length;
    expect([part.invited, part.yes, part.no, part.open]).toEqual([own.length, count('yes'), count('no'), count('open')]);
    expect(part.yes + part.no + part.open).toBe(part.invited);
    const eaten = (menu: string) =>
      replies.filter((reply) => reply.part === part.id && reply.answer === 'yes' && reply.menu === menu).length;
    expect(part.menus.filter((menu) => menu.count !== eaten(menu.id))).toEqual([]);
    if (part.options.length > 0) expect(part.menus.reduce((sum, menu) => sum + menu.count, 0) + part.undecided).toBe(part.yes);
  }
  const invited = new Set(invites.map(({ guest }) => homeOf.get(guest)));
  const open = new Set(invites.filter((invite) => answerOf(invite) === 'open').map(({ guest }) => homeOf.get(guest)));
  expect([told.counts.households, told.counts.answeredHouseholds]).toEqual([invited.size, invited.size - open.size]);
  const companions = guests.filter(({ kind, household }) => kind === 'plus-one' && invited.has(household)).length;
  const places = households.filter(({ id }) => invited.has(id)).reduce((sum, { plus_ones }) => sum + plus_ones, 0);
  expect([told.counts.companions, told.counts.namedCompanions]).toEqual([places, companions]);
  expect(told.counts.persons).toBe(new Set(invites.map(({ guest }) => guest)).size);
  expect(told.head.waiting).toBe(rows.openReplies.filter(({ state }) => state === 'new').length);
  if (hasLists) {
    await checkSeatCounts(host, event, rows, answerOf);
    await checkLists(
      host,
      event,
      told,
      invites.map((pair) => ({ ...pair, answer: answerOf(pair) })),
    );
  }
  expect(told.counts.attending).toBe(new Set(invites.filter((invite) => answerOf(invite) === 'yes').map(({ guest }) => guest)).size);
}

/** A number opens a list of as many persons: of one part, each answer and dish. */
async function checkLists(
  host: TestBrowser,
  event: string,
  told: Output<Calls['GET /web-api/events/:id']>,
  given: readonly { part: string; answer: Answer }[],
): Promise<void> {
  const list = (of: object) => host.call('GET /web-api/events/:id/answers', { id: event, ...of });
  for (const part of told.parts.slice(-1)) {
    for (const persons of ['invited', 'yes', 'no', 'open'] as const) {
      const { persons: found, rows } = await list({ persons, part: part.id });
      const own = given.filter((pair) => pair.part === part.id && (persons === 'invited' || pair.answer === persons));
      expect([persons, found?.count, part[persons]]).toEqual([persons, own.length, own.length]);
      if (rows.length < 50) expect(rows.reduce((sum, { matching }) => sum + matching.length, 0)).toBe(own.length);
    }
    for (const { id: menu, count } of part.menus) expect((await list({ persons: 'yes', part: part.id, menu })).persons?.count).toBe(count);
  }
  expect((await list({ persons: 'yes' })).persons?.count).toBe(told.counts.attending);
}

/** Of each part with tables: who comes, and who of them sits. Babies are none in these histories. */
async function checkSeatCounts(
  host: TestBrowser,
  event: string,
  { parts, tables, seats, invites }: Rows,
  answerOf: (pair: { part: string; guest: string }) => Answer,
): Promise<void> {
  const told = await host.call('GET /web-api/events/:id/seating-counts', { id: event });
  const sitting = new Set(seats.map(pairOf));
  const expected = parts
    .filter(({ id }) => tables.some(({ part }) => part === id))
    .map(({ id: part, name }) => {
      const coming = invites.filter((pair) => pair.part === part && answerOf(pair) === 'yes');
      return { part, name, coming: coming.length, seated: coming.filter((pair) => sitting.has(pairOf(pair))).length };
    })
    // A part that nobody answered to has no row.
    .filter(({ coming }) => coming > 0);
  expect(told.parts.filter(({ coming }) => coming > 0)).toEqual(expected);
}
