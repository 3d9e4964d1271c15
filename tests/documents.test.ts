/** README, ARCHITECTURE.md, CONTRIBUTING.md and docs: generated pages are current, names exist, sentences are short. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { decisionFiles, decisionsPage } from './decisions-page.ts';
import { tablesPage } from './tables-page.ts';

const decisions = decisionFiles();
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('docs/model/*.md')].sort();
const read = (path: string) => readFileSync(path, 'utf8');

test('docs/model/tables.md has every table of the schema', async () => {
  await expect(await tablesPage()).toMatchFileSnapshot('../docs/model/tables.md');
});

test('docs/decisions/README.md lists every decision', async () => {
  await expect(decisionsPage()).toMatchFileSnapshot('../docs/decisions/README.md');
});

test('a title of a decision has no number, since its file has it', () => {
  for (const file of decisions) expect(read(file), file).toMatch(/^# (?!\d)/);
});

test.each([
  ['README.md', 120],
  ['ARCHITECTURE.md', 110],
])('%s has at most %i lines', (path, max) => {
  expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(max);
});

describe.each(pages)('%s', (path) => {
  test('links to files that exist', () => {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const names = [...read(path).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !Object.hasOwn(packageFile.scripts, name))).toEqual([]);
  });

  test('names paths of sources that exist', () => {
    const places = ['', 'src/', 'src/web/', 'src/core/', 'src/core/products/'];
    const named = [...read(path).matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, name = '']) => name);
    const roots = /^(?:src|core|web|store|services|http|app|paint|texts|seed|designs|tests|tools|docs|api|cms|flags|resources|bench)\//;
    // `designs/ID.json` stands for many files.
    const isPattern = (name: string) => /[A-Z]{2}\w*\./.test(name);
    expect(named.filter((name) => roots.test(name) && !isPattern(name) && !places.some((place) => existsSync(place + name)))).toEqual([]);
  });
});

const maxWords = 25;

/** Running text by sentences: without code blocks, tables, headings, links' targets and what stands in parentheses. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => !/^(?: {4}|\||#|!)/.test(line))
    .map((line) =>
      line
        .replace(/`[^`]*`/g, 'code')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\([^()]*\)/g, '')
        .replace(/\*\*[^*]+\*\*/g, 'name'),
    )
    .flatMap((line) => line.split(/(?<=[.:;?!])\s+/))
    .filter((sentence) => sentence.trim() !== '');
}

test.each(pages.filter((path) => !/limits|security|owner-facts/.test(path)))('a sentence of %s has at most 25 words', (path) => {
  const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
  expect(sentencesOf(read(path)).filter((sentence) => words(sentence) > maxWords)).toEqual([]);
});
