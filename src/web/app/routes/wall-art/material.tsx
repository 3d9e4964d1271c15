/** One material: what it is for, its sizes and prices, its frames and hangings, and the way to a picture of one's own. */

import truckIcon from '@phosphor-icons/core/light/truck-light.svg?raw';
import { pictureWidths } from '#core/catalogue/picture.ts';
import { isMaterialKey, materials } from '#core/products/photoframe/materials.ts';
import { pathTo } from '#core/site/paths.ts';
import { wallArtTexts } from '#texts/de/wall-art/materials.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product as productDataOf } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { ScenePicture } from '#web/product/scene-picture.tsx';
import { MaterialSample } from '#web/product-page/material-sample.tsx';
import { deliveryOf, sceneOf, sizesOf, wallArtOffer } from '#web/product-page/wall-art-offer.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/material';
import '#web/product-page/wall-art.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context, params: { material } }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'myposter' || !isMaterialKey(material)) throw notFound();
  const [offer, sizes, delivery, scene] = await orFault(
    Promise.all([wallArtOffer(page), sizesOf(page, material), deliveryOf(page, material), sceneOf(page, material)]),
  );
  const own = offer.materials.find(({ key }) => key === material);
  if (!own) throw notFound();
  const others = offer.materials.filter(({ key }) => key !== material).slice(0, 4);
  return { ...own, material, image: offer.image, scene, others, delivery, groups: sizes.filter((group) => group.sizes.length > 0) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = metaTexts(matches, wallArtTexts);
  const { name, note } = loaderData;
  return headTags({ title: name, description: t('wall-art.meta', { name, note }), channel: channelOf(matches) });
}

type Data = Route.ComponentProps['loaderData'];

/** With the prices of all listed sizes. */
function structuredData({ material, name, image, note, groups }: Data, description: string, canonical: string): object {
  const ladder = groups.flatMap(({ sizes }) => sizes);
  const images = [`${image}-${pictureWidths.at(-1) ?? 1040}.webp`];
  return productDataOf({ id: material, title: `${name}, ${note}`, metaDescription: description, images, ladder }, 'myposter', canonical);
}

export default function WallArtMaterial({ loaderData: shown }: Route.ComponentProps) {
  const t = useTexts(wallArtTexts);
  const start = `${pathTo('configurator-photo-frame')}?material=${shown.material}`;
  const canonical = useRootData()?.canonical;
  const description = t('wall-art.meta', { name: shown.name, note: shown.note });
  return (
    <>
      {canonical ? <JsonLd data={import.meta.env.SSR && structuredData(shown, description, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('wall-art.home'), path: pathTo('home') },
            { name: t('wall-art.title'), path: pathTo('wall-art') },
            { name: shown.name, path: pathTo('wall-art-material', { material: shown.material }) },
          ]}
        />
        <div className="grid gap-x-15 gap-y-8 md:grid-cols-[minmax(0,1fr)_430px] md:items-start">
          <div>
            {shown.scene ? (
              <ScenePicture {...shown.scene} sizes="(min-width: 1280px) 770px, (min-width: 768px) 60vw, 92vw" isFirst />
            ) : (
              <div className="material-scene">
                <MaterialSample
                  material={shown.material}
                  name={shown.name}
                  image={shown.image}
                  sizes="(min-width: 768px) 560px, 80vw"
                  isFirst
                />
              </div>
            )}
          </div>
          <div>
            <PageTitle>{shown.name}</PageTitle>
            <p className="mt-3 text-lead">{t({ key: `wall-art.for.${shown.material}` })}</p>
            <p className="mt-1 text-ink-soft">{shown.note}</p>
            <p className="font-display figures text-price mt-5 tracking-[-0.01em]">{t('wall-art.from', { price: shown.from })}</p>
            <ButtonLink to={start} reloadDocument className="mt-4 w-full">
              {t('wall-art.start')}
            </ButtonLink>
            <p className="mt-4 flex gap-3 text-small">
              <Icon svg={truckIcon} />
              <span>{shown.delivery}</span>
            </p>
            <Facts of={shown} />
          </div>
        </div>
      </div>
      <Sizes of={shown} start={start} />
      <section className="wrap section">
        <h2 className="type-h2 mb-7">{t('wall-art.more')}</h2>
        <div className="material-grid">
          {shown.others.map(({ key, name, note, from }) => (
            <article key={key} className="relative">
              <div className="material-hook">
                {isMaterialKey(key) ? (
                  <MaterialSample material={key} name={name} image={shown.image} sizes="(min-width: 768px) 260px, 42vw" />
                ) : null}
              </div>
              <h3 className="type-h4 mt-3">
                <PageLink to={pathTo('wall-art-material', { material: key })} className="tile-link">
                  {name}
                </PageLink>
              </h3>
              <p className="text-small text-ink-soft">{note}</p>
              <p className="figures text-small">{t('wall-art.from', { price: from })}</p>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}

function Facts({ of: { limits, frames, hanging, material } }: { of: Data }) {
  const t = useTexts(wallArtTexts);
  const facts = [
    ['limits', limits],
    ['frames', frames.join(', ') || t('wall-art.none')],
    ['hanging', hanging.join(', ') || t('wall-art.none')],
    ['days', t('wall-art.fact.days.value', { days: materials[material].workingDays })],
  ] as const;
  return (
    <dl className="mt-7 grid grid-cols-[7.5rem_1fr] gap-y-2.5 border-t border-line pt-5 text-small">
      {facts.map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{t(`wall-art.fact.${key}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sizes({ of: { groups, material }, start }: { of: Data; start: string }) {
  const t = useTexts(wallArtTexts);
  return (
    <section className="wrap section">
      <h2 className="type-h2 mb-2">{t('wall-art.sizes')}</h2>
      <p className="mb-7 max-w-[60ch] text-small text-ink-soft">{t('wall-art.sizes.caption')}</p>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ key, name, sizes }) => (
          <table key={`${material} ${key}`} className="size-table figures w-full self-start border-collapse">
            <caption className="type-h4 mb-2 text-left">{name}</caption>
            <tbody>
              {sizes.map(({ format, size, unit }) => (
                <tr key={format}>
                  <th scope="row">
                    <PageLink to={`${start}&format=${format}`} reloadDocument ahead="never" className="hover:underline">
                      {size}
                    </PageLink>
                  </th>
                  <td>{unit.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
