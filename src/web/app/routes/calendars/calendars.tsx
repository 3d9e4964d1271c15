/** /fotokalender/: every type of calendar in every design, with filters. */
import { pathTo } from '#core/site/paths.ts';
import { calendarPageTexts } from '#texts/de/calendar/pages.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { itemList } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { type CalendarFilter, calendarTiles, isShown, readCalendarFilter } from '#web/product-page/calendar-list.ts';
import { CalendarTile } from '#web/product-page/calendar-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/calendars';
import '#web/product-page/calendars.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const offer = await orFault(context.get(pageRequest).call('GET /web-api/calendar-types', {}));
  const tiles = calendarTiles(offer);
  const filter = readCalendarFilter(new URL(request.url).searchParams, offer);
  const count = (change: Partial<CalendarFilter>) => tiles.filter((tile) => isShown(tile, { ...filter, ...change })).length;
  const cheapest = offer.types.map(({ from }) => from).toSorted((a, b) => a.amount - b.amount)[0];
  return {
    filter,
    tiles: tiles.filter((tile) => isShown(tile, filter)),
    types: [
      { value: null, name: null, count: count({ calendarType: null }) },
      ...offer.types.map(({ calendarType, name }) => ({ value: calendarType, name, count: count({ calendarType }) })),
    ],
    groups: [
      { value: null, name: null, count: count({ designGroupId: null }) },
      ...offer.groups.map(({ id, name }) => ({ value: id, name, count: count({ designGroupId: id }) })),
    ],
    from: cheapest?.text ?? '',
    delivery: offer.delivery,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, calendarPageTexts);
  const description = t('calendars.description', { price: loaderData?.from ?? '' });
  return headTags({ title: t('calendars.title'), description, channel: channelOf(matches) });
}

type Data = Route.ComponentProps['loaderData'];

function listPath({ calendarType, designGroupId }: CalendarFilter): string {
  const query = new URLSearchParams({
    ...(calendarType === null ? {} : { calendarType }),
    ...(designGroupId === null ? {} : { designGroupId: String(designGroupId) }),
  }).toString();
  return query === '' ? pathTo('calendars') : `${pathTo('calendars')}?${query}`;
}

export default function Calendars({ loaderData: { tiles, delivery, ...filters } }: Route.ComponentProps) {
  const t = useTexts(calendarPageTexts);
  const canonical = useRootData()?.canonical;
  const listed = tiles.map(({ calendarType, type, group, formats }) => ({
    name: t('calendars.tile', { type, group: group.name }),
    line: formats,
    path: `${pathTo('calendar', { calendarType })}?designGroupId=${group.id}`,
  }));
  return (
    <div className="wrap pb-19">
      {canonical ? <JsonLd data={import.meta.env.SSR && itemList(listed, canonical)} /> : null}
      <Breadcrumbs
        items={[
          { name: t('calendars.start'), path: pathTo('home') },
          { name: t('calendars.title'), path: pathTo('calendars') },
        ]}
      />
      <div className="items-end gap-10 pt-2 pb-8 lg:flex lg:justify-between">
        <PageTitle>{t('calendars.title')}</PageTitle>
        <div className="mt-3 max-w-108">
          <p className="text-ink-soft">{t('calendars.lead')}</p>
          <p className="figures mt-2 text-small">{delivery}</p>
        </div>
      </div>
      <Filters {...filters} />
      <p role="status" className="figures my-5 text-small text-ink-soft">
        {t('calendars.count', { count: tiles.length })}
      </p>
      {tiles.length === 0 ? (
        <p>
          {t('calendars.none')}{' '}
          <PageLink to={pathTo('calendars')} className="text-link">
            {t('calendars.none.all')}
          </PageLink>
        </p>
      ) : (
        <div className="calendar-grid" data-list="calendars">
          {tiles.map((tile, at) => (
            <CalendarTile key={`${tile.calendarType} ${tile.group.id}`} tile={tile} level={2} isFirst={at < 4} />
          ))}
        </div>
      )}
      <Steps />
    </div>
  );
}

function Filters({ filter, types, groups }: Pick<Data, 'filter' | 'types' | 'groups'>) {
  const t = useTexts(calendarPageTexts);
  const all = t('calendars.all');
  return (
    <div className="calendar-filters">
      <nav aria-label={t('calendars.types')}>
        <span aria-hidden="true">{t('calendars.types')}</span>
        {types.map(({ value, name, count }) => (
          <PageLink
            key={value ?? ''}
            to={listPath({ ...filter, calendarType: value })}
            aria-current={filter.calendarType === value || undefined}
            className="calendar-filter figures"
          >
            {name ?? all} <small>{count}</small>
          </PageLink>
        ))}
      </nav>
      <nav aria-label={t('calendars.groups')}>
        <span aria-hidden="true">{t('calendars.groups')}</span>
        {groups.map(({ value, name, count }) => (
          <PageLink
            key={value ?? ''}
            to={listPath({ ...filter, designGroupId: value })}
            aria-current={filter.designGroupId === value || undefined}
            className="calendar-filter figures"
          >
            {name ?? all} <small>{count}</small>
          </PageLink>
        ))}
      </nav>
    </div>
  );
}

function Steps() {
  const t = useTexts(calendarPageTexts);
  return (
    <section className="section">
      <h2 className="type-h2 mb-7">{t('calendars.steps')}</h2>
      <div className="grid gap-8 border-t border-line pt-7 md:grid-cols-3">
        {(['photos', 'days', 'birthdays'] as const).map((key) => (
          <div key={key}>
            <h3 className="type-h4">{t(`calendars.step.${key}`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`calendars.step.${key}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
