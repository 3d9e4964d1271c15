/** Registry of design families: those of `families/`, blank cards and gift vouchers. */
import { Fault } from '#core/values/fault.ts';
import { blankCard } from '#designs/blank-card/draw.ts';
import { giftVoucher } from '#designs/gift-voucher/draw.ts';
import { drawPiece } from '#designs/suites/compose.ts';
import { drawSpecialForm, isSpecialForm } from '#designs/suites/forms/registry.ts';
import { suiteStyleOf } from '#designs/suites/registry.ts';
import { enlargeToB6 } from './enlarge.ts';
import { familyFolders } from './families/index.ts';
import type { CatalogueFamily, Family } from './family.ts';

/** Draws designs with the family's generator and pieces with the suite's style. B6 is drawn as A6 and enlarged. */
function withAllFormats(key: string, family: Family): CatalogueFamily {
  const draw: CatalogueFamily['draw'] = (row, form, format, pageCount) => {
    const style = suiteStyleOf(row);
    if (form === 'newspaper' && family.drawNewspaper) return family.drawNewspaper(row, pageCount);
    if (style && isSpecialForm(form)) return drawSpecialForm(row, style, form, format, pageCount);
    if (format === 'b6') return enlargeToB6(draw(row, form, 'a6'), form);
    if (style && row.suite !== undefined) return drawPiece(row, style, form, format);
    if (form !== 'flat' && form !== 'folded') throw new Fault('internal', `${row.id} is drawn flat or folded`);
    if (format !== 'a6' && format !== 'din-long' && format !== 'square') throw new Fault('internal', `${row.id} is not drawn in ${format}`);
    return family.draw(row, form, format);
  };
  return { key, draw };
}

export const families: readonly CatalogueFamily[] = [
  ...familyFolders.map(({ key, family }) => withAllFormats(key, family)),
  withAllFormats('gift-voucher', giftVoucher),
  blankCard,
];

/** The family a catalogue row names. Throws a Fault when there is none. */
export function familyOf(key: string): CatalogueFamily {
  const family = families.find((one) => one.key === key);
  if (!family) throw new Fault('internal', `no design family "${key}"`);
  return family;
}
