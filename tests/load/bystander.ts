/**
 * Worker thread that is another customer of a shop under attack: it asks for the health, for a page that is cached and for its cart, whose
 * design it has saved anew, so that the design is checked; with `sendsPhotos` it sends a small photo, each time another one. On the event loop of the attackers their own work would be measured with it.
 * Sends a message for each answer, and for each request that failed its error.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { personalised } from '#tests/customer.ts';
import { fileForm } from '#tests/file-form.ts';
import { type Answer, createClient } from './client.ts';

export type BystanderOptions = { port: number; address: string; sendsPhotos: boolean };
export type BystanderRequest = 'health' | 'page' | 'cart' | 'photo';
export type BystanderMessage = { request: BystanderRequest; status: number; ms: number } | { error: string } | { isReady: true };

const pauseMs = 50;
/** A browser saves every one and a half seconds at most; with one save a second the customer stays below every limit. */
const saveEveryMs = 1_000;
const { port, address, sendsPhotos } = workerData as BystanderOptions;
const client = createClient(port, address);
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };

function json(answer: Answer) {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.toString('utf8').slice(0, 200)}`);
  return JSON.parse(answer.body.toString('utf8'));
}

async function measure(request: BystanderRequest, asking: Promise<Answer>): Promise<void> {
  const message: BystanderMessage = await asking.then(
    ({ status, ms }) => ({ request, status, ms }),
    ({ message: error }: Error) => ({ error: `${error} ${request}` }),
  );
  parentPort?.postMessage(message);
}

/** A small photo that the shop has not seen. */
async function newPhoto(): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return fileForm(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer(),
  );
}

const design = personalised(json(await client.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6')).design);
let { id, revision } = json(await client.call('POST', '/web-api/designs', { design, choice }));
await client.call('POST', '/web-api/cart/lines', { designId: id });
parentPort?.postMessage({ isReady: true } satisfies BystanderMessage);

let savedAt = 0;
for (;;) {
  await measure('health', client.send('GET', '/healthz'));
  await measure('page', client.send('GET', '/impressum/'));
  if (performance.now() - savedAt >= saveEveryMs) {
    savedAt = performance.now();
    const saved = await client.call('PUT', `/web-api/designs/${id}`, { revision, design, choice }).catch(() => null);
    if (saved?.status === 200) ({ id, revision } = json(saved));
    await measure('cart', client.call('GET', '/web-api/cart'));
    if (sendsPhotos) await measure('photo', client.send('POST', '/web-api/customer-picture', await newPhoto()));
  }
  await sleep(pauseMs);
}
