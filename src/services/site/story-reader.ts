/**
 * Stories for pages. Published stories are held in memory and read again through the delivery client after a publication; a render never
 * calls the client. The same code reads the shop's own content service (in process) and a vendor's space.
 */
import StoryblokClient from 'storyblok-js-client';
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import { storySlug } from '#core/content/page-slug.ts';
import { Fault } from '#core/values/fault.ts';
import { createVersionedIndex, type Versioned } from '#core/values/versioned-index.ts';
import type { LogFunction, PageStories, StoryReader } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';

/** A space to read: the own service answers `fetch` in process, a vendor's is reached over the network. */
export type StorySpace = { token: string; previewToken: string; endpoint?: string; region?: string; fetch?: typeof fetch };

type Version = 'published' | 'draft';
const perPage = 100;
const readAttempts = 3;
const attemptMs = 15_000;
/** Serves stale stories this long after an error before the service is called again. */
const staleMs = 5_000;

/** Clients count calls a second themselves; the own service needs no counting. */
const ownCallsPerSecond = 1000;

function clientOf(space: StorySpace, version: Version): StoryblokClient {
  const { endpoint, region, fetch } = space;
  return new StoryblokClient({
    accessToken: version === 'draft' ? space.previewToken : space.token,
    // The client's own copies would be a second memory with rules of its own.
    cache: { type: 'none', clear: 'manual' },
    timeout: attemptMs / 1000,
    ...(fetch ? { fetch, rateLimit: ownCallsPerSecond } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
  });
}

type Listed = { stories: DeliveredStory[]; total: number; cv: number };

/** Pages of one list. Something published between two of them moves stories from one to the other, so they are read again then. */
async function allStories(client: StoryblokClient, version: Version, language: string | null, cv: number): Promise<DeliveredStory[]> {
  let newest = cv;
  for (let attempt = 1; ; attempt += 1) {
    const pages = await allPages(client, version, language, newest);
    // After some attempts the next reading, which is due anyway, has to do.
    if (attempt === readAttempts || pages.every((page) => page.cv === pages[0]?.cv)) return pages.flatMap(({ stories }) => stories);
    newest = Math.max(...pages.map((page) => page.cv));
  }
}

async function allPages(client: StoryblokClient, version: Version, language: string | null, cv: number): Promise<Listed[]> {
  const page = async (number: number): Promise<Listed> => {
    const { data, total } = await client.get('cdn/stories', {
      version,
      per_page: perPage,
      page: number,
      cv,
      ...(language ? { language } : {}),
    });
    return { stories: data.stories as DeliveredStory[], total, cv: data.cv as number };
  };
  const first = await page(1);
  const rest = Array.from({ length: Math.max(0, Math.ceil(first.total / perPage) - 1) }, (_, index) => page(index + 2));
  return [first, ...(await Promise.all(rest))];
}

type StoryIndex = { all: DeliveredStory[]; byAddress: Map<string, DeliveredStory>; byUuid: Map<string, DeliveredStory> };

async function readStories(space: StorySpace, version: Version, now: Date): Promise<PageStories> {
  const client = clientOf(space, version);
  const { data } = await client.get('cdn/spaces/me', { cv: now.getTime() });
  const { version: cv, language_codes: languages } = data.space as { version: number; language_codes: string[] };
  const indexes = new Map<string | null, StoryIndex>();
  for (const language of [null, ...languages]) {
    const all = await allStories(client, version, language, cv);
    const byAddress = new Map<string, DeliveredStory>();
    for (const story of all) byAddress.set(storySlug(story), story);
    for (const story of all) if (!story.is_startpage) byAddress.set(withoutLanguage(story.full_slug, language), story);
    indexes.set(language, { all, byAddress, byUuid: new Map(all.map((story) => [story.uuid, story])) });
  }
  const indexOf = (language: string | null) => indexes.get(language) ?? indexes.get(null);
  return {
    story: (fullSlug, language) => indexOf(language)?.byAddress.get(fullSlug) ?? null,
    byUuid: (uuid, language) => indexOf(language)?.byUuid.get(uuid) ?? null,
    stories: (language) => indexOf(language)?.all ?? [],
  };
}

/** Addresses of another language begin with its code where they have no words of their own. */
function withoutLanguage(address: string, language: string | null): string {
  return language && address.startsWith(`${language}/`) ? address.slice(language.length + 1) : address;
}

export function openStories(store: Store, spaceOf: () => StorySpace, log: LogFunction, clock: () => Date): StoryReader {
  const index = createVersionedIndex(() => readStories(spaceOf(), 'published', clock()));
  let failedAt = Number.NEGATIVE_INFINITY;

  async function current(version: number): Promise<Versioned<PageStories>> {
    const held = index.current();
    if (held && held.version < version && clock().getTime() - failedAt < staleMs) return held;
    try {
      return await index.at(version);
    } catch (error) {
      failedAt = clock().getTime();
      log('error', 'stories-not-read', { error: error instanceof Error ? error.message : JSON.stringify(error) });
      const stale = index.current();
      if (stale) return stale;
      throw new Fault('busy', 'the content service was never reached', { cause: error });
    }
  }

  return {
    settle: (version) =>
      current(version).then(
        (now) => now.version,
        () => -1,
      ),
    published: async () => (await current((await readVersions(store)).get('content') ?? 0)).value,
    drafts: () => readStories(spaceOf(), 'draft', clock()),
  };
}
