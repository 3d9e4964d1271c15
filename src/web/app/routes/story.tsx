/** Every address that no other route names: the story that is published there, or 404. */
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { prepareBlocks } from '#web/blocks/runtime/prepare.ts';
import { storyPage } from '#web/blocks/runtime/story-page.ts';
import { notFound } from '#web/page/fault-response.ts';
import { channelOf, headTags } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import type { Route } from './+types/story';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const story = await storyPage(context.get(pageRequest), params, new URL(request.url).searchParams);
  if (!story) throw notFound();
  return story;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const story = await serverLoader();
  await prepareBlocks([...story.body, ...story.below]);
  return story;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? headTags({ title: loaderData.title, description: loaderData.description, channel: channelOf(matches) }) : [];
}

export default function Story({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Blocks blocks={loaderData.body} />
      <Blocks blocks={loaderData.below} />
    </>
  );
}
