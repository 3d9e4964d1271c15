/** An event as tables for spreadsheets: answers, menus, seats, and what a caterer needs. The number of a guest stands first. */

import type { EventPart } from '#core/people/event/event.ts';
import { isOffered, pairKey } from '#core/people/event/replies.ts';
import type { Guest, Household } from '#core/people/household.ts';
import { fullName, isNamed } from '#core/people/name-line.ts';
import type { EventAnswers } from '#store/people/event/answer-rows.ts';
import type { SeatedTable } from '#store/people/event/seating.ts';
import type { serverTexts } from '#texts/server-texts.ts';

export type EventTables = {
  parts: readonly EventPart[];
  households: readonly Household[];
  answers: EventAnswers;
  tables: readonly SeatedTable[];
  t: ReturnType<typeof serverTexts>;
};

/** Of everybody invited to a part, in the order of the list. */
type Person = { guest: Guest; household: Household; name: string };

function personsOf({ households, answers, t }: EventTables): Person[] {
  const invited = new Set(answers.replies.map(({ guest }) => guest));
  return households.flatMap((household) =>
    household.guests
      .filter(({ id }) => invited.has(id))
      .map((guest) => {
        const of = household.guests.find(({ id }) => id === guest.plusOf);
        const unnamed = of && isNamed(of) ? t('seating.companion', { name: fullName(of) }) : t('seating.nameless');
        return { guest, household, name: isNamed(guest) ? fullName(guest) : unnamed };
      }),
  );
}

const repliesByPair = ({ answers }: EventTables) => new Map(answers.replies.map((reply) => [pairKey(reply), reply]));

function menuName({ options }: EventPart, menu: string | null): string {
  return options.find(({ id }) => id === menu)?.name ?? '';
}

export function answerTable(tables: EventTables): string[][] {
  const { parts, answers, t } = tables;
  const replies = repliesByPair(tables);
  const head = [
    t('event-file.number'),
    t('event-file.name'),
    t('event-file.kind'),
    ...parts.flatMap(({ name, options }) => [name, ...(options.length > 0 ? [t('event-file.menu.of', { name })] : [])]),
    t('event-file.food'),
    t('event-file.message'),
  ];
  const rows = personsOf(tables).map(({ guest, household, name }) => {
    const isFirst = guest === household.guests[0];
    const cells = parts.flatMap((part) => {
      const reply = replies.get(pairKey({ part: part.id, guest: guest.id }));
      const answer = reply ? t(`event.answer.${reply.answer}`) : '';
      return [answer, ...(part.options.length > 0 ? [menuName(part, reply?.menu ?? null)] : [])];
    });
    const said = isFirst ? (answers.messages.get(household.id) ?? '') : '';
    return [guest.id, name, t(`guests.kind.${guest.kind}`), ...cells, answers.food.get(guest.id) ?? '', said];
  });
  return [head, ...rows];
}

/** How many eat what; who comes and has not chosen has a row where somebody has not. */
export function menuTable(tables: EventTables): string[][] {
  const { parts, answers, t } = tables;
  const known = new Set(tables.households.flatMap(({ guests }) => guests.map(({ id }) => id)));
  const rows = parts.flatMap((part) => {
    if (part.options.length === 0) return [];
    const coming = answers.replies.filter((reply) => reply.part === part.id && reply.answer === 'yes' && known.has(reply.guest));
    const count = (menu: string | null) => coming.filter((reply) => reply.menu === menu).length;
    const undecided = count(null);
    return [
      ...part.options.map(({ id, name, isForChildren }) => [
        part.name,
        name,
        isForChildren ? t('event-file.child') : '',
        String(count(id)),
      ]),
      ...(undecided > 0 ? [[part.name, t('event-file.undecided'), '', String(undecided)]] : []),
    ];
  });
  return [[t('event-file.part'), t('event-file.menu'), t('event-file.for'), t('event-file.count')], ...rows];
}

export function seatTable(tables: EventTables): string[][] {
  const { parts, t } = tables;
  const persons = new Map(personsOf(tables).map((person) => [person.guest.id, person]));
  const replies = repliesByPair(tables);
  const rows = tables.tables.flatMap(({ part: id, name: table, guests }) => {
    const part = parts.find((one) => one.id === id);
    return guests.flatMap(({ guest }, at) => {
      const person = persons.get(guest);
      if (!part || !person) return [];
      const menu = menuName(part, replies.get(pairKey({ part: id, guest }))?.menu ?? null);
      return [[guest, person.name, part.name, table, String(at + 1), menu]];
    });
  });
  const head = ['number', 'name', 'part', 'table', 'seat', 'menu'] as const;
  return [head.map((column) => t(`event-file.${column}`)), ...rows];
}

/** Who comes, with table, menu and what they cannot eat, and without an address. */
export function catererTable(tables: EventTables): string[][] {
  const { parts, answers, t } = tables;
  const replies = repliesByPair(tables);
  const tableOf = new Map(tables.tables.flatMap(({ part, name, guests }) => guests.map(({ guest }) => [pairKey({ part, guest }), name])));
  const persons = personsOf(tables);
  const rows = parts.flatMap((part) =>
    persons.flatMap(({ guest, name }) => {
      const key = pairKey({ part: part.id, guest: guest.id });
      const reply = replies.get(key);
      if (reply?.answer !== 'yes') return [];
      const chooses = part.options.some((option) => isOffered(option, guest));
      const menu = menuName(part, reply.menu) || (chooses ? t('event-file.undecided') : '');
      const kind = t(`guests.kind.${guest.kind}`);
      return [[guest.id, name, kind, part.name, tableOf.get(key) ?? '', menu, answers.food.get(guest.id) ?? '']];
    }),
  );
  const head = ['number', 'name', 'kind', 'part', 'table', 'menu', 'food'] as const;
  return [head.map((column) => t(`event-file.${column}`)), ...rows];
}
