/** Addresses of the pages of an event, and how days and times of its parts are written. */
import { type AnswerFilter, type HostRight, mayDo, type PersonFilter } from '#core/people/event/event.ts';
import type { HostMailKind, MailFilter } from '#core/people/event/mailing.ts';
import { pathTo } from '#core/site/paths.ts';
import { type Day, formatDay } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { seatingPath } from './seating/seating-path.ts';

export function eventPath(event: string): string {
  return pathTo('event', { event });
}

export function programmePath(event: string): string {
  return pathTo('event-programme', { event });
}

export function contentPath(event: string): string {
  return pathTo('event-content', { event });
}

export function previewPath(event: string): string {
  return pathTo('event-preview', { event });
}

export function answersPath(event: string): string {
  return pathTo('event-answers', { event });
}

export type AnswerQuery = {
  filter?: AnswerFilter | undefined;
  persons?: PersonFilter['persons'] | undefined;
  part?: string | null;
  menu?: string | null;
  page?: number;
};

/** Names of the query of the list of answers. */
export const answerQuery = { filter: 'zeigen', persons: 'personen', part: 'punkt', menu: 'essen', page: 'seite' } as const;

/** The list of answers that shows some of them. */
export function answerListPath(event: string, { filter, persons, part, menu, page = 1 }: AnswerQuery): string {
  const query = new URLSearchParams([
    ...(filter && filter !== 'all' ? [[answerQuery.filter, filter]] : []),
    ...(persons ? [[answerQuery.persons, persons]] : []),
    ...(part ? [[answerQuery.part, part]] : []),
    ...(menu ? [[answerQuery.menu, menu]] : []),
    ...(page > 1 ? [[answerQuery.page, String(page)]] : []),
  ]).toString();
  return `${answersPath(event)}${query === '' ? '' : `?${query}`}`;
}

export function planPath(event: string): string {
  return pathTo('event-plan', { event });
}

export function eventPrintPath(event: string): string {
  return pathTo('event-print', { event });
}

export function eventThanksPath(event: string): string {
  return pathTo('event-thanks', { event });
}

export function eventFoodPath(event: string): string {
  return pathTo('event-food', { event });
}

export function eventSettingsPath(event: string): string {
  return pathTo('event-settings', { event });
}

export function inboxPath(event: string): string {
  return pathTo('event-inbox', { event });
}

export function eventMailsPath(event: string): string {
  return pathTo('event-mails', { event });
}

export const mailsQuery = { kind: 'art', filter: 'zeigen', page: 'seite' } as const;

/** The page of mails with a kind that is chosen, or some of its households. */
export function mailsPath(
  event: string,
  { kind, filter = 'all', page = 1 }: { kind?: HostMailKind; filter?: MailFilter; page?: number },
): string {
  const query = new URLSearchParams({
    ...(kind && kind !== 'link' && { [mailsQuery.kind]: kind }),
    ...(filter !== 'all' && { [mailsQuery.filter]: filter }),
    ...(page > 1 && { [mailsQuery.page]: String(page) }),
  }).toString();
  return `${eventMailsPath(event)}${query === '' ? '' : `?${query}`}`;
}

/** Pages of an event, in the order of their links. */
const tabs = {
  overview: eventPath,
  answers: answersPath,
  inbox: inboxPath,
  seating: seatingPath,
  mails: eventMailsPath,
  print: eventPrintPath,
  plan: planPath,
  page: programmePath,
  settings: eventSettingsPath,
} as const;
export type EventTab = keyof typeof tabs;

/** Those on which things are changed and nothing else, and those of designs, which are the owner's. */
const neededRights: Partial<Record<EventTab, HostRight>> = { page: 'edit', settings: 'edit', print: 'owner' };

export function tabsOf(right: HostRight): EventTab[] {
  return (Object.keys(tabs) as EventTab[]).filter((tab) => mayDo(right, neededRights[tab] ?? 'view'));
}

export function tabPath(event: string, tab: EventTab): string {
  return tabs[tab](event);
}

export function eventHouseholdPath(event: string, household: string): string {
  return pathTo('event-household', { event, household });
}

/** Addresses of a code as files, for `LinkBox`. */
export function codeFiles(pathOf: (format: string) => string) {
  return ['svg', 'png', 'pdf'].map((format) => ({ format: format.toUpperCase(), path: pathOf(format) }));
}

/** The page on which a code is typed, as people write it down: 'www.federleicht.example/e'. */
export function codePage(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/[^/]*\/?$/, '');
}

/** "Samstag, 12. Juni 2027" */
export function longDay(day: Day, locale: Locale): string {
  return `${formatDay(day, locale, 'long')} ${day.slice(0, 4)}`;
}

/** "14:00"; '' for a whole day. */
export function timeOf(wallTime: string): string {
  return wallTime.slice(11, 16);
}

export function mapUrl(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
