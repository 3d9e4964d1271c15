/** A photo gift in a list. */
import type { MerchGood } from '#api/merch.ts';
import { pathTo } from '#core/site/paths.ts';
import { merchPageTexts } from '#texts/de/merch/merch-pages.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { GoodsSample } from '#web/product/merch/goods-sample.tsx';
import { ScenePicture } from '#web/product/scene-picture.tsx';

export function GiftTile({ good: { sku, title, name, warning, from, scenes }, level }: { good: MerchGood; level: 2 | 3 }) {
  const t = useTexts(merchPageTexts);
  const Heading = level === 2 ? 'h2' : 'h3';
  const [scene] = scenes;
  return (
    <article className="gift-tile">
      {scene ? (
        <ScenePicture
          image={scene.image}
          alt={scene.alt}
          sizes="(min-width: 1024px) 290px, (min-width: 768px) 30vw, 46vw"
          className="gift-photo"
        />
      ) : (
        <div className="gift-scene">
          <GoodsSample sku={sku} name={t('gifts.picture', { name })} width={480} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="type-h4">
          <PageLink to={pathTo('merch-good', { sku })} className="tile-link">
            {title}
          </PageLink>
        </Heading>
        <p className="figures text-small whitespace-nowrap">{t('gifts.from', { price: from.text })}</p>
      </div>
      <p className="text-small text-ink-soft">{name}</p>
      {warning ? <p className="text-caption text-ink-soft">{t('gifts.warning', { warning })}</p> : null}
    </article>
  );
}
