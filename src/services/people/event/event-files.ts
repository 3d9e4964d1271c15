/** An event as files for its owner only: tables for spreadsheets, and the seating plan on paper. Nothing is stored. */
import { tokenSchema } from '#api/call.ts';
import type { EventTableFile, SeatingPaperOrder, SignedUntil } from '#api/people/event-file-queries.ts';
import { csvText } from '#core/people/export-csv.ts';
import { berlinTime } from '#core/values/date.ts';
import type { Context } from '#services/handler.ts';
import { guestTable } from '#services/people/guest-table.ts';
import type { WorkbookSheet } from '#services/people/guest-workbook.ts';
import { importPool } from '#services/people/imports/import-tasks.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { allAnswers } from '#store/people/event/answer-rows.ts';
import { type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { seatingOf, seatingPeople } from '#store/people/event/seating.ts';
import { allHouseholds } from '#store/people/guest-lists.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
import { answerTable, catererTable, type EventTables, menuTable, seatTable } from './event-tables.ts';
import { eventOfLink } from './file-links.ts';
import { noEvent } from './host-access.ts';
import type { SeatingPaper } from './seating-paper.ts';
import { seatingPool } from './seating-tasks.ts';
import { guestNames } from './seating-view.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

function fileAnswer(body: BodyInit, name: string, end: keyof typeof types): Response {
  return new Response(body, {
    headers: {
      'content-type': types[end],
      'content-disposition': `attachment; filename="${name}.${end}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function tablesOf({ shop: { store }, site }: Context, event: HostedEvent): Promise<EventTables> {
  return {
    parts: await programmeOf(store, event.id),
    households: await allHouseholds(store, event.list),
    answers: await allAnswers(store, event.id),
    tables: await seatingOf(store, event.id),
    t: serverTexts(site),
  };
}

function sheetsOf({ site }: Context, tables: EventTables, content: EventTableFile['content']): WorkbookSheet[] {
  const { t, households } = tables;
  const sheet = {
    guests: () => guestTable(households, { t, language: textLanguage(site.locale) }),
    answers: () => answerTable(tables),
    menus: () => menuTable(tables),
    seats: () => seatTable(tables),
    caterer: () => catererTable(tables),
  };
  const names = {
    all: ['guests', 'answers', 'menus', 'seats'],
    caterer: ['caterer', 'menus'],
    guests: ['guests'],
    answers: ['answers'],
  } as const;
  return names[content].map((name) => ({ name: t(`event-file.sheet.${name}`), rows: sheet[name]() }));
}

/** Throws Fault 'not-found' for a foreign event, 'gone' for a link that is over. A CSV file has the first sheet alone. */
export async function exportEvent(
  context: Context,
  id: string,
  { format, content, ...link }: EventTableFile & SignedUntil,
): Promise<Response> {
  const { shop } = context;
  await consumeLimit(shop, 'event-task', limitedClient(context));
  const event = await eventOfLink(context, tokenSchema.safeParse(id).data ?? '', { kind: 'table', content, format }, link);
  const sheets = sheetsOf(context, await tablesOf(context, event), content);
  const body = format === 'csv' ? csvText(sheets[0]?.rows ?? []) : await importPool().run({ kind: 'guest-workbook', sheets });
  const word = { all: 'feier', caterer: 'catering', guests: 'gaeste', answers: 'antworten' }[content];
  return fileAnswer(body, `${word}-${berlinTime(shop.clock().getTime()).day}`, format);
}

type Paper = { id: string; part: string; order: SeatingPaperOrder };

/** The seating plan of a part as PDF. Throws Fault 'not-found' for a foreign event and for another part, 'gone' for a link that is over. */
export async function seatingPaperFile(context: Context, { order, ...wanted }: Paper, link: SignedUntil): Promise<Response> {
  const { shop, site } = context;
  await consumeLimit(shop, 'event-task', limitedClient(context));
  const file = { kind: 'seating', part: wanted.part, order } as const;
  const event = await eventOfLink(context, tokenSchema.safeParse(wanted.id).data ?? '', file, link);
  const part = (await programmeOf(shop.store, event.id)).find(({ id }) => id === wanted.part);
  if (!part) throw noEvent();
  const people = await seatingPeople(shop.store, part.id);
  const names = guestNames(people, serverTexts(site));
  const known = new Map(people.map((guest) => [guest.id, guest]));
  const tables = (await seatingOf(shop.store, event.id)).filter((table) => table.part === part.id);
  const paper: SeatingPaper = {
    channel: site.channel,
    locale: site.locale,
    title: event.title,
    part: part.name,
    day: event.firstDay,
    order,
    tables: tables.map(({ name, seats, guests }) => ({
      name,
      seats,
      guests: guests.flatMap(({ guest }) => {
        const { family = '', given = '' } = known.get(guest) ?? {};
        return known.has(guest)
          ? [{ name: names.get(guest) ?? '', sortedAs: `${family} ${given}`.trim() || (names.get(guest) ?? '') }]
          : [];
      }),
    })),
  };
  const bytes = await seatingPool().run({ kind: 'seating-paper', paper });
  return fileAnswer(Buffer.from(bytes), `sitzplan-${order === 'name' ? 'namen' : 'tische'}`, 'pdf');
}
