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
// A long benchmark yields its figures as it measures them.
const { run } = (await import(`./${name}.bench.ts`)) as { run: () => Promise<Figure[]> | AsyncIterable<Figure> };
const figures = run();
for await (const figure of Symbol.asyncIterator in figures ? figures : await figures) console.log(JSON.stringify(figure));
process.exit(0);
