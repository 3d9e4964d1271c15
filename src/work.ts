/** Entry of the work role. Its argument is the name of the worker. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '#app/settings.ts';
import { startWork } from '#app/work.ts';

const isBuilt = import.meta.url.endsWith('.js');

await startWork(readEnvironment(process.env), {
  decodeEntry: fileURLToPath(new URL(isBuilt ? 'decode.js' : 'decode.ts', import.meta.url)),
  clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
  worker: process.argv[2] ?? randomUUID(),
});
