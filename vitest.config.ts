import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { InterleavingSequencer } from './tests/sequencer.ts';

const units = globSync(['{src,designs,tools}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}']);
/** Tests that replace a module need a module graph of their own; the others of a worker share one, since most of their time is imports. */
const mocking = units.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
const browser = globSync('tests/e2e/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('#tests/browser.ts'));

const test = { environment: 'node' as const, globalSetup: ['tests/postgres.ts', 'tests/shared-pictures.ts', 'tests/copied-sources.ts'] };
// These tests wait for child processes and databases for a third of their time.
const unit = { ...test, testTimeout: 60_000, maxWorkers: Math.ceil(availableParallelism() * 1.5), sequence: { groupOrder: 0 } };
const long = {
  ...test,
  // These tests wait for pages, processes and databases for nearly half of their time.
  maxWorkers: availableParallelism() * 2,
  sequence: { groupOrder: 1 },
  // The long form of the fault tests runs twenty rounds instead of three, that of the print tests hundreds of files.
  testTimeout: process.env.ROUNDS ? 1_200_000 : 480_000,
  hookTimeout: 300_000,
  // A page on a busy machine takes seconds for what takes milliseconds otherwise.
  expect: { poll: { timeout: 90_000 } },
};
const withShops = { ...long, globalSetup: [...test.globalSetup, 'tests/prewarmed-pictures.ts'] };
/** A busy machine may cost a browser test its patience once. tools/test.ts names every test that needed its second try. */
const retry = 1;

/**
 * `unit` is quick and needs nothing. `render` drives print tools, `http` real shops and databases, `long` browsers, and `faults` kills
 * processes: files of these four share the processors. `load` uses them up.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: InterleavingSequencer },
    projects: [
      { test: { ...unit, name: 'unit', include: units, exclude: mocking, isolate: false } },
      { test: { ...unit, name: 'unit-isolated', include: mocking } },
      { test: { ...long, name: 'render', include: ['tests/render/**/*.test.ts'] } },
      { test: { ...withShops, name: 'http', include: ['tests/e2e/**/*.test.ts'], exclude: browser } },
      { test: { ...withShops, name: 'long', include: browser, retry } },
      { test: { ...withShops, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      // Last and one file after the other: visitors and hostile clients use up the processors.
      { test: { ...withShops, name: 'load', include: ['tests/load/**/*.test.ts'], maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
