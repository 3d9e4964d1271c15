/** A visitor of a load run: browses, makes a card their own, edits it, and one in ten orders it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DesignDocument } from '#core/design/document.ts';
import { orderBody, orderKey, personalised } from '#tests/customer.ts';
import { type Answer, type Client, createClient, textOf } from './client.ts';
import { type Measurements, noteAnswer, type RequestKind } from './measurements.ts';

const editsOfADesign = 6;
const picturesOfAPage = 6;

const card = 'olivia';
const variant = `card=${card}&form=folded&format=a6`;
const choice = { card, form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };

/** What the shop acknowledged to this visitor. */
export type Journal = {
  /** By id of the design: the text of the last save that was acknowledged, and that of one that was not. */
  designs: Map<string, { saved: string; unanswered: string | null }>;
  orders: { number: string; token: string }[];
};

export type Visitor = { client: Client; journal: Journal; visit(): Promise<void> };

/** The run is over; the visitor leaves between two clicks. */
export class Leaving extends Error {}

type Options = {
  port: number;
  address: string;
  /** Between two clicks, on average. */
  thinkMs: number;
  orders: boolean;
  /** Until the first click. */
  arrivesAfterMs: number;
  measurements: Measurements;
  signal: AbortSignal;
};

export function createVisitor({ port, address, thinkMs, orders, arrivesAfterMs, measurements, signal }: Options): Visitor {
  const client = createClient(port, address);
  const journal: Journal = { designs: new Map(), orders: [] };

  async function pause(ms = thinkMs * (0.6 + 0.8 * Math.random())): Promise<void> {
    await sleep(ms, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw new Leaving();
  }

  /** Sends until the shop takes it, as a patient visitor and the editor's autosave do. */
  async function patiently(kind: RequestKind, what: string, send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await send().catch((error: Error) => {
        measurements.broken.push(`${error.message} ${what}`);
      });
      if (!answer) {
        await pause();
        continue;
      }
      if (!noteAnswer(measurements, kind, what, answer)) {
        if (answer.status >= 400) throw new Leaving();
        return answer;
      }
      await pause(Number(answer.headers['retry-after']) * 1_000 + Math.random() * 500);
    }
  }

  function page(path: string): Promise<Answer> {
    return patiently('page', `GET ${path}`, () => client.send('GET', path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }));
  }

  /** The first pictures of a page, which a browser fetches at once. */
  async function pageWithPictures(path: string): Promise<void> {
    const found = textOf(await page(path)).matchAll(/ src="(\/img\/[^"]+)"/g);
    const addresses = Array.from(found, ([, address = '']) => address.replaceAll('&amp;', '&')).slice(0, picturesOfAPage);
    const headers = { accept: 'image/avif,image/webp,*/*' };
    await Promise.all(addresses.map((path) => patiently('picture', `GET ${path}`, () => client.send('GET', path, { headers }))));
  }

  async function call(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await patiently('call', `${method} ${path}`, () => client.call(method, path, body, headers));
    return JSON.parse(answer.body.toString('utf8'));
  }

  function withText(design: DesignDocument, text: string): DesignDocument {
    let isFirst = true;
    const pages = design.pages.map((one) => ({
      ...one,
      elements: one.elements.map((element) => {
        if (element.kind !== 'text' || !isFirst) return element;
        isFirst = false;
        return { ...element, text };
      }),
    }));
    return { ...design, pages };
  }

  async function personalise(): Promise<string> {
    const blank = await call('GET', `/web-api/card-blank?${variant}`);
    const design = personalised(blank.design);
    let { id, revision } = await call('POST', '/web-api/designs', { design: withText(design, 'Anna & Ben'), choice });
    const entry = { saved: 'Anna & Ben', unanswered: null as string | null };
    journal.designs.set(id, entry);
    for (let at = 1; at <= editsOfADesign; at += 1) {
      await pause();
      const text = `Anna & Ben ${at}`;
      entry.unanswered = text;
      ({ revision } = await call('PUT', `/web-api/designs/${id}`, { revision, design: withText(design, text), choice }));
      entry.saved = text;
      entry.unanswered = null;
    }
    return id;
  }

  async function order(designId: string): Promise<void> {
    const cart = await call('POST', '/web-api/cart/lines', { designId });
    await pause();
    await page('/warenkorb/');
    await pause();
    await page('/kasse/');
    await pause();
    const placed = await call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    journal.orders.push({ number: placed.orderNumber, token: placed.token });
    await page(`/bestellung/${placed.token}/`);
  }

  async function visit(): Promise<void> {
    await pageWithPictures('/');
    await pause();
    await pageWithPictures('/karten-designen/');
    await pause();
    await pageWithPictures(`/karten-designen/${card}/`);
    await pause();
    await page(`/configurator-card/?${variant}`);
    const designId = await personalise();
    if (orders) await order(designId);
    await pause();
  }

  return {
    client,
    journal,
    async visit() {
      try {
        await pause(arrivesAfterMs);
        while (!signal.aborted) await visit();
      } catch (error) {
        if (!(error instanceof Leaving)) throw error;
      }
    },
  };
}
