/** An open event of two parts with a list of households, its links, and browsers of guests with addresses of their own. */
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { isFault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { accountShop, browser, type TestBrowser } from './customer-browser.ts';

export type OpenAnswer = Omit<Input<Calls['POST /web-api/event-pages/:key/open-answer']>, 'key' | 'stamp'>;

export const codeOf = (answer: Promise<unknown>): Promise<string | null> =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

/** What a client is told, whole. */
export const bodyOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    (value) => JSON.stringify(value),
    (error: unknown) => (isFault(error) ? JSON.stringify([error.code, error.details.text, error.details.errors]) : Promise.reject(error)),
  );

const keyIn = (url: string | null | undefined) => /\/(?:e|mit)\/(\w{26})\//.exec(url ?? '')?.[1] ?? '';

const part = (name: string, startsAt: string) => ({
  id: null,
  name,
  startsAt,
  endsAt: null,
  place: 'Gut Sonnenhausen',
  options: [],
  childOptions: [],
});

export const weddingRows = ['Christopher und Mira Albrecht', 'Anna und Max Weiß', 'Kim Roth + 2'].map((names) => ({ names }));

export async function hostedEvent(store: Store, rows: readonly { names: string }[] = weddingRows) {
  const clock = { now: Date.parse('2027-04-01T09:00:00Z') };
  const shop = { ...accountShop(store, () => new Date(clock.now)), serviceMail: 'service@federleicht.example' };
  const home = browser(shop);
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const { rows: made } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows: [...rows] });
  const households = made.map(({ id }) => id);
  const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const parts = [part('Trauung', '2027-06-12T14:00'), part('Fest', '2027-06-12T18:30')];
  await home.call('PUT /web-api/events/:id/parts', { id, version: 1, parts });
  await home.call('POST /web-api/events/:id/state', { id, state: 'open' });
  const read = () => home.call('GET /web-api/events/:id', { id });
  const [trauung = '', fest = ''] = (await read()).parts.map((one) => one.id);
  const access = () => home.call('GET /web-api/events/:id/access', { id });
  const inbox = (by: TestBrowser = home) => by.call('GET /web-api/events/:id/inbox', { id });
  const household = (at: number) => home.call('GET /web-api/events/:id/households/:household', { id, household: households[at] ?? '' });

  /** The page for all shows these parts from here on; gives its key and its code. */
  const open = async (shown: string[] = [fest]) => {
    await home.call('PUT /web-api/events/:id/open-parts', { id, parts: shown });
    const { link } = await access();
    return { key: keyIn(link?.url), code: link?.typed ?? '' };
  };
  const linkOf = async (at: number) => {
    const { link } = await household(at);
    return { key: keyIn(link?.url), code: link?.typed ?? '' };
  };
  let guests = 0;
  /** Somebody who answers by the code for all, as a form does that is filled in for `waitMs`. */
  const guest = (address = `198.51.100.${++guests}`) => {
    const own = browser(shop, { address });
    const page = (key: string) => own.call('GET /web-api/event-pages/:key', { key });
    const send = async (key: string, answer: Partial<OpenAnswer> = {}, { stamp = '', waitMs = 4_000 } = {}) => {
      const made_ = stamp || (await page(key)).stamp;
      clock.now += waitMs;
      const answers = [{ part: fest, answer: 'yes' as const }];
      const typed = { names: ['Chris Albrecht'], answers, message: '', email: '', ...answer };
      return own.call('POST /web-api/event-pages/:key/open-answer', { key, stamp: made_, ...typed });
    };
    return { own, page, send };
  };
  /** Joins or adds the first that waits. */
  const decide = async (to: string | null, by: TestBrowser = home) => {
    const { waiting } = await inbox(by);
    const [first] = waiting;
    const wanted = { id, reply: first?.id ?? '', version: first?.version ?? 0, household: to };
    return by.call('POST /web-api/events/:id/inbox/:reply/join', wanted);
  };
  /** The key with which somebody becomes a host, with the id of the host. */
  const invite = async (right: 'view' | 'edit', name = 'Gabi') => {
    const known = new Set((await access()).hosts.map((host) => host.id));
    await home.call('POST /web-api/events/:id/hosts', { id, name, right });
    const host = (await access()).hosts.find((one) => !known.has(one.id));
    return { key: keyIn(host?.url), host: host?.id ?? '' };
  };
  return {
    ...{ shop, clock, home, list, id, households, trauung, fest },
    ...{ read, access, inbox, household, open, linkOf, guest, decide, invite },
  };
}
