/** Home of both channels: the story of the start page, and later the newsletter's question. */
import { channelNames } from '#core/values/channel.ts';
import { homeTexts } from '#texts/de/home.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { prepareBlocks } from '#web/blocks/runtime/prepare.ts';
import { storyPage } from '#web/blocks/runtime/story-page.ts';
import { NewsletterInvite } from '#web/newsletter/invite.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { organization, website } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/home';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const story = await orFault(storyPage(page, params, new URL(request.url).searchParams));
  return { story, canonical: story?.canonical ?? null, robots: story?.robots ?? null };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  await prepareBlocks(data.story?.body ?? []);
  return data;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, homeTexts);
  const channel = channelOf(matches);
  const tags = headTags({
    title: loaderData?.story?.title ?? t(channel === 'myposter' ? 'poster.title' : 'home.title'),
    description: loaderData?.story?.description || t(`site.description.${channel}`),
    channel,
  });
  const search = { type: 'application/opensearchdescription+xml', title: channelNames[channel], href: '/opensearch.xml' };
  return [...tags, { tagName: 'link', rel: 'search', ...search }];
}

function Company({ canonical }: { canonical: string }) {
  const t = useTexts(homeTexts);
  const { channel } = useSite();
  return (
    <>
      <JsonLd data={import.meta.env.SSR && organization(channel, canonical, t('home.city'))} />
      <JsonLd data={import.meta.env.SSR && website(channel, canonical)} />
    </>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const canonical = useRootData()?.canonical;
  return (
    <>
      {canonical ? <Company canonical={canonical} /> : null}
      <Blocks blocks={loaderData.story?.body ?? []} />
      <NewsletterInvite />
    </>
  );
}
