/**
 * /configurator-calendar/: photos become a calendar. `designId` opens a saved one (a number is a design of the shop), `yearAfter` begins the
 * calendar of the year after a saved one, other keys choose what a new one begins with.
 */
import { pathTo } from '#core/site/paths.ts';
import { calendarConfiguratorTexts } from '#texts/de/calendar/configurator.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets, titleMeta } from '#web/app/configurator-route.tsx';
import calendarStyles from '#web/configurators/calendar/calendar.css?url';
import { CalendarConfigurator } from '#web/configurators/calendar/calendar-configurator.tsx';
import { calendarEntry } from '#web/configurators/calendar/entry.ts';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import editorStyles from '#web/editor/frame/editor.css?url';
import type { Route } from './+types/calendar';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, calendarStyles);
export const loader = entryLoader(calendarEntry);
export const shouldRevalidate = neverRevalidates;
export const meta = titleMeta(calendarConfiguratorTexts, 'calendar.page.title');

export default function ConfiguratorCalendar({ loaderData }: Route.ComponentProps) {
  return <CalendarConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: calendarConfiguratorTexts,
  start: { path: pathTo('configurator-calendar'), text: 'calendar.missing.start' },
  newPath: () => pathTo('configurator-calendar'),
  draftName: () => nameOfNewDraft('calendar'),
});
