import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { familyList } from './design-families.ts';

const parts = { 'draw.ts': '', 'rows.ts': '', 'texts.de.ts': '' };

/** A folder of families with the given files by family. */
function folderOf(families: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const root = mkdtempSync(join(tmpdir(), 'families-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [key, files] of Object.entries(families)) {
    mkdirSync(join(root, key));
    for (const [name, code] of Object.entries(files)) writeFileSync(join(root, key, name), code);
  }
  return root;
}

test('the list of design families, as it is committed, is that of the folders', () => {
  expect(familyList('designs/families')).toBe(readFileSync('designs/families/index.ts', 'utf8'));
});

test('a folder with all parts, stands in the list by its name', () => {
  const list = familyList(folderOf({ 'paper-cut': { ...parts, 'suite.ts': 'export const suite: SuiteStyle = {};' }, riso: parts }));
  expect(list).toContain("import { family as paperCutFamily } from './paper-cut/draw.ts';");
  expect(list).toContain("key: 'riso'");
  expect(list).toContain('suite: paperCutSuite');
  expect(list).not.toContain('suiteVariants');
});

test.each([
  ['draw.ts', { 'rows.ts': '', 'texts.de.ts': '' }],
  ['rows.ts', { 'draw.ts': '', 'texts.de.ts': '' }],
  ['texts.de.ts', { 'draw.ts': '', 'rows.ts': '' }],
  ['draw.ts and rows.ts and texts.de.ts', {}],
])('a family without %s, fails with its folder and what it lacks', (lack, files) => {
  const root = folderOf({ riso: files });
  expect(() => familyList(root)).toThrow(`${join(root, 'riso')}: a family needs ${lack}`);
});

test('a suite that exports no style, and a folder whose name is no key, fail with their path', () => {
  const root = folderOf({ riso: { ...parts, 'suite.ts': 'export const other = 1;' } });
  expect(() => familyList(root)).toThrow(`${join(root, 'riso', 'suite.ts')}: it exports no "suite"`);
  expect(() => familyList(folderOf({ Riso: parts }))).toThrow('small letters with hyphens');
});
