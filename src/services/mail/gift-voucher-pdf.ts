/** A gift voucher as an A4 page to print or to hand on: the four pages of its card beside and below each other. Pure: Sheets in, PDF out. */
import { rectPath } from '#core/design/outlines/outline.ts';
import type { GroupItem, Sheet } from '#core/layout/sheet.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';

/** The panels as they are read, two in a row. */
const panels = ['front', 'inside-right', 'inside-left', 'back'] as const;
const a4 = { widthUm: 210_000, heightUm: 297_000 };

/** A panel with its upper left corner at `xUm`, `yUm`. Throws a RangeError where no Sheet has it. */
function placed(sheets: readonly Sheet[], id: string, xUm: number, yUm: number): GroupItem {
  const sheet = sheets.find((one) => one.panels.some((panel) => panel.id === id));
  const panel = sheet?.panels.find((one) => one.id === id);
  if (!sheet || !panel) throw new RangeError(`no panel ${id}`);
  const matrix = [1, 0, 0, 1, xUm - panel.xUm, yUm - panel.yUm] as const;
  return { kind: 'group', of: id, clip: rectPath(panel), matrix: [...matrix], items: sheet.items };
}

/** In sRGB with embedded fonts. `sheets` are those of the card, `date` an ISO instant. The same facts give the same bytes. */
export async function giftVoucherPdf(sheets: readonly Sheet[], facts: { title: string; date: string }): Promise<Uint8Array> {
  const items = panels.map((id, at) => placed(sheets, id, (at % 2) * 105_000, Math.floor(at / 2) * 148_500));
  const page: Sheet = {
    id: 'voucher',
    ...a4,
    bleedUm: 0,
    safeUm: 0,
    foldSafeUm: 0,
    foldsUm: [],
    items,
    panels: [{ id: 'voucher', xUm: 0, yUm: 0, ...a4 }],
  };
  const resources = { font: fontFile, photo: async () => null, output: new Uint8Array(), srgb: iccFile('srgb') };
  return paintProof([page], resources, { kind: 'proof', bleedUm: 0 }, facts);
}
