/** `npm run bench -- NAME`: runs one benchmark and prints a JSON line a figure. Both sides of a ratio are measured in turn in one run. */
import { readdirSync } from 'node:fs';

export type Figure = { bench: string; ours: number; reference: number; unit: string; ratio: number; n: number };

const name = process.argv[2] ?? '';
const known = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
if (!known.includes(name)) {
  console.error(`Welche Messung? ${known.map((bench) => `npm run bench -- ${bench}`).join(', ')}`);
  process.exit(1);
}
const { run } = (await import(`./${name}.bench.ts`)) as { run: () => Promise<Figure[]> };
for (const figure of await run()) console.log(JSON.stringify(figure));
process.exit(0);
