/** Addresses of the pages of an event, and how days and times of its parts are written. */
import { pathTo } from '#core/site/paths.ts';
import { type Day, formatDay } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';

export function eventPath(event: string): string {
  return pathTo('event', { event });
}

export function programmePath(event: string): string {
  return pathTo('event-programme', { event });
}

export function answersPath(event: string): string {
  return pathTo('event-answers', { event });
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

/** Pages of an event, in the order of their links. */
const tabs = {
  overview: eventPath,
  answers: answersPath,
  print: eventPrintPath,
  page: programmePath,
  settings: eventSettingsPath,
} as const;
export type EventTab = keyof typeof tabs;
export const eventTabs = Object.keys(tabs) as EventTab[];

export function tabPath(event: string, tab: EventTab): string {
  return tabs[tab](event);
}

export function eventHouseholdPath(event: string, household: string): string {
  return pathTo('event-household', { event, household });
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
