/** The German texts: address forms, tone, and that code and texts name the same keys. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTexts } from '#texts/de/all.ts';
import { serverTexts } from './server-texts.ts';
import type { Texts } from './translate.ts';

const keys = Object.keys(allTexts);
const t = serverTexts({ locale: 'de-DE' });
const formalT = serverTexts({ locale: 'de-DE', address: 'Sie' });

/** Words that only du has. Imperatives stand in the second list. */
const du = /(?<!\p{L})(du|dir|dich|dein|deine|deinen|deinem|deiner|deines)(?!\p{L})/iu;
const imperative = /(?<!\p{L})(Wähle|Nimm|Lade|Prüfe|Versuche es|Schreib|Öffne|Gib|Lösche|Warte|Such|Fang|Speichere|Mach)(?!\p{L})/u;
/** Pages a mourning card passes on its way, without the empty cart and the empty customer area, which hold no card. */
const formal = keys.filter(
  (key) =>
    /^(account|card|title|list|filter|finish|product|cart|checkout|order|shared|header|footer|site|messenger)\./.test(key) &&
    !/^(account|cart)\.empty/.test(key),
);

test.each(formal)('%s has no word of du in its form with Sie', (key) => {
  const text = formalT({ key });
  expect(text).not.toMatch(du);
  expect(text).not.toMatch(imperative);
});

test('a text with a form for Sie has one for du as well', () => {
  for (const key of keys.filter((one) => one.endsWith('.sie'))) expect(keys).toContain(key.slice(0, -'.sie'.length));
  expect(t('checkout.heading.payment')).toBe('Wie möchtest du zahlen?');
  expect(formalT('checkout.heading.payment')).toBe('Wie möchten Sie zahlen?');
  expect(formalT('checkout.title')).toBe('Kasse');
});

test.each(keys.filter((key) => /^(fault|input|picture)\./.test(key)))('%s suits du and Sie alike', (key) => {
  const text = t({ key });
  expect(text).not.toMatch(du);
  expect(text).not.toMatch(imperative);
});

test('no text has an exclamation mark but the one of the specification [F095]', () => {
  const loud = Object.entries(allTexts).filter(([, text]) => text.includes('!'));
  expect(loud).toEqual([['wish.saved', 'Gespeichert!']]);
});

test('every file of the folder is part of the whole, and no key stands in two files', async () => {
  const folder = join(import.meta.dirname, 'de');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(all|shared)\.ts$/.test(file),
  );
  const parts = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, Texts>>));
  expect(parts.flatMap((part) => Object.values(part).flatMap((texts) => Object.keys(texts))).toSorted()).toEqual(keys.toSorted());
});

/** Every source line that is neither a test nor a text; operators' texts are used by commands, too. */
const source = ['src', 'tools']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(join('src', 'texts')))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** A template literal as a pattern: `${…}` stands for any characters. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`);
}

const called = [...source.matchAll(/(?<![\w.])(?:t|message)\(\s*(['`])([a-zA-Z0-9.${}()?:' -]+?)\1/g)].map(([, , key = '']) => key);
const templates = [...source.matchAll(/`([a-zA-Z][\w-]*\.[\w.-]*\$\{[^`]*)`/g)].map(([, template = '']) => patternOf(template));

test('every key that code names exists', () => {
  expect(called.length).toBeGreaterThan(200);
  const missing = called.filter((key) => {
    const pattern = patternOf(key);
    return !keys.some((one) => pattern.test(one));
  });
  expect(missing).toEqual([]);
});

test('every text is used', () => {
  const words = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, word]) => word));
  const unused = keys.filter((key) => {
    const own = key.replace(/\.sie$/, '');
    return !words.has(own) && !templates.some((pattern) => pattern.test(own));
  });
  expect(unused).toEqual([]);
});
