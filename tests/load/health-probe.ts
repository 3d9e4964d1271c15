/**
 * Worker thread that asks a shop for its health. On the event loop of the visitors, whose own work would be measured with it, a request
 * took up to 50 ms longer. Sends a message for each answer, and for each request that failed its error.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from './client.ts';

export type ProbeOptions = { port: number; address: string };
export type ProbeMessage = { status: number; ms: number } | { error: string };

const sampleMs = 100;
const { port, address } = workerData as ProbeOptions;
const client = createClient(port, address);
for (;;) {
  const sample: ProbeMessage = await client.send('GET', '/healthz').then(
    ({ status, ms }) => ({ status, ms }),
    ({ message }: Error) => ({ error: message }),
  );
  parentPort?.postMessage(sample);
  await sleep(sampleMs);
}
