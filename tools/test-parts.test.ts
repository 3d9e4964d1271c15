import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import config from '../vitest.config.ts';
import { importsOf, resolveImport } from './source-rules.ts';
import { greenReport, type Part, parts, partsNamed, saveGreen, stampOf } from './test-parts.ts';

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
);

test('every project of vitest.config.ts is in a part', () => {
  const names = projects.map(({ name }) => name);
  expect(new Set(parts.flatMap((part) => part.projects))).toEqual(new Set(names));
});

test('arguments name parts, and press and browser all their shares', () => {
  expect(partsNamed([])).toEqual(parts);
  expect(partsNamed(['load', 'press-2'])?.map(({ name }) => name)).toEqual(['load', 'press-2']);
  expect(partsNamed(['press'])?.map(({ share }) => share)).toEqual(Array.from({ length: 8 }, (_, at) => `${at + 1}/8`));
  expect(partsNamed(['browser'])?.map(({ shard }) => shard)).toEqual(['1/3', '2/3', '3/3']);
  expect(partsNamed(['unit', 'tests/order.test.ts'])).toBeNull();
});

/** What a file imports, values and types, and what those import. */
function importsBelow(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  for (const spec of importsOf({ path: file, code: readFileSync(file, 'utf8') })) {
    const path = resolveImport(file, spec);
    if (path) importsBelow(path, found);
  }
  return found;
}

test.each(['artwork', 'press-1'])('everything that the tests of the part %s import is among its sources', (name) => {
  const part = parts.find((one) => one.name === name);
  const files = projects.filter((project) => part?.projects.includes(String(project.name))).flatMap(({ include = [] }) => include);
  expect(files.length).toBeGreaterThan(1);
  const imported = files.flatMap((file) => [...importsBelow(file)]);
  const isSource = (file: string) => part?.sources.some((source) => file === source || file.startsWith(`${source}/`));
  expect([...new Set(imported)].filter((file) => !isSource(file))).toEqual([]);
});

const part: Part = { name: 'drawings', projects: ['render'], sources: ['designs', 'package-lock.json'] };

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'federleicht-parts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'designs/olive'), { recursive: true });
  writeFileSync(join(root, 'designs/olive/draw.ts'), 'leaf');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'README.md'), 'words');
  return root;
}

test.each<[string, (root: string) => void]>([
  ['the content of a file', (root) => writeFileSync(join(root, 'designs/olive/draw.ts'), 'twig')],
  ['a new file', (root) => writeFileSync(join(root, 'designs/olive/rows.ts'), '')],
  ['a removed file', (root) => rmSync(join(root, 'designs/olive/draw.ts'))],
])('%s changes the stamp of a part', (_, change) => {
  const root = project();
  const before = stampOf(part, root);
  change(root);
  expect(stampOf(part, root)).not.toBe(before);
});

test('times of files and files of other parts do not change a stamp, another share does', () => {
  const root = project();
  const before = stampOf(part, root);
  writeFileSync(join(root, 'designs/olive/draw.ts'), 'leaf');
  writeFileSync(join(root, 'README.md'), 'other words');
  expect(stampOf(part, root)).toBe(before);
  expect(stampOf({ ...part, share: '2/8' }, root)).not.toBe(before);
});

test('a green part is known by its stamp only, until another one is saved', () => {
  const folder = project();
  const report = { startTime: 1, files: [], errors: [] };
  expect(greenReport(part, 'a', folder)).toBeNull();
  saveGreen(part, 'a', report, folder);
  expect(greenReport(part, 'a', folder)).toEqual(report);
  expect(greenReport(part, 'b', folder)).toBeNull();
  saveGreen(part, 'b', report, folder);
  expect(greenReport(part, 'a', folder)).toBeNull();
});
