/** /fotoabzuege/: formats with their prices, papers, when prints arrive, and the way to one's own. Works without scripts. */
import { pathTo } from '#core/site/paths.ts';
import { photoPrintTexts } from '#texts/de/photoprint/photo-print.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { PrintScene } from '#web/product-page/print-scene.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/photo-prints';
import '#web/product-page/photo-prints.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context }: Route.LoaderArgs) {
  return orFault(context.get(pageRequest).call('GET /web-api/photo-prints', {}));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = metaTexts(matches, photoPrintTexts);
  return headTags({
    title: t('prints.title'),
    description: t('prints.meta', { from: loaderData.from.text }),
    channel: channelOf(matches),
  });
}

type Data = Route.ComponentProps['loaderData'];

const cares = ['crop', 'whole', 'fit', 'sharp'] as const;

export default function PhotoPrints({ loaderData: shown }: Route.ComponentProps) {
  const t = useTexts(photoPrintTexts);
  const { from, single, delivery, maxPrints } = shown;
  return (
    <>
      <Structured of={shown} />
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('prints.start'), path: pathTo('home') },
            { name: t('prints.title'), path: pathTo('photoprints') },
          ]}
        />
        <div className="grid gap-x-15 gap-y-7 lg:grid-cols-[minmax(0,1fr)_430px] lg:items-start">
          <div className="prints-stage">
            <PrintScene />
          </div>
          <div>
            <PageTitle>{t('prints.title')}</PageTitle>
            <p className="mt-3 text-lead">{t('prints.lead')}</p>
            <p className="font-display figures text-price mt-5 tracking-[-0.01em]">{t('prints.from', { price: from.text })}</p>
            <p className="mt-1 text-small text-ink-soft">{t('prints.from.note', { single: single.text })}</p>
            <ButtonLink to={pathTo('configurator-photo-print')} reloadDocument className="mt-5 w-full">
              {t('prints.upload')}
            </ButtonLink>
            <dl className="mt-7 grid grid-cols-[7.5rem_1fr] gap-y-2.5 border-t border-line pt-5 text-small">
              <dt className="text-ink-soft">{t('prints.delivery')}</dt>
              <dd className="figures">
                <time dateTime={delivery.date}>{delivery.sentence}</time>
              </dd>
              {shown.papers.map(({ paper, name, note, formats }) => (
                <div key={paper} className="contents">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd>
                    {note}, {formats}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-small text-ink-soft">{t('prints.max', { max: maxPrints })}</p>
          </div>
        </div>
      </div>
      <Prices of={shown} />
      <section className="wrap section">
        <h2 className="type-h2 mb-7">{t('prints.care')}</h2>
        <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {cares.map((key) => (
            <div key={key}>
              <h3 className="type-h4">{t(`prints.care.${key}`)}</h3>
              <p className="mt-1 max-w-[52ch] text-ink-soft">{t(`prints.care.${key}.text`)}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

function Prices({ of: { formats } }: { of: Data }) {
  const t = useTexts(photoPrintTexts);
  const start = pathTo('configurator-photo-print');
  const blocks = formats[0]?.blocks ?? [];
  return (
    <section className="wrap section" aria-labelledby="formate">
      <h2 id="formate" className="type-h2 mb-2">
        {t('prints.formats')}
      </h2>
      <p className="mb-7 max-w-[62ch] text-small text-ink-soft">{t('prints.formats.caption')}</p>
      <ul className="prints-sizes figures" aria-hidden="true">
        {formats.map(({ format, name, widthMm, heightMm }) => (
          <li key={format}>
            <span style={{ '--w': widthMm, '--h': heightMm }} />
            {name}
          </li>
        ))}
      </ul>
      <table className="prints-table figures">
        <caption className="unseen">{t('prints.formats')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prints.format')}</th>
            {blocks.map(({ from }, at) => (
              <th key={from} scope="col">
                {at === 0 ? t('prints.block.first', { to: (blocks[1]?.from ?? 2) - 1 }) : t('prints.block', { from })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {formats.map(({ format, name, size, blocks: own }) => (
            <tr key={format}>
              <th scope="row">
                <PageLink to={`${start}?format=${format}`} reloadDocument ahead="never" className="hover:underline">
                  {name}
                </PageLink>
                <span className="block text-[14px]/[19px] font-normal text-ink-soft">{size}</span>
              </th>
              {own.map(({ from, unit }) => (
                <td key={from}>{unit.text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Each format's first block is an offer. */
function Structured({ of: { formats, from } }: { of: Data }) {
  const t = useTexts(photoPrintTexts);
  const canonical = useRootData()?.canonical;
  const { channel } = useSite();
  if (!canonical) return null;
  const ladder = formats.flatMap(({ blocks }) => blocks);
  const offered = {
    id: 'photoprint',
    title: t('prints.title'),
    metaDescription: t('prints.meta', { from: from.text }),
    images: [],
    ladder,
  };
  return <JsonLd data={import.meta.env.SSR && product(offered, channel, canonical)} />;
}
