/** Second page of the gallery: every content block, loaded like those of a story. Only on a developer's own machine. */
import { isNode } from '#core/content/block.ts';
import { galleryBlocks } from '#seed/gallery/blocks.ts';
import { galleryPictures } from '#seed/gallery/fields.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { loadBlocks } from '#web/blocks/runtime/load-blocks.ts';
import { prepareBlocks } from '#web/blocks/runtime/prepare.ts';
import wideUrl from '#web/dev/karwendel.webp?url';
import squareUrl from '#web/dev/see.webp?url';
import { notFound } from '#web/page/fault-response.ts';
import { pageRequest } from '#web/page/request.ts';
import type { Route } from './+types/dev-kit-blocks';

const urls: Readonly<Record<string, string>> = { [galleryPictures.wide]: wideUrl, [galleryPictures.square]: squareUrl };

/** The same data with the gallery's pictures in it. */
function withPictures<T>(value: T): T {
  if (typeof value === 'string') return (urls[value] ?? value) as T;
  if (Array.isArray(value)) return value.map(withPictures) as T;
  return isNode(value) ? (Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictures(one)])) as T) : value;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (!page.isDevelopment) throw notFound();
  const story = { name: 'Baukasten', fullSlug: 'federleicht/dev/kit', tags: [], publishedAt: null };
  return Promise.all(
    galleryBlocks.map(async ({ id, title, body }) => {
      const complaints: string[] = [];
      const blocks = await loadBlocks(body, { page, story, params: {}, query: new URL(request.url).searchParams, links: {} }, (message) =>
        complaints.push(message),
      );
      return { id, title, blocks: withPictures(blocks), complaints };
    }),
  );
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const sections = await serverLoader();
  await prepareBlocks(sections.flatMap(({ blocks }) => blocks));
  return sections;
}

export function meta() {
  return [{ title: 'Baukasten, Inhalte' }];
}

export default function DevKitBlocks({ loaderData }: Route.ComponentProps) {
  return loaderData.map(({ id, title, blocks, complaints }) => (
    <section key={id} id={id} aria-label={title}>
      <p className="wrap py-3 text-caption text-ink-soft">{[title, ...complaints].join(' · ')}</p>
      <Blocks blocks={blocks} />
    </section>
  ));
}
