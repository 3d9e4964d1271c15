import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { isLongForm } from './tests/long-form.ts';
import { InterleavingSequencer } from './tests/sequencer.ts';

const proofs = ['tests/account-proofs.test.ts', 'tests/payment-histories.test.ts'];
const units = globSync(['{src,designs,tools}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'], { exclude: proofs });
/** These read all sources or lay out all designs, open whole shops, or hold photos or databases: what one leaves in a worker is above 50 MB. */
const large = [
  'src/core/catalogue/suite/own-words.test.ts',
  'src/core/catalogue/suite/suite-details.test.ts',
  'src/core/merge/insert-fields.test.ts',
  'src/core/people/large-lists.test.ts',
  'src/core/products/calendar/readable.test.ts',
  'tests/*.test.{ts,tsx}',
  'designs/sample-facts.test.ts',
  'src/http/files/*.test.ts',
  'src/http/calls/resumable-uploads.test.ts',
  'src/services/backup/backup.test.ts',
  'src/services/images/**/*.test.ts',
  'src/services/catalogue/tile-prices.test.ts',
  'src/services/print/frozen-sheets.test.ts',
  'src/services/customer/customer-area.test.ts',
];
const largeFiles = new Set(globSync(large));
/**
 * Tests that replace a module need a module graph of their own, and large ones the memory of a process. The others of a worker share one,
 * since most of their time is imports.
 */
const apart = units.filter((file) => largeFiles.has(file) || readFileSync(file, 'utf8').includes('vi.mock('));
/** A worker keeps the modules of a project until its last file: a dozen projects need less memory than one. */
const isOf = (folders: RegExp) => (file: string) => folders.test(file);
const unitFolders = {
  'unit-core': units.filter(isOf(/^src\/(?:core\/(?!arrange|layout|preflight)|texts|api)/)),
  'unit-layout': units.filter(isOf(/^(?:src\/(?:core\/(?:arrange|layout|preflight)|paint)|designs)\//)),
  'unit-web': units.filter(isOf(/^src\/web\//)),
  'unit-people': units.filter(isOf(/^src\/services\/people/)),
  'unit-customer': units.filter(isOf(/^src\/services\/(?:customer|erasure|mail|retention)/)),
  'unit-merge': units.filter(isOf(/^src\/services\/merge/)),
  'unit-order': units.filter(isOf(/^src\/services\/(?:cart|invoice|order|payment|pricing)/)),
  'unit-services': units.filter(
    isOf(
      /^src\/services\/(?!cart|catalogue|customer|design|erasure|images|invoice|mail|merge|order|payment|people|pricing|print|retention|wall)/,
    ),
  ),
  'unit-catalogue': units.filter(isOf(/^src\/services\/catalogue/)),
  'unit-artwork': units.filter(isOf(/^src\/services\/(?:design|images|print|wall)/)),
  'unit-server': units.filter(isOf(/^src\/(?!core|texts|paint|api|web|services)/)),
  'unit-tools': units.filter(isOf(/^tools\//)),
};
const browser = globSync('tests/e2e/**/*.test.ts').filter((file) => /#tests\/browser\.ts|sharedBrowser/.test(readFileSync(file, 'utf8')));
/** Tests of drawings, which depend on few folders, and of their print files, which are thousands in the long form: parts of their own. */
const artwork = ['designs', 'distinctness', 'preflight-designs'].map((name) => `tests/render/${name}.test.ts`);
const press = ['card-types', 'print-designs'].map((name) => `tests/render/${name}.test.ts`);
/** They measure times, and run last and one after the other. */
const alone = ['tests/load/**/*.test.ts', 'tests/faults/login-timing.long.test.ts'];

const test = {
  environment: 'node' as const,
  globalSetup: ['tests/postgres.ts', 'tests/shared-pictures.ts', 'tests/copied-sources.ts'],
  setupFiles: ['tests/worker-title.ts'],
};
// Threads and child processes of these tests use the processors, too; some measure memory or the growth of times.
const unit = { ...test, testTimeout: 60_000, maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } };
const slow = {
  ...test,
  // These tests wait for pages, processes and databases for a third of their time. More of them at once are late, and find late pages.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  maxConcurrency: 2,
  sequence: { groupOrder: 1 },
  testTimeout: isLongForm ? 900_000 : 480_000,
  hookTimeout: 300_000,
  // A page on a busy machine takes seconds for what takes milliseconds otherwise. Each look at a page is work of three processes.
  expect: { poll: { timeout: 90_000, interval: 100 } },
};
const withShops = { ...slow, globalSetup: [...test.globalSetup, 'tests/prewarmed-pictures.ts', 'tests/shop-host.ts'] };

/** Files of `name.long.test.ts` run in the long form only. */
function without(...files: string[]): string[] {
  return [...configDefaults.exclude, ...(isLongForm ? [] : ['**/*.long.test.ts']), ...files];
}

/**
 * The projects of unit tests are quick and need nothing. `artwork`, `press` and `render` drive print tools, `http` real shops and databases, `browser` browsers,
 * and `faults` kills processes: files of these share the processors. `load` uses them up. docs/testing.md says what is tested where.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: InterleavingSequencer },
    projects: [
      ...Object.entries(unitFolders).map(([name, include]) => ({
        test: { ...unit, name, include, exclude: without(...apart), isolate: false },
      })),
      { test: { ...unit, name: 'unit-isolated', include: apart, exclude: without() } },
      { test: { ...unit, name: 'proofs', include: proofs } },
      { test: { ...unit, name: 'events', include: ['tests/event-model/*.test.ts'] } },
      { test: { ...slow, name: 'artwork', include: artwork } },
      { test: { ...slow, name: 'press', include: press } },
      { test: { ...slow, name: 'render', include: ['tests/render/**/*.test.ts'], exclude: without(...artwork, ...press) } },
      { test: { ...withShops, name: 'http', include: ['tests/e2e/**/*.test.ts'], exclude: without(...browser) } },
      { test: { ...withShops, name: 'browser', include: browser, exclude: without() } },
      { test: { ...withShops, name: 'faults', include: ['tests/faults/**/*.test.ts'], exclude: without(...alone) } },
      { test: { ...withShops, name: 'load', include: alone, exclude: without(), maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
