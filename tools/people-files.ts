/**
 * Makes tests/fixtures/people-files: lists of guests as many programs write them, and answers.json with what a reader must find. The writers
 * are independent of the reader: install them elsewhere, and LibreOffice Calc from Debian (libreoffice-calc):
 * npm i xlsx@0.18.5 exceljs@4.4.0 write-excel-file@4.1.1 && node tools/people-files.ts FOLDER
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  columnsLayout,
  commaLayout,
  couplesLayout,
  familiesLayout,
  type Layout,
  namesLayout,
} from './people-files/layouts.ts';
import { type Constructed, construct } from './people-files/people.ts';
import { addressLayout, capitalsLayout, largeLayout, mixedLayout, numbersLayout, plainLayout } from './people-files/special-layouts.ts';
import { delimited, encoded, htmlTable, type PastedForm, pasted, vcards } from './people-files/text-files.ts';
import { openWriters, type Writers } from './people-files/workbook-files.ts';

const target = new URL('../tests/fixtures/people-files/', import.meta.url).pathname;

type FileAnswer = Pick<Layout, 'answers' | 'fields' | 'wrong' | 'plusOnes'> & {
  kind: string;
  encoding?: string;
  country: string;
  guests: number;
};

/** Of long lists the first guests are compared, and their number. */
const comparedGuests = 40;
const answers: Record<string, FileAnswer> = {};

const countries: Readonly<Record<string, string>> = { de: 'DE', fr: 'FR', it: 'IT', en: 'GB', es: 'ES', nl: 'NL', pl: 'DE', tr: 'DE' };

function save(name: string, bytes: Uint8Array | string, kind: string, layout: Layout, language: string, encoding?: string): void {
  writeFileSync(join(target, name), bytes);
  const { answers: people, fields, wrong, plusOnes } = layout;
  answers[name] = {
    kind,
    ...(encoding ? { encoding } : {}),
    country: countries[language] ?? 'DE',
    fields,
    wrong,
    plusOnes,
    guests: people.length,
    answers: people.slice(0, comparedGuests),
  };
}

const languages = ['de', 'fr', 'it', 'en', 'es', 'nl'];

/** The layouts of one language, with people of their own each. */
function layoutsOf(language: string, from: number): Layout[] {
  return [
    columnsLayout(language, from),
    namesLayout(language, from + 3),
    commaLayout(language, from + 5),
    couplesLayout(language, from + 7),
    familiesLayout(language, from + 9, false),
    familiesLayout(language, from + 11, true),
  ];
}

const germanLayouts = (from: number): Layout[] => [
  numbersLayout(from),
  mixedLayout(),
  plainLayout('de', from),
  addressLayout('de', from + 2),
  capitalsLayout(from + 4),
];

function textFiles(): void {
  const encodings: [string, string[]][] = [
    ['UTF-8', languages],
    ['UTF-8 with mark', ['de', 'fr']],
    ['UTF-16LE', ['de', 'it']],
    ['UTF-16BE', ['fr']],
    ['UTF-16LE with mark', ['nl', 'de']],
    ['WINDOWS-1252', languages],
    ['CP850', ['de', 'fr', 'it', 'es']],
    ['MACINTOSH', ['de', 'fr', 'es']],
    ['WINDOWS-1250', ['pl']],
    ['ISO-8859-2', ['pl']],
    ['WINDOWS-1254', ['tr']],
  ];
  const delimiters = [';', ',', '\t', '|'];
  let number = 0;
  for (const [encoding, all] of encodings)
    for (const language of all)
      for (const layout of layoutsOf(language, number * 2).slice(0, 4)) {
        const isFit = ['WINDOWS-1252', 'CP850', 'MACINTOSH'].includes(encoding);
        const text = delimited(layout, delimiters[number % 4] as string, number % 3 === 0 ? '\n' : '\r\n');
        // These code pages have no dotless i.
        const bytes = encoded(isFit ? text.replaceAll('ı', 'i') : text, encoding);
        const own = isFit ? (JSON.parse(JSON.stringify(layout).replaceAll('ı', 'i')) as Layout) : layout;
        save(`${String(number).padStart(3, '0')}-${language}-${layout.name}.csv`, bytes, 'table', own, language, encoding);
        number += 1;
      }
  for (const layout of germanLayouts(40))
    if (!layout.numbers) save(`text-${layout.name}.csv`, delimited(layout, ';'), 'table', layout, 'de', 'UTF-8');
  const named = namesLayout('de', 60);
  save(
    'text-sep.csv',
    `sep=,\r\n${delimited(named, ',')}`,
    'table',
    { ...named, wrong: named.wrong.map((line) => line + 1) },
    'de',
    'UTF-8',
  );
}

function peopleLayout(name: string, people: readonly Constructed[], known: (one: Constructed) => Partial<Answer>): Layout {
  const found = people.map((one, household): Answer => {
    const street = one.country === 'FR' || one.country === 'GB' ? `${one.house} ${one.street}` : `${one.street} ${one.house}`;
    return { given: one.given, family: one.family, street, code: one.code, city: one.city, household, ...known(one) };
  });
  return { name, rows: [], answers: found, fields: null, wrong: [], plusOnes: 0 };
}

function cardAndPastedFiles(): void {
  for (const [at, language] of languages.entries())
    for (const version of ['2.1', '3.0', '4.0'] as const) {
      const people = construct(language, 8, at * 3);
      const layout = peopleLayout('cards', people, ({ title, country, email, phone }) => ({ title, country, email, phone }));
      save(`cards-${language}-${version}.vcf`, vcards(people, version), 'cards', layout, language);
    }
  for (const [at, language] of ['de', 'fr', 'it', 'nl', 'es'].entries())
    for (const form of ['blocks', 'lines', 'bullets', 'unspaced'] as const satisfies readonly PastedForm[]) {
      const people = construct(language, 8, at * 5);
      const known = ({ email, phone }: Constructed) => (form === 'blocks' ? { email } : form === 'unspaced' ? { phone } : {});
      save(`pasted-${language}-${form}.txt`, pasted(people, form), 'pasted', peopleLayout('pasted', people, known), language);
    }
}

async function workbookFiles(writers: Writers): Promise<void> {
  const layouts = [...languages.flatMap((language, at) => layoutsOf(language, 70 + 5 * at).map((layout) => ({ layout, language })))];
  const all = [...layouts, ...germanLayouts(90).map((layout) => ({ layout, language: 'de' }))];
  for (const [at, { layout, language }] of all.entries()) {
    const writer = writers.names[at % writers.names.length] as (typeof writers.names)[number];
    save(`${writer.name}-${language}-${layout.name}.xlsx`, await writer.write(layout), 'xlsx', layout, language);
  }
  for (const { layout, language } of all.filter((_, at) => at % 3 === 0 || at >= layouts.length))
    save(`sheetjs-${language}-${layout.name}.xls`, writers.sheetJs(layout, 'biff8'), 'xls', layout, language);
  for (const { layout, language } of all.filter((_, at) => at % 4 === 1))
    save(`sheetjs-${language}-${layout.name}.xml.xls`, writers.sheetJs(layout, 'xlml'), 'xml-2003', layout, language);
  for (const { layout, language } of all.filter(({ layout: { merges, numbers } }, at) => at % 5 === 2 && !merges?.length && !numbers))
    save(`html-${language}-${layout.name}.xls`, htmlTable(layout), 'html', layout, language);
  save('large-rows.xlsx', writers.sheetJs(largeLayout(9_999, 5), 'xlsx'), 'xlsx', largeLayout(9_999, 5), 'de');
  save('large-columns.xlsx', writers.sheetJs(largeLayout(6, 100), 'xlsx'), 'xlsx', largeLayout(6, 100), 'de');
}

/** What LibreOffice makes of workbooks of another writer. */
function officeFiles(writers: Writers): void {
  const folder = mkdtempSync(join(tmpdir(), 'people-files-'));
  const chosen = [
    ...languages.flatMap((language, at) =>
      layoutsOf(language, 100 + 7 * at)
        .filter((_, index) => (index + at) % 2 === 0)
        .map((layout) => ({ layout, language })),
    ),
    ...germanLayouts(130).map((layout) => ({ layout, language: 'de' })),
  ];
  // LibreOffice leaves hidden columns out of pages.
  const filters: [string, string, string, (at: number) => boolean][] = [
    ['ods', 'ods:calc8', 'ods', () => true],
    ['xls', 'xls:MS Excel 97', 'xls', (at) => at % 2 === 0],
    ['xlsx', 'xlsx:Calc MS Excel 2007 XML', 'xlsx', (at) => at % 2 === 1],
    ['html', 'html:HTML (StarCalc)', 'html', (at) => at % 3 === 0 && chosen[at]?.layout.hiddenColumn === undefined],
  ];
  mkdirSync(join(folder, 'in'));
  for (const [at, { layout }] of chosen.entries()) writeFileSync(join(folder, `in/${at}.xlsx`), writers.sheetJs(layout, 'xlsx'));
  for (const [extension, filter, kind, isChosen] of filters) {
    const files = chosen.flatMap((_, at) => (isChosen(at) ? [join(folder, `in/${at}.xlsx`)] : []));
    const out = join(folder, extension);
    const { status, stderr } = spawnSync(
      'soffice',
      ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', filter, '--outdir', out, ...files],
      {
        encoding: 'utf8',
        timeout: 600_000,
      },
    );
    if (status !== 0) throw new Error(`soffice: ${stderr}`);
    for (const [at, { layout, language }] of chosen.entries()) {
      if (!isChosen(at)) continue;
      const name = `office-${language}-${layout.name}.${extension === 'html' ? 'html.xls' : extension}`;
      save(name, readFileSync(join(out, `${at}.${extension}`)), kind, layout, language);
    }
  }
  rmSync(folder, { recursive: true });
}

const modules = process.argv[2];
if (!modules) throw new Error('name the folder where the writers are installed');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const writers = openWriters(createRequire(join(modules, 'package.json')));
textFiles();
cardAndPastedFiles();
await workbookFiles(writers);
officeFiles(writers);
const lines = Object.entries(answers).map(([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer)}`);
writeFileSync(join(target, 'answers.json.part'), `{\n${lines.join(',\n')}\n}\n`);
renameSync(join(target, 'answers.json.part'), join(target, 'answers.json'));
console.log(`${lines.length} files`);
