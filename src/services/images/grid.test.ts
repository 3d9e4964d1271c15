/** Lists of people in the decode role with its real process: what comes back, what is refused with which sentence, and how large it becomes. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { openDocumentOf, sheetXml, workbookOf, type ZipEntry, zipOf } from '#tests/zip-of.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { pictureLimits } from './decode-protocol.ts';
import { type Decoder, openDecoder } from './decoder.ts';

const t = serverTexts({ locale: 'de-DE' });
let folder: string;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grid-test-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

let number = 0;
async function saved(bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, `${++number}.list`);
  await writeFile(file, bytes);
  return file;
}

/** The refusal's kind, and its sentence. */
async function refusal(bytes: Uint8Array | string): Promise<{ kind: string; sentence: string }> {
  const outcome = await decoder.readGrid(await saved(bytes)).catch((error: unknown) => error);
  if (!isFault(outcome)) throw new Error(`expected a refusal, got ${JSON.stringify(outcome).slice(0, 200)}`);
  expect(outcome.code).toBe('bad-input');
  const { text } = outcome.details;
  return { kind: /^\S+ (?:GridRefusal|Error): ([\w-]+):/.exec(outcome.message)?.[1] ?? outcome.message, sentence: text ? t(text) : '' };
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const people = sheetXml(`<row>${cell('Vorname')}${cell('PLZ')}</row><row>${cell('Anna')}${cell('01067')}</row>`);

test('a workbook becomes a grid, and the process leaves no file behind', async () => {
  const file = await saved(await workbookOf(people));
  expect(await decoder.readGrid(file)).toEqual({
    kind: 'xlsx',
    encoding: '',
    sheets: [
      {
        name: 'Liste',
        isHidden: false,
        rows: [
          { line: 1, cells: ['Vorname', 'PLZ'] },
          { line: 2, cells: ['Anna', '01067'] },
        ],
        marks: [],
        hiddenRows: 0,
        hiddenColumns: 0,
      },
    ],
    notes: [],
  });
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([]);
});

test('what is no list is refused with a sentence, and the process takes the next file', async () => {
  expect(await refusal(await zipOf({ 'xl/workbook.bin': 'x' }))).toEqual({ kind: 'xlsb', sentence: expect.stringContaining('.xlsb') });
  expect((await refusal('')).sentence).toContain('In dieser Datei steht nichts.');
  expect((await refusal(new Uint8Array(10_000_001))).sentence).toContain('10 MB');
  expect(await decoder.readGrid(await saved('Vorname;PLZ\nAnna;01067\n'))).toMatchObject({ kind: 'table', encoding: 'UTF-8' });
});

const row = (text: string) => `<row>${cell(text)}</row>`;
const repeated = (repeat: string, times: number): ZipEntry => {
  const [before = '', after = ''] = sheetXml('|').split('|');
  return { before, repeat, times, after };
};

/** Small files that would become large. */
const bombs: [string, () => Promise<Uint8Array>, string][] = [
  ['a sheet of 150 MB', () => workbookOf(repeated(`<row><!--${'x'.repeat(900)}--></row>`, 160_000)), 'too-large'],
  ['more than 2,000 entries', () => zipOf(Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`${at}`, '']))), 'too-large'],
  ['more than 10,000 rows', () => workbookOf(repeated(row('Anna'), 60_000)), 'too-many-rows'],
  ['more than 100 columns', () => workbookOf(sheetXml(`<row>${cell('x').repeat(200)}</row>`)), 'too-many-columns'],
  [
    'shared strings of 60 MB',
    () =>
      workbookOf(people, {
        'xl/sharedStrings.xml': { before: '<sst>', repeat: `<si><t>${'x'.repeat(1_000)}</t></si>`, times: 60_000, after: '</sst>' },
      }),
    'too-large',
  ],
  ['100,000 elements inside each other', () => workbookOf({ before: '', repeat: '<a>', times: 100_000, after: '' }), 'damaged'],
  [
    'one text of 90 MB',
    () => workbookOf({ before: '<worksheet><row><c><v>', repeat: '1'.repeat(1_000), times: 90_000, after: '</v></c></row></worksheet>' }),
    'damaged',
  ],
  [
    'one attribute of 90 MB',
    () => workbookOf({ before: '<worksheet a="', repeat: 'x'.repeat(1_000), times: 90_000, after: '"/>' }),
    'damaged',
  ],
  [
    'entities that name each other',
    () => workbookOf('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><worksheet>&c;</worksheet>'),
    'damaged',
  ],
  [
    'a row of OpenDocument that is repeated a million times',
    () =>
      openDocumentOf(
        '<d xmlns:t="t" xmlns:x="x"><t:table><t:table-row t:number-rows-repeated="1000000"><t:table-cell t:number-columns-repeated="50"><x:p>Anna</x:p></t:table-cell></t:table-row></t:table></d>',
      ),
    'too-many-rows',
  ],
];

test.each(bombs)('%s end in a refusal while the process keeps within its memory', async (_, make, kind) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThan(10_000_000);
  // A process above its memory answers with 'memory', and is not asked again with the same limits.
  const { kind: found, sentence } = await refusal(bytes);
  expect(found).toBe(kind);
  expect(sentence).not.toBe('');
  expect(pictureLimits.sharedMemoryBytes).toBeLessThanOrEqual(320 * 1024 * 1024);
});

test('10,000 rows come through the process within its memory', async () => {
  const large = new URL('../../../tests/fixtures/people-files/large-rows.xlsx', import.meta.url);
  const { sheets } = await decoder.readGrid(await saved(new Uint8Array(await readFile(large))));
  expect(sheets[0]?.rows).toHaveLength(10_000);
});
