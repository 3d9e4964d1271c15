/** Registry of design families. A new family is a folder and a line here; the style of its suite is registered in suites/registry.ts. */
import { Fault } from '#core/values/fault.ts';
import { archWindow } from '#designs/arch/draw.ts';
import { azulejo } from '#designs/azulejo/draw.ts';
import { baubleRow } from '#designs/bauble-row/draw.ts';
import { bigAnd } from '#designs/big-and/draw.ts';
import { blankCard } from '#designs/blank-card/draw.ts';
import { blockPrint } from '#designs/block-print/draw.ts';
import { botanicalPlate } from '#designs/botanical-plate/draw.ts';
import { candleLight } from '#designs/candle-light/draw.ts';
import { crest } from '#designs/crest/draw.ts';
import { dateHero } from '#designs/date-hero/draw.ts';
import { decoRays } from '#designs/deco-rays/draw.ts';
import { dove } from '#designs/dove/draw.ts';
import { firForest } from '#designs/fir-forest/draw.ts';
import { flowerInitial } from '#designs/flower-initial/draw.ts';
import { gardenParty } from '#designs/garden-party/draw.ts';
import { giftVoucher } from '#designs/gift-voucher/draw.ts';
import { halfWreath } from '#designs/half-wreath/draw.ts';
import { herbarium } from '#designs/herbarium/draw.ts';
import { hotAir } from '#designs/hot-air/draw.ts';
import { lightRays } from '#designs/light-rays/draw.ts';
import { linoCut } from '#designs/lino-cut/draw.ts';
import { loneBranch } from '#designs/lone-branch/draw.ts';
import { magnolia } from '#designs/magnolia/draw.ts';
import { meadowFamily } from '#designs/meadow/draw.ts';
import { moonWhale } from '#designs/moon-whale/draw.ts';
import { newspaper } from '#designs/newspaper/draw.ts';
import { drawEdition } from '#designs/newspaper/edition.ts';
import { olive } from '#designs/olive/draw.ts';
import { photoArch } from '#designs/photo-arch/draw.ts';
import { photoStrip } from '#designs/photo-strip/draw.ts';
import { reliefLeaves } from '#designs/relief-leaves/draw.ts';
import { ridges } from '#designs/ridges/draw.ts';
import { snowGlobe } from '#designs/snow-globe/draw.ts';
import { stillHorizon } from '#designs/still-horizon/draw.ts';
import { drawPiece } from '#designs/suites/compose.ts';
import { drawSpecialForm, isSpecialForm } from '#designs/suites/forms/registry.ts';
import { suiteStyleOf } from '#designs/suites/registry.ts';
import { terrazzoFamily } from '#designs/terrazzo/draw.ts';
import { tileQuilt } from '#designs/tile-quilt/draw.ts';
import { twigFish } from '#designs/twig-fish/draw.ts';
import { typeCase } from '#designs/type-case/draw.ts';
import { waveBoat } from '#designs/wave-boat/draw.ts';
import { enlargeToB6 } from './enlarge.ts';
import type { CatalogueFamily, Family } from './family.ts';

const generators: readonly Family[] = [
  dateHero,
  crest,
  meadowFamily,
  archWindow,
  olive,
  moonWhale,
  typeCase,
  photoStrip,
  photoArch,
  baubleRow,
  tileQuilt,
  firForest,
  dove,
  bigAnd,
  twigFish,
  stillHorizon,
  loneBranch,
  decoRays,
  lightRays,
  terrazzoFamily,
  linoCut,
  botanicalPlate,
  herbarium,
  ridges,
  azulejo,
  reliefLeaves,
  flowerInitial,
  waveBoat,
  hotAir,
  candleLight,
  gardenParty,
  halfWreath,
  blockPrint,
  magnolia,
  snowGlobe,
  giftVoucher,
  { ...newspaper, drawNewspaper: drawEdition },
];

/** Draws designs with the family's generator and pieces with the suite's style. B6 is drawn as A6 and enlarged. */
function withAllFormats(family: Family): CatalogueFamily {
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
  return { key: family.key, draw };
}

export const families: readonly CatalogueFamily[] = [...generators.map(withAllFormats), blankCard];

/** The family a catalogue row names. Throws a Fault when there is none. */
export function familyOf(key: string): CatalogueFamily {
  const family = families.find((one) => one.key === key);
  if (!family) throw new Fault('internal', `no design family "${key}"`);
  return family;
}
