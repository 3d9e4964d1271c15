/**
 * /configurator-calendar/: photos become a calendar. `designId` opens a saved one (a number is a design of the shop), `yearAfter` begins the
 * calendar of the year after a saved one, other keys choose what a new one begins with.
 */
import { pathTo } from '#core/site/paths.ts';
import { calendarConfiguratorTexts } from '#texts/de/calendar/configurator.ts';
import type { Handle } from '#web/app/root.tsx';
import calendarStyles from '#web/configurators/calendar/calendar.css?url';
import { CalendarConfigurator } from '#web/configurators/calendar/calendar-configurator.tsx';
import { calendarEntry } from '#web/configurators/calendar/entry.ts';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/calendar';

const LostCalendar = optionalPart(async () => (await import('#web/configurators/calendar/lost-calendar.tsx')).LostCalendar);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, calendarStyles].map((href) => ({ rel: 'stylesheet', href }));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(calendarEntry(context.get(pageRequest), new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return headTags({ title: metaTexts(matches, calendarConfiguratorTexts)('calendar.page.title'), channel: channelOf(matches) });
}

export default function ConfiguratorCalendar({ loaderData }: Route.ComponentProps) {
  return <CalendarConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(calendarConfiguratorTexts);
  return (
    <MissingDesign error={error} Lost={LostCalendar} start={{ path: pathTo('configurator-calendar'), text: t('calendar.missing.start') }} />
  );
}
