/** Everything that a photo can be given away on, with prices. */
import { pathTo } from '#core/site/paths.ts';
import { merchPageTexts } from '#texts/de/merch/merch-pages.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { itemList } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { GiftTile } from '#web/product-page/gift-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/goods';
import '#web/product-page/merch.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context }: Route.LoaderArgs) {
  return orFault(context.get(pageRequest).call('GET /web-api/merch-goods', {}));
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, merchPageTexts);
  return headTags({ title: t('gifts.title'), description: t('gifts.description'), channel: channelOf(matches) });
}

export default function Goods({ loaderData: { goods, delivery } }: Route.ComponentProps) {
  const t = useTexts(merchPageTexts);
  const canonical = useRootData()?.canonical;
  const listed = goods.map(({ sku, title, name }) => ({ name: title, line: name, path: pathTo('merch-good', { sku }) }));
  return (
    <div className="wrap pb-19">
      {canonical ? <JsonLd data={import.meta.env.SSR && itemList(listed, canonical)} /> : null}
      <Breadcrumbs
        items={[
          { name: t('gifts.start'), path: pathTo('home') },
          { name: t('gifts.title'), path: pathTo('merch') },
        ]}
      />
      <div className="items-end gap-10 pt-2 pb-8 lg:flex lg:justify-between">
        <PageTitle>{t('gifts.title')}</PageTitle>
        <div className="mt-3 max-w-108">
          <p className="text-ink-soft">{t('gifts.lead')}</p>
          <p className="figures mt-2 text-small">{delivery.sentence}</p>
        </div>
      </div>
      <div className="gift-grid">
        {goods.map((good) => (
          <GiftTile key={good.sku} good={good} level={2} />
        ))}
      </div>
    </div>
  );
}
