/**
 * Names on the pieces that are printed with a list: every design with a field, by the boxes of layout, and for a sample by the glyphs of
 * print files. In the long form 5,000 names on each design; its forms and formats take turns.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { TextElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { GlyphsItem, Item, Sheet } from '#core/layout/sheet.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';
import { guestRecord, householdRecord } from '#tests/merge-records.ts';
import { pressFiles, printJobs, samplePhoto } from '../../tools/print-designs.ts';
import { mergeJob } from '../../tools/print-records.ts';
import { glyphDistance } from './press.ts';
import { missingJudges } from './tools.ts';

const fonts = await openFonts();
const rows = designRows.filter(({ fieldTexts }) => fieldTexts);
const count = isLongForm ? 5_000 : 60;
let records: Record<MergeRecord['kind'], readonly MergeRecord[]>;

beforeAll(() => {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  records = { guest: seeds.map(guestRecord), household: seeds.map(householdRecord) };
});

function kindOf({ category }: DesignTemplate): MergeRecord['kind'] {
  return ['envelope', 'recipient-sticker', 'thank-you-card'].includes(category) ? 'household' : 'guest';
}

/** The row's designs with its fields, in all its forms and formats. */
function mergedDesigns(row: DesignTemplate) {
  return row.forms.map(({ form, format }) => ({
    form,
    format,
    design: insertFields(blankDesign(row, form, format, undefined, 'none'), row.fieldTexts ?? {}),
  }));
}

function glyphsOf(items: readonly Item[]): GlyphsItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? glyphsOf(item.items) : item.kind === 'glyphs' ? item : []));
}

/** The lines of a text as they stand on the page: their words, and the ends of their advances. */
function linesOf(items: readonly GlyphsItem[]): { words: string; fromUm: number; toUm: number }[] {
  const byLine = Map.groupBy(items, ({ glyphs }) => glyphs[0]?.yUm ?? 0);
  return [...byLine.values()].map((parts) => {
    const glyphs = parts.flatMap(({ glyphs: own, font, sizeUm }) => {
      const face = fonts.face(font);
      return own.map(({ xUm, text }) => {
        const advance = face?.shape(text, {}).reduce((sum, glyph) => sum + glyph.advance, 0) ?? 0;
        return { text, xUm, toUm: xUm + (advance / (face?.unitsPerEm ?? 1)) * sizeUm };
      });
    });
    return {
      words: glyphs.map(({ text }) => text).join(''),
      fromUm: Math.min(...glyphs.map(({ xUm }) => xUm)),
      toUm: Math.max(...glyphs.map(({ toUm }) => toUm)),
    };
  });
}

/** A ligature or a kerned pair is a little narrower than its letters alone. */
const toleranceUm = 150;

/** What a family name is not parted from. */
const particle = /(?:^|[ \u00a0])(?:von|zu|van|der|de|la|di|ter|zur|Graf|Freifrau|Prinzessin)$/u;

/** What is wrong with a text, or null. */
function fault({ xUm, widthUm, rotation }: TextElement, lines: ReturnType<typeof linesOf>): string | null {
  const parted = lines.find(({ words }) => particle.test(words));
  if (parted) return `"${parted.words}" ends with a particle`;
  const wide = lines.find(({ fromUm, toUm }) => fromUm < xUm - toleranceUm || toUm > xUm + widthUm + toleranceUm);
  return wide && rotation === 0 ? `"${wide.words}" reaches out of its box` : null;
}

const textsOf = (design: { pages: readonly { elements: readonly { kind: string }[] }[] }) =>
  design.pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'text')) as TextElement[];

describe.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
  test('holds every name in its boxes, whole and at a legible size', () => {
    const designs = mergedDesigns(row);
    const faults: string[] = [];
    let seen = 0;
    records[kindOf(row)].forEach((record, at) => {
      const { form, format, design } = designs[at % designs.length] ?? {};
      if (!design) throw new Error('no form');
      const fitted = fitRecord(design, record, { fonts });
      const { sheets, findings } = layout(fitted.design, { fonts, artwork: (id) => ({ id, groups: [] }), photo: () => null });
      const overflow = findings.find(({ kind }) => kind === 'overflow');
      if (overflow || fitted.state === 'blocked')
        faults.push(`${record.key} on ${form} ${format}: ${JSON.stringify(overflow ?? fitted.findings)}`);
      const all = glyphsOf(sheets.flatMap(({ items }: Sheet) => items));
      for (const fit of fitted.fits) {
        const element = textsOf(fitted.design).find(({ id }) => id === fit.element);
        const lines = linesOf(all.filter(({ of }) => of === fit.element));
        if (!element || lines.length < fit.lines) throw new Error(`no text ${fit.element}`);
        seen += 1;
        const wrong = fault(element, lines);
        if (wrong) faults.push(`${record.key} on ${form} ${format}: ${wrong}`);
        if (fit.sizeUm < 2_800) faults.push(`${record.key} on ${form} ${format}: ${fit.sizeUm} µm`);
      }
    });
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(count);
  });
});

describe.skipIf(missingJudges.length > 0)('print files', () => {
  const jobs = printJobs();
  const cases = sampled(rows, 8, 3).map((row) => [row.id, row] as const);

  test.each(cases)(
    'of %s have the pages of each record in the order of the list, and every name where its Sheet has it',
    async (_, row) => {
      const job = jobs.find((one) => one.row === row);
      if (!job) throw new Error('no form');
      // The longest ones are the likeliest to stick out. Faces for letters beyond these are not files of the shop.
      const longest = records[kindOf(row)]
        .filter((record) => !/[\u0250-\u2000]/u.test(JSON.stringify(record)))
        .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
        .slice(0, 3);
      const photo = await samplePhoto();
      const { sheets, printed, findings } = await mergeJob(job, longest, photo, {
        hasCommonSize: row.category === 'place-card',
        isShortened: false,
      });
      const { flat } = await pressFiles(row.id, sheets, [photo]);
      const { pages } = blankDesign(row, job.form, job.format, undefined, 'none');
      expect(findings.filter(({ level }) => level === 'blocked')).toEqual([]);
      expect(printed).toBe(longest.length);
      expect(sheets.map(({ id }) => id)).toEqual(longest.flatMap(() => pages.map(({ id }) => id)));
      for (const [index, sheet] of sheets.entries()) {
        const { worstUm } = await glyphDistance(flat, sheet, index + 1);
        expect(worstUm, `page ${index + 1}`).toBeLessThanOrEqual(20);
      }
    },
  );
});
