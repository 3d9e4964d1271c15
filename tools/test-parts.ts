/** The parts of `npm run test:all`: which projects of vitest.config.ts they run, and the stamps of those that were green. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { cacheFolder, type TestReport, testReportSchema } from './test-report.ts';

export type Part = {
  name: string;
  projects: readonly string[];
  /** Files and folders whose contents decide whether a green part must run again. */
  sources: readonly string[];
  /** "2/8": this part runs the second of eight shares of the cases (tests/long-form.ts). */
  share?: string;
  /** "2/3": this part runs the second of three shares of the files. */
  shard?: string;
};

const configuration = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
];
const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'CREDITS.md', 'README.md', 'docs', 'biome.json', 'knip.json', 'renovate.json'];
const everything = ['bench', 'designs', 'fonts', 'icc', 'public', 'seed', 'src', 'tests', 'tools', ...documents, ...configuration];

/** All that a drawing, its layout, its check and its print file are made from. */
const artwork = [
  'designs',
  'fonts',
  'icc',
  'src/core',
  'src/paint',
  'src/resources',
  'src/services/images',
  'src/services/print',
  'src/texts',
  'tests/render',
  'tests/long-form.ts',
  'tools/print-designs.ts',
  ...configuration,
];

/** As many as it takes for each to end within a quarter of an hour on two processors: 2,076 print files of 2 s of processor time. */
const pressShares = 8;

/** As above: 20,000 histories of events on SQLite, and 500 on PostgreSQL. */
const eventShares = 6;

/** As above: 95 files of pages in a browser, each in its whole form. */
const browserShards = 3;

const unit = [
  'unit-core',
  'unit-layout',
  'unit-web',
  'unit-people',
  'unit-customer',
  'unit-merge',
  'unit-order',
  'unit-services',
  'unit-catalogue',
  'unit-artwork',
  'unit-server',
  'unit-tools',
  'unit-isolated',
];

export const parts: readonly Part[] = [
  { name: 'unit', projects: unit, sources: everything },
  { name: 'proofs', projects: ['proofs'], sources: everything },
  ...Array.from({ length: eventShares }, (_, at) => ({
    name: `events-${at + 1}`,
    projects: ['events'],
    sources: everything,
    share: `${at + 1}/${eventShares}`,
  })),
  { name: 'artwork', projects: ['artwork'], sources: artwork },
  { name: 'render', projects: ['render'], sources: everything },
  { name: 'http', projects: ['http'], sources: everything },
  ...Array.from({ length: browserShards }, (_, at) => ({
    name: `browser-${at + 1}`,
    projects: ['browser'],
    sources: everything,
    shard: `${at + 1}/${browserShards}`,
  })),
  { name: 'faults', projects: ['faults'], sources: everything },
  { name: 'load', projects: ['load'], sources: everything },
  ...Array.from({ length: pressShares }, (_, at) => ({
    name: `press-${at + 1}`,
    projects: ['press'],
    sources: artwork,
    share: `${at + 1}/${pressShares}`,
  })),
];

/** The parts that arguments name, `press` for all its shares; all parts without an argument. Null where one is no part. */
export function partsNamed(names: readonly string[]): Part[] | null {
  const matches = (part: Part, name: string) => part.name === name || part.name.replace(/-\d+$/, '') === name;
  if (names.some((name) => !parts.some((part) => matches(part, name)))) return null;
  return parts.filter((part) => names.length === 0 || names.some((name) => matches(part, name)));
}

/** Hash of the names and contents of all files of a part, and of what runs them. */
export function stampOf({ name, projects, sources, share = '', shard = '' }: Part, root = '.'): string {
  const hash = createHash('sha256').update([name, ...projects, share, shard, process.version, process.arch].join('\n'));
  for (const path of sources.flatMap((source) => filesBelow(root, source)))
    hash.update(`\n${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  return hash.digest('hex');
}

/** Files of a file or folder, in the order of their names; none where it is missing. */
function filesBelow(root: string, path: string): string[] {
  const facts = statSync(join(root, path), { throwIfNoEntry: false });
  if (!facts?.isDirectory()) return facts ? [path] : [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}

const greenPart = z.object({ stamp: z.string(), report: testReportSchema });

function greenFile(part: Part, folder: string): string {
  return join(folder, 'parts', `${part.name}.json`);
}

/** Notes that all tests of a part ran and passed. */
export function saveGreen(part: Part, stamp: string, report: TestReport, folder: string = cacheFolder): void {
  const file = greenFile(part, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ stamp, report }));
}

/** The report of the last green run of a part with this stamp; null where there is none. */
export function greenReport(part: Part, stamp: string, folder: string = cacheFolder): TestReport | null {
  const file = greenFile(part, folder);
  if (!existsSync(file)) return null;
  const saved = greenPart.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  return saved?.stamp === stamp ? saved.report : null;
}
