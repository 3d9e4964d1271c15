/** Cached pages with a running feature test against the same pages without one, over HTTP. Used by the bench of flags. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { rollout } from '#tests/flag-server.ts';
import { prewarmed, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const operator = 'an-operator-token-of-32-characters!';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const connections = 20;
const requestsPerRound = 6_000;
const rounds = 21;

/** A test on each of three pages, with 2, 3 and 2 branches. */
const tests = [
  { flag: 'hero', shares: { on: 60, off: 40 }, treatments: ['on', 'control'] },
  { flag: 'layout', shares: { a: 40, b: 30, off: 30 }, treatments: ['a', 'b', 'control'] },
  { flag: 'price', shares: { on: 50, off: 50 }, treatments: ['on', 'control'] },
] as const;

const words = (text: string) => ({
  component: 'page-text',
  mb: 'section',
  layout: 'plain',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

async function json(shop: RunningShop, path: string, authorization: string, body?: unknown) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization,
    ...(text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}),
  };
  return JSON.parse((await send(shop, { path, headers, ...(text ? { method: 'POST', body: text } : {}) })).text);
}

/** Three pages with a test and three without, which show the same. Returns their paths. */
async function publish(shop: RunningShop): Promise<{ tested: string[]; plain: string[] }> {
  const token = readFileSync(join(shop.dataDir, 'secrets', 'cms-management-token'), 'utf8').trim();
  const space = '/cms/v1/spaces/1001';
  const { stories } = await json(shop, `${space}/stories?with_slug=federleicht`, token);
  const page = async (slug: string, body: object[]) => {
    const story = { name: slug, slug, parent_id: stories[0]?.id, content: { component: 'page', title: slug, body } };
    const made = await json(shop, `${space}/stories`, token, { story, publish: 1 });
    if (!made.story) throw new Error(`${slug} was not published: ${JSON.stringify(made)}`);
    return `/${slug}/`;
  };
  const tested: string[] = [];
  const plain: string[] = [];
  for (const { flag, shares, treatments } of tests) {
    const made = await json(shop, '/operator-api/flags', `Bearer ${operator}`, rollout(flag, shares));
    if (!made.flag) throw new Error(`${flag} was refused: ${JSON.stringify(made)}`);
    const branches = treatments.map((treatment) => ({ treatment, blocks: [words(`Fassung ${treatment}`)] }));
    tested.push(
      await page(`test-${flag}`, [
        { component: 'multi-treatment-test', mb: 'section', layout: 'plain', feature: flag, treatments: branches },
      ]),
    );
    plain.push(await page(`ohne-${flag}`, [words('Fassung control')]));
  }
  return { tested, plain };
}

/** CPU milliseconds a process has used, user and system. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Answers for a second of the server's processor: what else runs on the machine takes no part in it. */
async function rate(shop: RunningShop, paths: readonly string[], cookies: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = cpuMs(shop.process.pid ?? 0);
  let next = 0;
  const one = (at: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { host: `localhost:${shop.port}`, 'user-agent': userAgent, cookie: cookies[at % cookies.length] };
      request({ agent, host: '127.0.0.1', port: shop.port, path: paths[at % paths.length], headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${paths[at % paths.length]} answered ${response.statusCode}`));
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const lane = async () => {
    while (next < requestsPerRound) {
      next += 1;
      await one(next);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return requestsPerRound / ((cpuMs(shop.process.pid ?? 0) - before) / 1000);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `ratio` is the median of the ratios of each round: the machine is slower in some rounds, for both sides. */
export async function measureTestedPages(): Promise<{ ours: number; reference: number; ratio: number; n: number }> {
  const shop = await startShop({ env: { OPERATOR_TOKEN: operator, TESTS_BEFORE_CONSENT: '1' } });
  try {
    const { tested, plain } = await publish(shop);
    // Pictures are drawn by threads of the same process.
    await prewarmed(shop);
    const cookies = Array.from({ length: 500 }, () => `ft_user=${crypto.randomUUID()}`);
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // In turn, and each first as often as the other.
      const first = round % 2 === 0 ? tested : plain;
      const rates = [await rate(shop, first, cookies), await rate(shop, first === tested ? plain : tested, cookies)];
      const [own = Number.NaN, other = Number.NaN] = first === tested ? rates : rates.reverse();
      // The first round renders the pages, and warms both sides up.
      if (round === 0) continue;
      ours.push(own);
      reference.push(other);
    }
    const ratio = median(ours.map((own, round) => own / (reference[round] ?? Number.NaN)));
    return { ours: Math.round(median(ours)), reference: Math.round(median(reference)), ratio, n: rounds };
  } finally {
    await shop.stop();
    removeData(shop);
  }
}
