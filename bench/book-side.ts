/** Lays out one photo book in this process: `book-side.ts COUNT DENSITY SEED`. Prints processor time and growth of the memory as JSON. */
import { layoutBook } from '#core/auto-layout/auto-layout.ts';
import type { Density } from '#core/auto-layout/book-input.ts';
import { sampleAlbum, sampleBook } from '#tests/album-samples.ts';

const [count, density, seed] = process.argv.slice(2);
const { photos } = sampleAlbum({ seed: Number(seed), count: Number(count) });
const input = sampleBook(photos.slice(0, Number(count)), { density: density as Density });
// In kB on Linux, the largest resident size so far.
const before = process.resourceUsage().maxRSS;
const began = process.cpuUsage();
const book = layoutBook(input);
const { user, system } = process.cpuUsage(began);
if (book.placed.length + book.leftOut.length !== input.photos.length) throw new Error('photos were lost');
console.log(JSON.stringify({ cpuMs: (user + system) / 1e3, memoryMb: (process.resourceUsage().maxRSS - before) / 1e3 }));
