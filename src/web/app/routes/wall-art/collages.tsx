/** Collages: what they are, their designs in three shapes, and the way to one's own photos. */
import { collageDesigns, findCollageDesign, type SheetShape, sheetShapes } from '#core/catalogue/collage-designs.ts';
import { collageSample } from '#core/catalogue/collage-sample.ts';
import { pathTo } from '#core/site/paths.ts';
import { collageDesignTexts } from '#texts/de/wall-art/collage-designs.ts';
import { collagePageTexts } from '#texts/de/wall-art/collages.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { CollageDrawing } from '#web/product/collage/collage-drawing.tsx';
import { Scenes } from '#web/product/collage/scenes.tsx';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { deliveryOf } from '#web/product-page/wall-art-offer.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/collages';

export const handle: Handle = { robots: 'index' };

const shapes = Object.keys(sheetShapes) as SheetShape[];

/** The design that hangs at the head of the page. */
const shownDesign = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const named = new URL(request.url).searchParams.get('formatType');
  const shape = shapes.find((one) => one === named) ?? 'landscape';
  // The lowest price is that of a poster, and so is the day of arrival.
  const [{ price }, delivery] = await orFault(
    Promise.all([page.call('GET /web-api/calculator/reference', { productType: 'collage' }), deliveryOf(page, 'poster')]),
  );
  const head = findCollageDesign(shownDesign) ?? collageDesigns[0];
  return {
    shape,
    from: price.unit.text,
    ladder: price.ladder,
    delivery,
    head: head && { design: head, sample: collageSample(head, 'landscape') },
    designs: collageDesigns.map((design) => ({ design, sample: collageSample(design, shape) })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, collagePageTexts);
  return headTags({ title: t('collages.title'), description: t('collages.description'), channel: channelOf(matches) });
}

/** Hangs at the head of the page: 60 × 45 cm in oak. */
const hung = {
  type: 'collage',
  format: '600x450',
  material: 'poster',
  frameType: 'holzrahmen',
  frameColour: 'oak',
  matSize: 0,
  hanging: 'none',
} as const;

export default function Collages({ loaderData: { shape, from, ladder, delivery, head, designs } }: Route.ComponentProps) {
  const t = useTexts(collagePageTexts);
  const { channel } = useSite();
  const canonical = useRootData()?.canonical;
  const facts = { id: 'collage', title: t('collages.title'), metaDescription: t('collages.description'), images: [], ladder };
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('collages.start'), path: pathTo('home') },
            { name: t('collages.title'), path: pathTo('collages') },
          ]}
        />
        {canonical ? <JsonLd data={import.meta.env.SSR && product(facts, channel, canonical)} /> : null}
        <Scenes />
        <div className="grid gap-x-15 gap-y-7 pt-2 pb-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:items-center">
          <div>
            <PageTitle>{t('collages.title')}</PageTitle>
            <p className="mt-4 max-w-[46ch] text-lead">{t('collages.lead')}</p>
            <p className="font-display figures text-price mt-5 tracking-[-0.01em]">{t('collages.from', { price: from })}</p>
            <p className="figures mt-2 text-small">{delivery}</p>
            <ButtonLink to={pathTo('configurator-collage')} reloadDocument className="mt-4">
              {t('collages.new')}
            </ButtonLink>
          </div>
          <div className="grid min-h-75 place-items-center overflow-hidden bg-[linear-gradient(112deg,rgb(255_255_255/0.34),rgb(255_255_255/0)_46%,rgb(0_0_0/0.12)),linear-gradient(#a9b8a6,#a9b8a6)] [--mm:0.46px] md:min-h-117.5 md:[--mm:0.72px]">
            {head ? (
              <FramedPicture
                piece={{
                  choice: hung,
                  name: t('collages.title'),
                  picture: <CollageDrawing design={head.design} sheet="landscape" sample={head.sample} className="block size-full" />,
                }}
              />
            ) : null}
          </div>
        </div>
      </div>
      <Designs shape={shape} designs={designs} />
      <Promises />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Designs({ shape, designs }: Pick<Data, 'shape' | 'designs'>) {
  const t = useTexts(collagePageTexts);
  const designT = useTexts(collageDesignTexts);
  return (
    <section className="wrap section" aria-labelledby="collage-designs">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id="collage-designs" className="type-h2">
          {t('collages.designs')}
        </h2>
        <nav aria-label={t('collages.shape')} className="flex gap-5">
          {shapes.map((one) => (
            <PageLink
              key={one}
              to={`${pathTo('collages')}?formatType=${one}`}
              aria-current={one === shape || undefined}
              className="text-link py-1 aria-[current]:font-semibold"
            >
              {t(`collages.shape.${one}`)}
            </PageLink>
          ))}
        </nav>
      </div>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4">
        {designs.map(({ design, sample }) => (
          <li key={design.id} className="relative">
            <CollageDrawing design={design} sheet={shape} sample={sample} />
            <h3 className="type-h4 mt-3">
              <PageLink
                to={`${pathTo('configurator-collage')}?designId=${design.id}&formatType=${shape}`}
                reloadDocument
                ahead="never"
                className="tile-link"
              >
                {designT({ key: `collage.design.${design.key}` })}
              </PageLink>
            </h3>
            <p className="text-small text-ink-soft">{t(`collages.mode.${design.mode}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promises() {
  const t = useTexts(collagePageTexts);
  return (
    <section className="wrap section">
      <div className="grid gap-8 border-t border-line pt-9 md:grid-cols-3">
        {(['photos', 'order', 'sharp'] as const).map((key) => (
          <div key={key}>
            <h2 className="type-h4">{t(`collages.${key}`)}</h2>
            <p className="mt-2 text-ink-soft">{t(`collages.${key}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
