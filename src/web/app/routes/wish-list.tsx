/** The wish list: /merkzettel/ and /wishlist/. What is saved is in the browser; the page around it is a story. */

import { pathTo } from '#core/site/paths.ts';
import { wishListTexts } from '#texts/de/customer/wish-list.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { prepareBlocks } from '#web/blocks/runtime/prepare.ts';
import { storyOrBlocks } from '#web/blocks/runtime/story-page.ts';
import { GuestInvite } from '#web/customer/guest-invite.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/wish-list';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  return orFault(storyOrBlocks(page, params, query, pathTo('wish-list'), [{ component: 'wishlist-card-grid' }]));
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const story = await serverLoader();
  await prepareBlocks([...story.body, ...story.below]);
  return story;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, wishListTexts);
  return headTags({ title: t('wish.title'), description: loaderData?.description, channel: channelOf(matches) });
}

export default function WishList({ loaderData }: Route.ComponentProps) {
  const t = useTexts(wishListTexts);
  return (
    <>
      <div className="wrap pb-7">
        <Breadcrumbs
          items={[
            { name: t('list.start'), path: pathTo('home') },
            { name: t('header.wishes'), path: pathTo('wish-list') },
          ]}
        />
        <PageTitle className="pt-2">{t('wish.title')}</PageTitle>
        <GuestInvite />
      </div>
      <Blocks blocks={loaderData.body} />
      <Blocks blocks={loaderData.below} />
    </>
  );
}
