/** Every design family of the shop, one line each. A new family is its own file and a line here; its suite is a look in pieces/suites.ts. */
import { Fault } from '#core/fault.ts';
import { archWindow } from './arch.ts';
import { azulejo } from './azulejo.ts';
import { baubleRow } from './bauble-row.ts';
import { bigAnd } from './big-and.ts';
import { blockPrint } from './block-print.ts';
import { botanicalPlate } from './botanical-plate.ts';
import { candleLight } from './candle-light.ts';
import { crest } from './crest.ts';
import { dateHero } from './date-hero.ts';
import { decoRays } from './deco-rays.ts';
import { dove } from './dove.ts';
import { enlargedToB6 } from './enlarged.ts';
import type { Family, SoldFamily } from './family.ts';
import { firForest } from './fir-forest.ts';
import { flowerInitial } from './flower-initial.ts';
import { gardenParty } from './garden-party.ts';
import { halfWreath } from './half-wreath.ts';
import { herbarium } from './herbarium.ts';
import { hotAir } from './hot-air.ts';
import { lightRays } from './light-rays.ts';
import { linoCut } from './lino-cut.ts';
import { loneBranch } from './lone-branch.ts';
import { magnolia } from './magnolia.ts';
import { meadowFamily } from './meadow.ts';
import { moonWhale } from './moon-whale.ts';
import { newspaper } from './newspaper.ts';
import { olive } from './olive.ts';
import { photoArch } from './photo-arch.ts';
import { photoStrip } from './photo-strip.ts';
import { drawPiece } from './pieces/compose.ts';
import { suiteLooks } from './pieces/suites.ts';
import { reliefLeaves } from './relief-leaves.ts';
import { ridges } from './ridges.ts';
import { snowGlobe } from './snow-globe.ts';
import { stillHorizon } from './still-horizon.ts';
import { terrazzoFamily } from './terrazzo.ts';
import { tileQuilt } from './tile-quilt.ts';
import { twigFish } from './twig-fish.ts';
import { typeCase } from './type-case.ts';
import { waveBoat } from './wave-boat.ts';

const drawers: readonly Family[] = [
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
  newspaper,
];

/** The family's own hand for designs, the suite's look for the pieces that belong to them; B6 is drawn as A6 and enlarged. */
function sold(family: Family): SoldFamily {
  const look = suiteLooks[family.key];
  const draw: SoldFamily['draw'] = (row, form, format) => {
    if (format === 'b6') return enlargedToB6(draw(row, form, 'a6'), form);
    if (look && row.suite !== undefined) return drawPiece(row, look, form, format);
    if (form === 'place-card' || format === 'place') throw new Fault('internal', `${row.id} is no place card`);
    return family.draw(row, form, format);
  };
  return { key: family.key, draw };
}

export const families: readonly SoldFamily[] = drawers.map(sold);

/** The family a catalogue row names. Throws a Fault when there is none. */
export function familyOf(key: string): SoldFamily {
  const family = families.find((one) => one.key === key);
  if (!family) throw new Fault('internal', `no design family "${key}"`);
  return family;
}
