/** All catalogue designs of the seed, one list per family, and the pieces of their suites. */
import type { DesignRow } from '#core/families/family.ts';
import { archRows } from './arch.ts';
import { azulejoRows } from './azulejo.ts';
import { baubleRowRows } from './bauble-row.ts';
import { bigAndRows } from './big-and.ts';
import { blockPrintRows } from './block-print.ts';
import { botanicalPlateRows } from './botanical-plate.ts';
import { candleLightRows } from './candle-light.ts';
import { crestRows } from './crest.ts';
import { dateHeroRows } from './date-hero.ts';
import { decoRaysRows } from './deco-rays.ts';
import { doveRows } from './dove.ts';
import { firForestRows } from './fir-forest.ts';
import { flowerInitialRows } from './flower-initial.ts';
import { gardenPartyRows } from './garden-party.ts';
import { halfWreathRows } from './half-wreath.ts';
import { herbariumRows } from './herbarium.ts';
import { hotAirRows } from './hot-air.ts';
import { lightRaysRows } from './light-rays.ts';
import { linoCutRows } from './lino-cut.ts';
import { loneBranchRows } from './lone-branch.ts';
import { magnoliaRows } from './magnolia.ts';
import { meadowRows } from './meadow.ts';
import { moonWhaleRows } from './moon-whale.ts';
import { newspaperRows } from './newspaper.ts';
import { oliveRows } from './olive.ts';
import { photoArchRows } from './photo-arch.ts';
import { photoStripRows } from './photo-strip.ts';
import { reliefLeavesRows } from './relief-leaves.ts';
import { ridgesRows } from './ridges.ts';
import { snowGlobeRows } from './snow-globe.ts';
import { stillHorizonRows } from './still-horizon.ts';
import { suiteRows } from './suites.ts';
import { terrazzoRows } from './terrazzo.ts';
import { themeIdOf } from './theme-ids.ts';
import { tileQuiltRows } from './tile-quilt.ts';
import { twigFishRows } from './twig-fish.ts';
import { typeCaseRows } from './type-case.ts';
import { waveBoatRows } from './wave-boat.ts';

/** Designs without the pieces that belong to them. */
export const leadRows: readonly DesignRow[] = [
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

export const designRows: readonly DesignRow[] = [...leadRows, ...suiteRows(leadRows)];
