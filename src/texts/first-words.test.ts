/** What a customer reads first in editors, configurators and the print check is free of printers' words; figures stand one step further. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type MessageValues, message } from '#core/values/message.ts';
import { firstSentence, printersWords } from '#tests/first-words.ts';
import { preflightTexts } from './de/preflight.ts';
import { preflightTextsFor } from './preflight-texts.ts';
import type { Texts } from './translate.ts';

const root = join(import.meta.dirname, '..');
/** Folders whose components are read while something is designed or chosen, and whose messages name options. */
const shown = ['web/editor', 'web/configurators', 'web/product', 'core/products', 'core/preflight'];
/** Texts of messages, which no component imports. */
const ofMessages =
  /^(?:accessories|arrange|card|panels|pictures|preflight|ranges|photobox\/.*|photoprint\/.*|photobook\/.*|wall-art\/.*|merch\/.*|calendar\/.*)$/;

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

async function shownTexts(): Promise<[key: string, text: string][]> {
  const imported = new Set(
    shown.flatMap(sourcesOf).flatMap((source) => [...source.matchAll(/#texts\/de\/([\w/-]+)\.ts/g)].map(([, name]) => name)),
  );
  const files = readdirSync(join(root, 'texts', 'de'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((file) => file !== 'all' && file !== 'shared' && (imported.has(file) || ofMessages.test(file)));
  const parts = await Promise.all(files.map((file) => import(join(root, 'texts', 'de', `${file}.ts`)) as Promise<Record<string, Texts>>));
  return parts.flatMap((part) => Object.values(part).flatMap((texts) => Object.entries(texts)));
}

/** What is itself the figures: texts under „Genauer“, values and units of number fields, tables of facts, and pages that are measured with a ruler. */
const figures = [
  /\.figures(?:\.|$)/,
  /^photo-frame\.ppi$/,
  /^approval\.size$/,
  /^own\.(?:mm|px)$/,
  /^own\.colour\./,
  /^arrange\.(?:numbers\.mm|stroke\.width\.value)$/,
  /^text\.size\.(?:value|unit)$/,
  /\.fact\./,
  /^wall\.template\./,
  // Says back what a program asked for.
  /^photoprint\.border\.unknown$/,
];

const wordy = (entries: readonly [string, string][]) =>
  entries.filter(([key, text]) => !figures.some((pattern) => pattern.test(key)) && printersWords.test(firstSentence(text)));

describe('first words', () => {
  test.each([
    ['168 dpi'],
    ['101 dpi: wird unscharf.'],
    ['80 × 120 cm (800x1200)'],
    ['{size} cm (600x400) gibt es nicht.'],
    ['Ebenen'],
    ['{name} steht zu nah am Falz. Schieb es weg.'],
    ['Höchstens 12mm breit.'],
    ['Weißer Rand, 3\u00a0mm'],
  ])('„%s“ is found', (text) => {
    expect(wordy([['some.key', text]])).toHaveLength(1);
  });

  test.each([['Wird gut.'], ['{name} ist zu klein. Nimm ein größeres Bild, 300 dpi sind gut.'], ['rund, 4\u00a0cm']])(
    '„%s“ is none',
    (text) => {
      expect(wordy([['some.key', text]])).toEqual([]);
    },
  );

  test('of editors, configurators, options and findings are those of a family', async () => {
    const texts = await shownTexts();
    expect(texts.length).toBeGreaterThan(3_000);
    expect(wordy(texts)).toEqual([]);
  });
});

/** Two values of everything that findings name. */
const values: MessageValues[] = [
  { ppi: 168, size: { number: 5.5, decimals: 1 }, distance: { lengthUm: 4_000 }, count: 1, characters: '漢', percent: 52, most: 6 },
  {
    ppi: 101,
    size: { number: 7, decimals: 0 },
    distance: { lengthUm: 3_000 },
    count: 3,
    characters: '☃',
    percent: 40,
    most: 5,
  },
].map((own, at) => ({
  name: at === 0 ? message('preflight.photo', { day: { day: '2026-05-03', style: 'date' }, panel: message('panel.front') }) : '„Namen“',
  ...Object.fromEntries(
    [
      'names',
      'pages',
      'first',
      'last',
      'date',
      'otherDate',
      'word',
      'right',
      'written',
      'otherWritten',
      'other',
      'above',
      'line',
      'own',
      'field',
    ].map((key) => [key, key]),
  ),
  label: 'Foto 1',
  panel: message('panel.front'),
  page: message('panel.front'),
  character: 'a',
  style: 'bold',
  feast: 'x',
  more: 2,
  place: 'oben links',
  nth: 2,
  day: { day: '2026-05-03', style: 'date' },
  ...own,
}));

describe.each(['du', 'Sie'] as const)('findings with %s', (address) => {
  const t = preflightTextsFor({ locale: 'de-DE', address });
  const keys = Object.keys(preflightTexts).filter((key) => !key.endsWith('.sie') && !key.startsWith('preflight.figures.'));

  test.each(values.map((own, at) => [at + 1, own] as const))('name no figure in any sentence, with value %i', (_, own) => {
    const rendered = keys.map((key) => t(message(key, own)));
    expect(rendered.length).toBeGreaterThan(80);
    expect(rendered.filter((text) => printersWords.test(text) || text.includes('{'))).toEqual([]);
  });
});
