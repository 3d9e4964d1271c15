/** The technical plates of a page: what the die cuts and perforates, and where the sheet is folded. */
import type { Sheet, SheetLine } from '#core/layout/sheet.ts';
import { mm, outline } from './place.ts';
import type { Plate, PrintProfile } from './print-profile.ts';

/** A hairline everybody sees on a film and nobody takes for artwork. */
const lineMm = 0.1;

function drawn({ x1Um, y1Um, x2Um, y2Um }: SheetLine): string {
  return `${mm(x1Um)} ${mm(y1Um)} m ${mm(x2Um)} ${mm(y2Um)} l S`;
}

/**
 * Cut contour (the trimmed edge where the product has none of its own) and perforations on the cut plate, folds as dashed lines across
 * the sheet into the bleed. `strokeIn` makes a plate the colour of lines. Empty where the profile wants no technical plates.
 */
export function technicalLines(sheet: Sheet, profile: PrintProfile, strokeIn: (plate: Plate) => string): string[] {
  const { technical, bleedUm } = profile;
  if (!technical) return [];
  const { widthUm, heightUm, foldsUm, foldsYUm = [], cut, perforations = [] } = sheet;
  const contours = cut ? cut.map((d) => `${outline(d)} S`) : [`0 0 ${mm(widthUm)} ${mm(heightUm)} re S`];
  const folds: SheetLine[] = [
    ...foldsUm.map((xUm) => ({ x1Um: xUm, y1Um: -bleedUm, x2Um: xUm, y2Um: heightUm + bleedUm })),
    ...foldsYUm.map((yUm) => ({ x1Um: -bleedUm, y1Um: yUm, x2Um: widthUm + bleedUm, y2Um: yUm })),
  ];
  const open = (plate: Plate, dash: string) => `q ${lineMm} w ${dash}${strokeIn(plate)}`;
  return [
    `${open(technical.cut, '')} ${contours.join(' ')} Q`,
    ...(perforations.length > 0 ? [open(technical.cut, '[1 1] 0 d '), ...perforations.map(drawn), 'Q'] : []),
    ...(folds.length > 0 ? [open(technical.fold, '[2 1] 0 d '), ...folds.map(drawn), 'Q'] : []),
  ];
}
