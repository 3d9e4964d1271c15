/** All catalogue designs of the seed, one list per family, and the pieces of their suites. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { archRows } from '#designs/arch/rows.ts';
import { azulejoRows } from '#designs/azulejo/rows.ts';
import { baubleRowRows } from '#designs/bauble-row/rows.ts';
import { bigAndRows } from '#designs/big-and/rows.ts';
import { blankRows } from '#designs/blank-card/rows.ts';
import { blockPrintRows } from '#designs/block-print/rows.ts';
import { botanicalPlateRows } from '#designs/botanical-plate/rows.ts';
import { candleLightRows } from '#designs/candle-light/rows.ts';
import { crestRows } from '#designs/crest/rows.ts';
import { dateHeroRows } from '#designs/date-hero/rows.ts';
import { decoRaysRows } from '#designs/deco-rays/rows.ts';
import { doveRows } from '#designs/dove/rows.ts';
import { firForestRows } from '#designs/fir-forest/rows.ts';
import { flowerInitialRows } from '#designs/flower-initial/rows.ts';
import { gardenPartyRows } from '#designs/garden-party/rows.ts';
import { giftVoucherRows } from '#designs/gift-voucher/rows.ts';
import { halfWreathRows } from '#designs/half-wreath/rows.ts';
import { herbariumRows } from '#designs/herbarium/rows.ts';
import { hotAirRows } from '#designs/hot-air/rows.ts';
import { lightRaysRows } from '#designs/light-rays/rows.ts';
import { linoCutRows } from '#designs/lino-cut/rows.ts';
import { loneBranchRows } from '#designs/lone-branch/rows.ts';
import { magnoliaRows } from '#designs/magnolia/rows.ts';
import { meadowRows } from '#designs/meadow/rows.ts';
import { moonWhaleRows } from '#designs/moon-whale/rows.ts';
import { newspaperRows } from '#designs/newspaper/rows.ts';
import { oliveRows } from '#designs/olive/rows.ts';
import { photoArchRows } from '#designs/photo-arch/rows.ts';
import { photoStripRows } from '#designs/photo-strip/rows.ts';
import { reliefLeavesRows } from '#designs/relief-leaves/rows.ts';
import { ridgesRows } from '#designs/ridges/rows.ts';
import { snowGlobeRows } from '#designs/snow-globe/rows.ts';
import { stillHorizonRows } from '#designs/still-horizon/rows.ts';
import { suiteRows } from '#designs/suites/rows.ts';
import { terrazzoRows } from '#designs/terrazzo/rows.ts';
import { tileQuiltRows } from '#designs/tile-quilt/rows.ts';
import { twigFishRows } from '#designs/twig-fish/rows.ts';
import { typeCaseRows } from '#designs/type-case/rows.ts';
import { waveBoatRows } from '#designs/wave-boat/rows.ts';
import { withFieldTexts } from './field-texts.ts';
import { themeIdOf } from './theme-ids.ts';

/** Designs without the pieces that belong to them. */
export const leadRows: readonly DesignTemplate[] = [
  ...dateHeroRows,
  ...crestRows,
  ...meadowRows,
  ...archRows,
  ...oliveRows,
  ...moonWhaleRows,
  ...typeCaseRows,
  ...photoStripRows,
  ...photoArchRows,
  ...baubleRowRows,
  ...tileQuiltRows,
  ...firForestRows,
  ...doveRows,
  ...bigAndRows,
  ...twigFishRows,
  ...stillHorizonRows,
  ...loneBranchRows,
  ...decoRaysRows,
  ...lightRaysRows,
  ...terrazzoRows,
  ...linoCutRows,
  ...botanicalPlateRows,
  ...herbariumRows,
  ...ridgesRows,
  ...azulejoRows,
  ...reliefLeavesRows,
  ...flowerInitialRows,
  ...waveBoatRows,
  ...hotAirRows,
  ...candleLightRows,
  ...gardenPartyRows,
  ...halfWreathRows,
  ...blockPrintRows,
  ...magnoliaRows,
  ...snowGlobeRows,
  ...newspaperRows,
].map((row) => ({ ...row, themeId: themeIdOf(row.id) }));

export const designRows: readonly DesignTemplate[] = [...leadRows, ...suiteRows(leadRows)].map(withFieldTexts);

/** Everything the catalogue holds: designs, a blank card of every form, and the designs of gift vouchers. */
export const catalogueRows: readonly DesignTemplate[] = [...designRows, ...blankRows, ...giftVoucherRows];
