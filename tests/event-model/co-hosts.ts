/** Those who lead an event with its owner: what needs a right they do not have is refused, and changes nothing. */
import { expect } from 'vitest';
import { type HostRight, mayDo } from '#core/people/event/event.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';
import { codeOf } from '#tests/hosted-event.ts';
import { type Model, meet, newBrowser, type Turn } from './model.ts';
import { textOf } from './rows.ts';

type Leading = { browser: TestBrowser; right: HostRight | null };

function hostAt({ home, coHosts }: Model, by: Turn['by']): Leading {
  return coHosts.get(by) ?? { browser: home, right: 'owner' };
}

/**
 * Does what needs a right as one of those who lead the event. False where that one has it not: then it was refused and nothing changed. What `write`
 * throws is thrown for who has it.
 */
export async function asHost(
  model: Model,
  by: Turn['by'],
  needed: HostRight,
  write: (host: TestBrowser) => Promise<unknown>,
): Promise<boolean> {
  const { browser: host, right } = hostAt(model, by);
  if (right !== null && mayDo(right, needed)) {
    await write(host);
    if (right === 'edit') meet(model, 'change of a co-host');
    return true;
  }
  const before = await textOf(model.shop);
  expect(await codeOf(write(host))).toBe(right === null ? 'not-found' : 'forbidden');
  expect(await textOf(model.shop)).toBe(before);
  meet(model, right === null ? 'refused stranger' : 'refused reader');
  return false;
}

const keyIn = (url: string | null | undefined) => /\/mit\/(\w{26})\//.exec(url ?? '')?.[1] ?? '';

/** Somebody opens a link for hosts, or is taken off. A link that was used, or whose host is off, opens nothing for others. */
export async function changeCoHosts(model: Model, { device, pick }: Turn): Promise<void> {
  const { home, event: id, coHosts } = model;
  const place = device + 1;
  const led = coHosts.get(place);
  if (led && led.right !== null) {
    await home.call('DELETE /web-api/events/:id/hosts/:host', { id, host: led.host });
    coHosts.set(place, { ...led, right: null });
    expect(await codeOf(led.browser.call('GET /web-api/events/:id', { id }))).toBe('not-found');
    return;
  }
  const right = pick % 2 === 0 ? 'edit' : 'view';
  const hosts = async () => (await home.call('GET /web-api/events/:id/access', { id })).hosts;
  await home.call('POST /web-api/events/:id/hosts', { id, name: 'Gabi', right });
  const host = (await hosts()).find((one) => one.url !== null);
  const key = keyIn(host?.url);
  const opens = led?.browser ?? newBrowser(model);
  expect(await opens.call('POST /web-api/event-hosts/:key', { key })).toEqual({ id });
  coHosts.set(place, { browser: opens, host: host?.id ?? '', right });
  const { head } = await opens.call('GET /web-api/events/:id', { id });
  expect(head.right).toBe(right);
  expect(await codeOf(newBrowser(model).call('POST /web-api/event-hosts/:key', { key }))).toBe('not-found');
  // The list of guests stays its owner's.
  expect(await codeOf(opens.call('GET /web-api/guest-lists/:id', { id: model.list.list }))).toBe('not-found');
  meet(model, 'used host link');
}
