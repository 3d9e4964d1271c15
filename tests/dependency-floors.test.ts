/** Versions of dependencies below which a known vulnerability is open, and packages that must not be installed at all. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { version?: string }> };

/** Lowest version without the vulnerability that is named. */
const floors: Record<string, readonly [version: string, reason: string]> = {
  sharp: ['0.35.3', 'CVE-2026-114113: memory of libvips'],
  nodemailer: ['10.4.1', 'CVE-2026-125755: addresses'],
  'react-router': ['8.3.0', 'GHSA-qwww-vcr4-c8h2'],
  '@react-router/node': ['8.3.0', 'GHSA-qwww-vcr4-c8h2'],
  hono: ['4.13.5', 'advisories before it'],
  // Not installed today.
  multer: ['2.1.1', 'denial of service by malformed multipart bodies'],
  'pdfjs-dist': ['6.5.438', 'GHSA-hq66-cqwq-w95j: scripts of a PDF'],
};

/** Not mended in the registry (xlsx, exceljs), or programs that must never see an upload (gm, imagemagick), or AGPL (mupdf). */
const forbidden = ['xlsx', 'exceljs', 'gm', 'imagemagick', 'mupdf'];

function compare(a: string, b: string): number {
  const numbers = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? [];
  const [left, right] = [numbers(a), numbers(b)];
  return [0, 1, 2].map((at) => (left[at] ?? 0) - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** "sharp 0.35.2 < 0.35.3 (reason)" for every installed copy below its floor. */
function belowFloors({ packages }: Lock, wanted: typeof floors): string[] {
  return Object.entries(packages).flatMap(([folder, { version }]) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [floor, reason] = wanted[name] ?? [];
    return floor && version && compare(version, floor) < 0 ? [`${name} ${version} < ${floor} (${reason})`] : [];
  });
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

test('no dependency is older than its first version without a known vulnerability', () => {
  expect(belowFloors(lock, floors)).toEqual([]);
});

test.each(['sharp', 'nodemailer', 'react-router', 'hono'])('%s is below a floor that is raised above the installed version', (name) => {
  const installed = lock.packages[`node_modules/${name}`]?.version ?? '';
  const [major = 0, minor = 0, patch = 0] = installed.split('.').map(Number);
  for (const floor of [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`])
    expect(belowFloors(lock, { [name]: [floor, 'raised'] })).toEqual([`${name} ${installed} < ${floor} (raised)`]);
  expect(belowFloors(lock, { [name]: [installed, 'same'] })).toEqual([]);
});

test('a copy inside another package counts', () => {
  const nested = { packages: { 'node_modules/a/node_modules/sharp': { version: '0.35.2' } } };
  expect(belowFloors(nested, floors)).toHaveLength(1);
});

test('packages that must not be installed are not', () => {
  expect(forbidden.filter((name) => Object.keys(lock.packages).some((folder) => folder.endsWith(`node_modules/${name}`)))).toEqual([]);
});
