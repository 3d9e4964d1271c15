/** `npm run licences`: checks the licences of all production packages and writes them into CREDITS.md. Ends with code 1 for a licence that the shop must not use. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { operatorText as t } from '#texts/server-texts.ts';

type LockedPackage = { version?: string; license?: string; dev?: boolean; devOptional?: boolean };
type Lock = { packages: Readonly<Record<string, LockedPackage>> };
type Licensed = { name: string; licence: string };

const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'Python-2.0',
  // Changes to files of the package itself would have to be published.
  'MPL-2.0',
]);

/**
 * Libraries in files of their own, which can be replaced by another build of them: libvips beside sharp, and libheif, which the decode
 * process loads from its package.
 */
const isReplaceableLibrary = ({ name, licence }: Licensed) =>
  (name.startsWith('@img/sharp-') && licence === 'LGPL-3.0-or-later') || (name === 'libheif-js' && licence === 'LGPL-3.0');

/** True for an SPDX expression whose licences, or one alternative of them, may be used. */
export function isAllowed({ name, licence }: Licensed): boolean {
  const terms = licence.replace(/[()]/g, ' ');
  return terms
    .split(/\sOR\s/)
    .some((alternative) =>
      alternative.split(/\sAND\s/).every((term) => allowed.has(term.trim()) || isReplaceableLibrary({ name, licence: term.trim() })),
    );
}

/** Production packages of a lock file by name, those for other platforms too. `licenceFile` is asked for a package without the field. */
export function productionLicences({ packages }: Lock, licenceFile: (folder: string) => string | null): Licensed[] {
  const found = new Map<string, string>();
  for (const [folder, { dev, devOptional, license }] of Object.entries(packages)) {
    if (folder === '' || dev || devOptional) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(name, license ?? licenceOfText(licenceFile(folder)));
  }
  return [...found].map(([name, licence]) => ({ name, licence })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function licenceOfText(text: string | null): string {
  return text?.includes('Permission is hereby granted, free of charge') && text.includes('without restriction') ? 'MIT' : 'UNKNOWN';
}

const start = '<!-- npm run licences -->';
const end = '<!-- /npm run licences -->';

/** CREDITS.md with the list of packages by licence. Throws without the marks. */
export function withLicences(credits: string, licences: readonly Licensed[]): string {
  const [before, rest] = credits.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`CREDITS.md: ${start} … ${end}`);
  const names = Map.groupBy(licences, ({ licence }) => licence);
  const rows = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => `| ${licence} | ${packages.map(({ name }) => `\`${name}\``).join(', ')} |`);
  const head = [`| ${t('operator.licences.licence')} | ${t('operator.licences.packages')} |`, '|---|---|'];
  return `${before}${start}\n${[...head, ...rows].join('\n')}\n${end}${after}`;
}

/** @internal */
export function readLicences(): Licensed[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  return productionLicences(lock, (folder) => {
    try {
      return readFileSync(`${folder}/LICENSE`, 'utf8');
    } catch {
      return null;
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const licences = readLicences();
  writeFileSync('CREDITS.md', withLicences(readFileSync('CREDITS.md', 'utf8'), licences));
  const refused = licences.filter((one) => !isAllowed(one));
  for (const { name, licence } of refused) console.error(t('operator.licences.refused', { name, licence }));
  if (refused.length === 0) console.log(t('operator.licences.fine', { count: licences.length }));
  process.exitCode = refused.length > 0 ? 1 : 0;
}
