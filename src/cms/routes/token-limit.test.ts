/** How many calls a second a token of the content service makes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownSpace } from '#app/story-space.ts';
import { openEmptyShop } from '#tests/empty-shop.ts';
import { type ContentSettings, contentRoutes, withoutLimits } from './routes.ts';

const settings: ContentSettings = {
  space: 1001,
  publicToken: 'p'.repeat(22),
  previewToken: 'q'.repeat(22),
  managementToken: 'm'.repeat(22),
  origin: null,
  callsPerSecond: 5,
  oauthCallsPerSecond: 3,
};

let opened: Awaited<ReturnType<typeof openEmptyShop>>;
beforeAll(async () => {
  opened = await openEmptyShop();
  await publish('erste');
});
afterAll(() => opened.close());

/** Published without a limit. */
async function publish(slug: string) {
  const story = { name: slug, slug, content: { component: 'page' } };
  const answer = await contentRoutes(opened.shop, withoutLimits(settings)).request('/cms/v1/spaces/1001/stories', {
    method: 'POST',
    headers: { authorization: settings.managementToken, 'content-type': 'application/json' },
    body: JSON.stringify({ story, publish: 1 }),
  });
  expect(answer.status).toBe(201);
}

/** The statuses of calls of a service whose counters are new, one after the other. */
async function statuses(calls: readonly ((app: ReturnType<typeof contentRoutes>) => Response | Promise<Response>)[], given = settings) {
  const app = contentRoutes(opened.shop, given);
  const answers: number[] = [];
  for (const call of calls) answers.push((await call(app)).status);
  return answers;
}

const read =
  (query: string, token = settings.publicToken) =>
  (app: ReturnType<typeof contentRoutes>) =>
    app.request(`/cms/v2/cdn/stories?token=${token}&${query}`);
const manage = (app: ReturnType<typeof contentRoutes>) =>
  app.request('/cms/v1/spaces/1001/stories', { headers: { authorization: settings.managementToken } });

test('the sixth delivery call in a second that misses the cache is refused with the time to wait, of that token alone [F514]', async () => {
  const six = Array.from({ length: 6 }, (_, at) => read(`page=${at + 1}`));
  expect(await statuses([...six, read('page=1', settings.previewToken)])).toEqual([200, 200, 200, 200, 200, 429, 200]);
  const app = contentRoutes(opened.shop, settings);
  for (const call of six.slice(1)) await call(app);
  const refused = await read('page=9')(app);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '1',
    { error: 'Too many requests. Please wait a moment.' },
  ]);
});

test('an address that was answered since the last publication is answered from the cache and does not count [F514]', async () => {
  const app = contentRoutes(opened.shop, settings);
  const bodies = new Set<string>();
  for (let time = 0; time < 20; time += 1) {
    const answer = await read('per_page=10')(app);
    expect(answer.status).toBe(200);
    bodies.add(await answer.text());
  }
  expect(bodies.size).toBe(1);
  await publish('zweite');
  const { stories } = (await (await read('per_page=10')(app)).json()) as { stories: { slug: string }[] };
  expect(stories.map(({ slug }) => slug).sort()).toEqual(['erste', 'zweite']);
});

test('drafts are never answered from the cache', async () => {
  const draft = read('version=draft', settings.previewToken);
  expect(await statuses(Array(6).fill(draft))).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the fourth call in a second with the management token is refused [F514]', async () => {
  expect(await statuses(Array(4).fill(manage))).toEqual([200, 200, 200, 429]);
});

test('another rate overrides both, and none sets no limit [F514]', async () => {
  const seven = Array.from({ length: 7 }, (_, at) => read(`page=${at + 1}`));
  expect((await statuses(seven, { ...settings, callsPerSecond: 6 })).filter((status) => status === 429)).toHaveLength(1);
  expect(await statuses([...seven, manage, manage, manage, manage], withoutLimits(settings))).toEqual(Array(11).fill(200));
});

test('calls inside the process are exempt [F514]', async () => {
  const space = ownSpace(opened.shop, settings);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => space.fetch?.(`${space.endpoint}/cdn/stories?token=${space.token}&page=${at + 1}`)),
  );
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
});
