/** The page of all pages: occasions, designs and service, for people. */

import { pathTo } from '#core/site/paths.ts';
import { serviceTexts } from '#texts/de/service.ts';
import type { Handle } from '#web/app/root.tsx';

import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { TextPage } from '#web/shell/text-page.tsx';
import type { Route } from './+types/sitemap';

export const handle: Handle = { robots: 'index' };

type Entry = { name: string; path: string };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { site, call } = page;
  const t = requestTexts(page);
  const { stories } = await call('GET /web-api/stories', { folder: '' });
  const service: Entry[] = stories
    .map(({ name, path }) => ({ name, path }))
    .filter(({ path }) => path !== '/')
    .sort((a, b) => a.name.localeCompare(b.name, site.locale));
  service.push({ name: t('shipping.title'), path: pathTo('shipping') });
  if (site.channel === 'federleicht') service.push({ name: t({ key: 'plan.title' }), path: pathTo('feast-plan') });
  service.push({ name: t('gift.title'), path: pathTo('gift-voucher') });
  service.push({ name: t({ key: 'photoprint.title' }), path: pathTo('photoprints') });
  service.push({ name: t({ key: 'photobox.title' }), path: pathTo('photo-box') });
  const gifts = await giftPages(page);
  if (site.channel !== 'federleicht') return { occasions: [], designs: [], ...(await wallArt(page)), gifts, service };
  const { items, facets } = await orFault(call('GET /web-api/cards', { each: true }));
  const options = facets.find((facet) => facet.key === 'occasion')?.options ?? [];
  return {
    occasions: options
      .filter((option) => option.count > 0)
      .map(({ name, value }): Entry => ({ name, path: `${pathTo('cards')}?occasion=${value}` })),
    designs: items.map((tile): Entry => ({ name: `${tile.name}, ${tile.line}`, path: tile.path })),
    posters: [],
    materials: [],
    gifts,
    service,
  };
}

/** Calendars and photo gifts, the list of all of them first. */
async function giftPages(page: PageRequest): Promise<Entry[]> {
  const [{ goods }, { types }] = await orFault(
    Promise.all([page.call('GET /web-api/merch-goods', {}), page.call('GET /web-api/calendar-types', {})]),
  );
  const list = { name: requestTexts(page)('sitemap.gifts.all'), path: pathTo('merch') };
  const calendars = { name: requestTexts(page)({ key: 'range.calendar.plural' }), path: pathTo('calendars') };
  const ofTypes = types.map(({ calendarType, name }): Entry => ({ name, path: pathTo('calendar', { calendarType }) }));
  return [calendars, ...ofTypes, list, ...goods.map(({ sku, title }): Entry => ({ name: title, path: pathTo('merch-good', { sku }) }))];
}

/** Posters, collages, and what photos are printed on. */
async function wallArt(page: PageRequest): Promise<{ posters: Entry[]; materials: Entry[] }> {
  const { call } = page;
  const collages = { name: requestTexts(page)({ key: 'collages.title' }), path: pathTo('collages') };
  const [{ items }, { materials }] = await orFault(
    Promise.all([call('GET /web-api/posters', {}), call('GET /web-api/product-selection-photo-frame/data', {})]),
  );
  return {
    posters: items.map(({ name, path }) => ({ name, path })),
    materials: [collages, ...materials.map(({ key, name }) => ({ name, path: pathTo('wall-art-material', { material: key }) }))],
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, serviceTexts);
  return headTags({ title: t('sitemap.title'), description: t('sitemap.lead'), channel: channelOf(matches) });
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="mb-9">
      <h2 className="type-h3 mb-2">{title}</h2>
      <ul className="gap-x-10 sm:columns-2">
        {entries.map((entry) => (
          <li key={entry.path} className="break-inside-avoid">
            <PageLink to={entry.path} className="text-link inline-block py-1">
              {entry.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const t = useTexts(serviceTexts);
  return (
    <TextPage title={t('sitemap.title')} lead={t('sitemap.lead')}>
      <Group title={t('sitemap.occasions')} entries={loaderData.occasions} />
      <Group title={t('sitemap.designs')} entries={loaderData.designs} />
      <Group title={t('sitemap.posters')} entries={loaderData.posters} />
      <Group title={t('sitemap.materials')} entries={loaderData.materials} />
      <Group title={t('sitemap.gifts')} entries={loaderData.gifts} />
      <Group title={t('sitemap.service')} entries={loaderData.service} />
    </TextPage>
  );
}
