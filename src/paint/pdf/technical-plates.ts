/** Technical plates of a page: cut contour, perforations and fold lines. */
import type { Sheet, SheetLine } from '#core/layout/sheet.ts';
import type { Plate, PrintProfile } from '#paint/print-profile.ts';
import { mm, pathOperators } from './operators.ts';

/** Thick enough to be seen on film, too thin to be taken for artwork. */
const lineMm = 0.1;

function lineOperators({ x1Um, y1Um, x2Um, y2Um }: SheetLine): string {
  return `${mm(x1Um)} ${mm(y1Um)} m ${mm(x2Um)} ${mm(y2Um)} l S`;
}

/**
 * Operators for the cut contour (the trim box where the sheet has none) and perforations on the cut plate, and for folds as dashed lines
 * into the bleed on the fold plate. `strokeColour` selects a plate for lines. Empty where the profile has no technical plates.
 */
export function technicalPlates(sheet: Sheet, profile: PrintProfile, strokeColour: (plate: Plate) => string): string[] {
  const { technical, bleedUm } = profile;
  if (!technical) return [];
  const { widthUm, heightUm, foldsUm, foldsYUm = [], cut, perforations = [] } = sheet;
  const contours = cut ? cut.map((d) => `${pathOperators(d)} S`) : [`0 0 ${mm(widthUm)} ${mm(heightUm)} re S`];
  const folds: SheetLine[] = [
    ...foldsUm.map((xUm) => ({ x1Um: xUm, y1Um: -bleedUm, x2Um: xUm, y2Um: heightUm + bleedUm })),
    ...foldsYUm.map((yUm) => ({ x1Um: -bleedUm, y1Um: yUm, x2Um: widthUm + bleedUm, y2Um: yUm })),
  ];
  const open = (plate: Plate, dash: string) => `q ${lineMm} w ${dash}${strokeColour(plate)}`;
  return [
    `${open(technical.cut, '')} ${contours.join(' ')} Q`,
    ...(perforations.length > 0 ? [open(technical.cut, '[1 1] 0 d '), ...perforations.map(lineOperators), 'Q'] : []),
    ...(folds.length > 0 ? [open(technical.fold, '[2 1] 0 d '), ...folds.map(lineOperators), 'Q'] : []),
  ];
}
