/** How the forms of a suite are drawn, beside the four pieces of compose.ts. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { Fault } from '#core/values/fault.ts';
import type { FamilyCard } from '#designs/family.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import * as folding from './folding.ts';
import { formKit, type Kit } from './kit.ts';
import * as labels from './labels.ts';

const drawings: Partial<Record<CardForm, (kit: Kit) => void>> = {
  'folded-top': folding.foldedTop,
  'double-folded': folding.doubleFolded,
  leporello: folding.leporello,
  pocketfold: folding.pocketfold,
  trio: folding.trio,
  fan: folding.fan,
  booklet: folding.booklet,
  postcard: folding.postcard,
  'table-folded': folding.table,
  'group-table-card': labels.seatingPlan,
  'photo-strip': labels.photoStrip,
  polaroid: labels.polaroid,
  'sticker-round': labels.roundSticker,
  'sticker-heart': labels.heartSticker,
  'sticker-rect': labels.rectSticker,
  'bottle-label': labels.bottle,
  'sparkler-label': labels.sparkler,
  'gift-tag': labels.giftTag,
  'insert-sheet': labels.insertSheet,
  'insert-card': labels.replyCard,
  band: labels.band,
  confetti: labels.confetti,
  'wind-light': labels.windLight,
  'balloon-card': labels.balloon,
  envelope: labels.envelope,
};

/** True for forms that are drawn here. */
export function isSpecialForm(form: CardForm): boolean {
  return drawings[form] !== undefined;
}

/** Draws a piece in one of these forms. Throws Fault 'internal' for another form. */
export function drawSpecialForm(
  row: DesignTemplate,
  style: SuiteStyle,
  form: CardForm,
  format: CardFormat,
  pageCount?: number,
): FamilyCard {
  const draw = drawings[form];
  if (!draw) throw new Fault('internal', `suites are not drawn as ${form}`);
  const kit = formKit(row, style, form, format, pageCount);
  draw(kit);
  return kit.finish();
}
