/** What a calendar weighs: sheets by area and grammage, the board behind them, and what holds it together. */
import type { CalendarChoice } from './choice.ts';
import { type AccessoryType, calendarFormatSize, calendarGramsPerM2, type MountingType, sheetCount } from './kinds.ts';

/** Grey board of 1 mm. */
const boardGramsPerM2 = 450;
const accessoryGrams: Record<AccessoryType, number> = { geschenkbox: 180, stift: 12 };

/** `grams` of the mounting itself; `boards` behind the sheets. */
export const mountings: Record<MountingType, { grams: number; boards: number }> = {
  spirale: { grams: 20, boards: 1 },
  lochung: { grams: 0, boards: 1 },
  holzblock: { grams: 180, boards: 0 },
  holzfuss: { grams: 90, boards: 0 },
  ohne: { grams: 0, boards: 0 },
};

/** Milligrams of one piece; 0 for a format that its type does not have. */
export function calendarWeightMg(choice: CalendarChoice): number {
  const size = calendarFormatSize(choice.calendarType, choice.formatType);
  if (!size) return 0;
  const { grams, boards } = mountings[choice.mountingType];
  const gramsOfM2 = sheetCount(choice) * calendarGramsPerM2(choice) + boards * boardGramsPerM2;
  // 1 g/m² is 0.001 mg/mm².
  const paperMg = Math.round((size.widthMm * size.heightMm * gramsOfM2) / 1_000);
  const added = choice.accessoryTypes.reduce((sum, one) => sum + accessoryGrams[one], 0);
  return paperMg + (grams + added) * 1_000;
}
