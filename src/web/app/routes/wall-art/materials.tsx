/** Everything a photo can be printed on, with the lowest price of each. */
import { isMaterialKey } from '#core/products/photoframe/materials.ts';
import { pathTo } from '#core/site/paths.ts';
import { wallArtTexts } from '#texts/de/wall-art/materials.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { MaterialSample } from '#web/product-page/material-sample.tsx';
import { wallArtOffer } from '#web/product-page/wall-art-offer.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/materials';
import '#web/product-page/wall-art.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'myposter') throw notFound();
  return orFault(wallArtOffer(page));
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, wallArtTexts);
  return headTags({ title: t('wall-art.title'), description: t('wall-art.description'), channel: channelOf(matches) });
}

export default function WallArt({ loaderData: { materials, image } }: Route.ComponentProps) {
  const t = useTexts(wallArtTexts);
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('wall-art.home'), path: pathTo('home') },
          { name: t('wall-art.title'), path: pathTo('wall-art') },
        ]}
      />
      <div className="items-end gap-10 pt-2 pb-8 lg:flex lg:justify-between">
        <PageTitle>{t('wall-art.title')}</PageTitle>
        <div className="mt-3 max-w-108">
          <p className="text-ink-soft">{t('wall-art.lead')}</p>
          <ButtonLink to={pathTo('configurator-photo-frame')} reloadDocument className="mt-5">
            {t('wall-art.start')}
          </ButtonLink>
        </div>
      </div>
      <div className="material-grid">
        {materials
          .filter(({ key }) => isMaterialKey(key))
          .map(({ key, name, note, from }, at) => (
            <article key={key} className="relative">
              <div className="material-hook">
                {isMaterialKey(key) ? (
                  <MaterialSample material={key} name={name} image={image} sizes="(min-width: 768px) 260px, 42vw" isFirst={at < 3} />
                ) : null}
              </div>
              <h2 className="type-h4 mt-3">
                <PageLink to={pathTo('wall-art-material', { material: key })} className="tile-link">
                  {name}
                </PageLink>
              </h2>
              <p className="text-small text-ink-soft">{note}</p>
              <p className="figures text-small">{t('wall-art.from', { price: from })}</p>
            </article>
          ))}
      </div>
    </div>
  );
}
