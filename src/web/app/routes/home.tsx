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
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { organization, website } from '#web/page/structured-data.ts';
import type { Route } from './+types/home';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const t = requestTexts(page);
  const story = await orFault(storyPage(page, params, new URL(request.url).searchParams));
  const company = organization(page.site.channel, page.canonical, t('home.city'));
  const site = website(page.site.channel, page.canonical);
  return { story, company, site, canonical: story?.canonical ?? null, robots: story?.robots ?? null };
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

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <JsonLd data={loaderData.company} />
      <JsonLd data={loaderData.site} />
      <Blocks blocks={loaderData.story?.body ?? []} />
      <NewsletterInvite />
    </>
  );
}
