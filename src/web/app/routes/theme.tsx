/** One theme: its colours, its pieces, a question, and themes like it. */

import { Suspense } from 'react';
import { formalityOf, offersNewsletter } from '#core/catalogue/occasions.ts';
import { themeNumber } from '#core/catalogue/themes.ts';
import { themeTitle } from '#core/catalogue/titles.ts';
import { pathTo } from '#core/site/paths.ts';
import { themesTexts } from '#texts/de/themes.ts';
import type { Handle } from '#web/app/root.tsx';

import { ColourLabel, ThemeCards } from '#web/blocks/parts/theme-cards-view.tsx';
import { themeCards } from '#web/blocks/parts/theme-pieces.ts';
import { ThemeGround, ThemeTileLink } from '#web/blocks/parts/theme-tile.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { itemList } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { TileGrid, tilePath } from '#web/product/tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/theme';
import { loadPosterTheme } from './wall-art/load-poster-theme.ts';

export const handle: Handle = { robots: 'index' };

const posterTheme = lazyComponent(async () => (await import('./wall-art/poster-theme.tsx')).PosterTheme);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel === 'myposter') {
    await posterTheme.prepare();
    return { address: 'du', cards: null, posters: await loadPosterTheme(page, params.id) };
  }
  const cards = await cardTheme(page, params.id, request);
  return { address: cards.address, hasNewsletter: offersNewsletter([cards.theme.occasion.key]), cards, posters: null };
}

async function cardTheme(page: PageRequest, number: string | undefined, request: Request) {
  const colourway = new URL(request.url).searchParams.get('colourway') ?? undefined;
  const theme = await orFault(page.call('GET /web-api/themes/:theme', { theme: themeNumber(number), colourway }));
  const lead = theme.pieces.find(({ id }) => id === theme.design);
  const others = theme.pieces.filter(({ id }) => id !== theme.design);
  // Below stand the other pieces, or the design's own other colours.
  const address = formalityOf(theme.occasion.key);
  const t = requestTexts(page, address);
  const cards = themeCards({ ...theme, pieces: others.length > 1 ? others : theme.pieces }, t('theme.more'), t);
  const behind = cards.tiles.filter(({ id, shown }) => id !== theme.design || shown !== theme.shown);
  const title = t(themeTitle(theme.name, theme.occasion.key));
  return { theme, title, address, lead, cards, front: [...(lead ? [lead] : []), ...behind].slice(0, 3) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { cards, posters } = loaderData ?? {};
  const found = cards ? { title: cards.title, description: cards.theme.description } : posters;
  return found ? headTags({ title: found.title, description: found.description, channel: channelOf(matches) }) : [];
}

export default function Theme({ loaderData: { cards, posters } }: Route.ComponentProps) {
  if (cards) return <CardTheme {...cards} />;
  return posters ? (
    <Suspense>
      <posterTheme.Component theme={posters} />
    </Suspense>
  ) : null;
}

function CardTheme({ theme, lead, cards, front }: Awaited<ReturnType<typeof cardTheme>>) {
  const t = useTexts(themesTexts);
  const canonical = useRootData()?.canonical;
  return (
    <>
      {canonical ? <JsonLd data={import.meta.env.SSR && itemList(theme.pieces, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('list.start'), path: pathTo('home') },
            { name: t('theme.all'), path: pathTo('themes') },
            { name: theme.name, path: theme.path },
          ]}
        />
        <div className="grid items-center gap-x-15 gap-y-7 pt-2 pb-14 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:pb-24">
          <ThemeGround tiles={front} large />
          <div>
            <PageTitle>{theme.name}</PageTitle>
            <p className="mt-1 font-semibold">{theme.kind}</p>
            <p className="mt-2 mb-5 max-w-[48ch] text-ink-soft">{theme.description}</p>
            <ColourLabel {...cards} />
            {lead ? (
              <ButtonLink to={tilePath(lead)} className="mt-5">
                {t('theme.design')}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </div>
      <ThemeCards data={cards} withLabel={false} />
      <section className="wrap pt-14 lg:pt-24">
        <div className="flex flex-wrap items-center justify-between gap-x-11 gap-y-5 bg-blotter px-6 py-9 md:px-15 md:py-13">
          <div className="max-w-[52ch]">
            <h2 className="type-h3">{t('theme.question')}</h2>
            <p className="mt-1">{t('theme.question.text')}</p>
          </div>
          <ButtonLink to={pathTo('contact')}>{t('theme.question.button')}</ButtonLink>
        </div>
      </section>
      {theme.more.length > 0 ? (
        <section className="wrap section">
          <h2 className="type-h2 mb-7">{t('theme.others')}</h2>
          <TileGrid columns={4}>
            {theme.more.map((one) => (
              <ThemeTileLink key={one.id} theme={one} level={3} />
            ))}
          </TileGrid>
        </section>
      ) : null}
    </>
  );
}
