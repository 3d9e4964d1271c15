/** What guests of an event do not eat, as a page to be printed by the browser. */
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventPrintPath } from '#web/people/event/event-paths.ts';
import type { Route } from './+types/food';

export async function loader({ context, params: { event: id } }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  return { found: await orFault(context.get(pageRequest).call('GET /web-api/events/:id/food', { id })) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventPrintTexts);
  const title = loaderData ? `${t('feier.print.food')}: ${loaderData.found.head.title}` : t('feier.print.food');
  return headTags({ title, channel: channelOf(matches) });
}

const columns = ['name', 'note', 'table', 'menu'] as const;

export default function EventFood({ loaderData: { found } }: Route.ComponentProps) {
  const t = useTexts(eventPrintTexts);
  const { head, rows } = found;
  return (
    <EventFrame head={head} tab="print">
      <PageLink to={eventPrintPath(head.id)} ahead="never" className="text-link inline-block py-2 text-small print:hidden">
        {t('feier.print.back')}
      </PageLink>
      <h2 className="type-h3">{t('feier.print.food')}</h2>
      {rows.length === 0 ? (
        <p className="mt-2">{t('feier.print.food.none')}</p>
      ) : (
        <>
          <p className="mb-5 text-small text-ink-soft print:hidden">{t('feier.print.food.lead')}</p>
          <table className="w-full border-collapse text-left max-sm:text-small">
            <thead>
              <tr className="border-b border-line text-small text-ink-soft">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-normal">
                    {t(`feier.print.food.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ guest, name, text, table, menus }) => (
                <tr key={guest} className="border-b border-line align-top">
                  <th scope="row" className="py-3 pr-4 font-semibold wrap-anywhere">
                    {name}
                  </th>
                  <td className="py-3 pr-4 whitespace-pre-line wrap-anywhere">{text}</td>
                  <td className="figures py-3 pr-4 wrap-anywhere">{table}</td>
                  <td className="py-3 wrap-anywhere">{menus.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </EventFrame>
  );
}
