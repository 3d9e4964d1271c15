/** Home of both channels: the story of the start page, and later the newsletter's question. The poster channel hangs its wall above. */
import { originOf } from '#core/site/market.ts';
import { Blocks } from '#web/blocks/blocks.tsx';
import { prepareBlocks } from '#web/blocks/prepare.ts';
import { storyPage } from '#web/blocks/story-page.ts';
import { orFault } from '#web/fault-response.ts';
import { channelOf, headTags } from '#web/head.ts';
import { NewsletterInvite } from '#web/newsletter/invite.tsx';
import { pageRequest } from '#web/request.ts';
import { organization } from '#web/structured-data.ts';
import { t } from '#web/texts/t.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { PosterHome } from '#web/ui/poster-home.tsx';
import { useFrame } from '#web/ui/site.ts';
import type { Route } from './+types/home';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { channel, country, origin } = page.site;
  const story = await orFault(storyPage(page, params, new URL(request.url).searchParams));
  const cardShop = channel === 'myposter' ? originOf({ channel: 'federleicht', country }, [], origin) : null;
  return { story, cardShop, canonical: story?.canonical ?? null };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  await prepareBlocks(data.story?.body ?? []);
  return data;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const channel = channelOf(matches);
  return headTags({
    title: loaderData?.story?.title ?? t(channel === 'myposter' ? 'poster.title' : 'home.title'),
    description: loaderData?.story?.description || t(`site.description.${channel}`),
    channel,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const frame = useFrame();
  const isPoster = frame?.site.channel === 'myposter';
  return (
    <>
      {frame ? <JsonLd data={organization(frame.site.channel, frame.canonical)} /> : null}
      {isPoster ? <PosterHome cardShop={loaderData.cardShop} /> : null}
      <Blocks blocks={loaderData.story?.body ?? []} />
      <NewsletterInvite />
    </>
  );
}
