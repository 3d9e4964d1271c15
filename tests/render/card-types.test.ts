/** Blank cards of every type with words of their own before the shop's check of print files, and a few of them before outside judges; all of them in the long form. */
import { describe, expect, test } from 'vitest';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { type Punching, punchingKeys } from '#core/design/punching.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { cardTypes, cardVariants } from '#core/products/card/types.ts';
import { blankDesign } from '#designs/blank.ts';
import { blankRows } from '#designs/blank-card/rows.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { openFonts } from '#resources/fonts.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { isLongForm, sharedOut } from '#tests/long-form.ts';
import { written } from '#tests/render/written-card.ts';
import { pressFiles } from '../../tools/print-designs.ts';
import { expectSamePages } from './compare.ts';
import { readPlates, readPress } from './press.ts';
import { missingJudges } from './tools.ts';

type Case = CardShape & { punching: Punching; colourway: string; name: string };

const fonts = await openFonts();

/** Every form and format in every punching it takes, the colourways in turn. */
const all: Case[] = cardVariants
  .flatMap((shape) => {
    const punchings = cardTypes[shape.form].punchingRefusal === null ? punchingKeys : (['none'] as const);
    return punchings.map((punching) => ({ ...shape, punching }));
  })
  .map((one, at) => {
    const colourway = blankRows[0]?.colourways[at % 5]?.key ?? '';
    return { ...one, colourway, name: `${one.form} ${one.format} ${one.punching}` };
  });

/** One of every form in the sample, each punching in turn. */
const chosen = isLongForm
  ? sharedOut(all)
  : [...Map.groupBy(all, ({ form }) => form).values()].flatMap((own, at) => own[at % own.length] ?? []);

function documentOf({ form, format, punching, colourway }: Case): CardDocument {
  const row = blankRows.find(({ id }) => id === blankId(form));
  if (!row) throw new Error(`no blank card of ${form}`);
  const design = written(blankDesign(row, form, format, colourway, row.refinements[0]));
  return { ...design, product: { ...design.product, punching } };
}

function sheetsOf(one: Case): Sheet[] {
  return layout(documentOf(one), { fonts, artwork: () => null, photo: () => null }).sheets;
}

test.each(chosen)('$name: its print file passes the check, with and without technical plates [E078]', async (one) => {
  const sheets = sheetsOf(one);
  const { pdf, flat } = await pressFiles(one.name, sheets, []);
  expect(checkPrintFile(pdf, standardProfile, sheets)).toEqual([]);
  expect(checkPrintFile(flat, withoutTechnicalPlates(standardProfile), sheets)).toEqual([]);
  const { pageCounts } = cardTypes[one.form];
  if (pageCounts) expect(sheets).toHaveLength(pageCounts.least);
});

const judged = ['leporello a6 wave', 'gift-tag tag-heart none', 'pocketfold a6 none', 'folded-top square heart-corners'];
const shown = isLongForm ? sharedOut(all) : all.filter(({ name }) => judged.includes(name));

describe.skipIf(missingJudges.length > 0).each(shown)('$name', (one) => {
  test('has its contour, its folds and its foil as plates, and the press shows what the screen shows [E064]', async () => {
    const sheets = sheetsOf(one);
    const { pdf, flat } = await pressFiles(one.name, sheets, []);
    const { qpdf } = await readPress(pdf, ['qpdf']);
    expect(qpdf).toContain('No syntax or stream encoding errors found');
    for (const [index, sheet] of sheets.entries()) {
      const { whole, mostInk } = await readPlates(pdf, index + 1);
      expect(mostInk).toBeLessThanOrEqual(standardProfile.inkLimit + 0.5);
      expect(whole.CUT?.inked, `cut contour of ${sheet.id}`).toBeGreaterThan(0);
      expect((whole.FOLD?.inked ?? 0) > 0, `fold of ${sheet.id}`).toBe(sheet.foldsUm.length + (sheet.foldsYUm?.length ?? 0) > 0);
    }
    await expectSamePages(flat, sheets, []);
  });
});
