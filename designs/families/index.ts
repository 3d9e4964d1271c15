/** Every design family. `node tools/design-families.ts` writes this file from the folders beside it. */
import type { FamilyFolder } from '#designs/family.ts';
import { family as archFamily } from './arch/draw.ts';
import { rows as archRows } from './arch/rows.ts';
import { suite as archSuite } from './arch/suite.ts';
import { words as archWords } from './arch/texts.de.ts';
import { family as azulejoFamily } from './azulejo/draw.ts';
import { rows as azulejoRows } from './azulejo/rows.ts';
import { words as azulejoWords } from './azulejo/texts.de.ts';
import { family as baubleRowFamily } from './bauble-row/draw.ts';
import { rows as baubleRowRows } from './bauble-row/rows.ts';
import { words as baubleRowWords } from './bauble-row/texts.de.ts';
import { family as bigAndFamily } from './big-and/draw.ts';
import { rows as bigAndRows } from './big-and/rows.ts';
import { suite as bigAndSuite } from './big-and/suite.ts';
import { words as bigAndWords } from './big-and/texts.de.ts';
import { family as birthdayCakeFamily } from './birthday-cake/draw.ts';
import { rows as birthdayCakeRows } from './birthday-cake/rows.ts';
import { suite as birthdayCakeSuite } from './birthday-cake/suite.ts';
import { words as birthdayCakeWords } from './birthday-cake/texts.de.ts';
import { family as blockPrintFamily } from './block-print/draw.ts';
import { rows as blockPrintRows } from './block-print/rows.ts';
import { suite as blockPrintSuite, suiteVariants as blockPrintSuiteVariants } from './block-print/suite.ts';
import { words as blockPrintWords } from './block-print/texts.de.ts';
import { family as blueprintFamily } from './blueprint/draw.ts';
import { rows as blueprintRows } from './blueprint/rows.ts';
import { suite as blueprintSuite } from './blueprint/suite.ts';
import { words as blueprintWords } from './blueprint/texts.de.ts';
import { family as botanicalPlateFamily } from './botanical-plate/draw.ts';
import { rows as botanicalPlateRows } from './botanical-plate/rows.ts';
import { words as botanicalPlateWords } from './botanical-plate/texts.de.ts';
import { family as candleLightFamily } from './candle-light/draw.ts';
import { rows as candleLightRows } from './candle-light/rows.ts';
import { words as candleLightWords } from './candle-light/texts.de.ts';
import { family as colourFieldsFamily } from './colour-fields/draw.ts';
import { rows as colourFieldsRows } from './colour-fields/rows.ts';
import { suite as colourFieldsSuite } from './colour-fields/suite.ts';
import { words as colourFieldsWords } from './colour-fields/texts.de.ts';
import { family as contactPrintFamily } from './contact-print/draw.ts';
import { rows as contactPrintRows } from './contact-print/rows.ts';
import { suite as contactPrintSuite, suiteVariants as contactPrintSuiteVariants } from './contact-print/suite.ts';
import { words as contactPrintWords } from './contact-print/texts.de.ts';
import { family as crestFamily } from './crest/draw.ts';
import { rows as crestRows } from './crest/rows.ts';
import { suite as crestSuite } from './crest/suite.ts';
import { words as crestWords } from './crest/texts.de.ts';
import { family as crossStitchFamily } from './cross-stitch/draw.ts';
import { rows as crossStitchRows } from './cross-stitch/rows.ts';
import { suite as crossStitchSuite } from './cross-stitch/suite.ts';
import { words as crossStitchWords } from './cross-stitch/texts.de.ts';
import { family as crosswordFamily } from './crossword/draw.ts';
import { rows as crosswordRows } from './crossword/rows.ts';
import { suite as crosswordSuite } from './crossword/suite.ts';
import { words as crosswordWords } from './crossword/texts.de.ts';
import { family as dateHeroFamily } from './date-hero/draw.ts';
import { rows as dateHeroRows } from './date-hero/rows.ts';
import { suite as dateHeroSuite } from './date-hero/suite.ts';
import { words as dateHeroWords } from './date-hero/texts.de.ts';
import { family as decoRaysFamily } from './deco-rays/draw.ts';
import { rows as decoRaysRows } from './deco-rays/rows.ts';
import { words as decoRaysWords } from './deco-rays/texts.de.ts';
import { family as doveFamily } from './dove/draw.ts';
import { rows as doveRows } from './dove/rows.ts';
import { words as doveWords } from './dove/texts.de.ts';
import { family as firForestFamily } from './fir-forest/draw.ts';
import { rows as firForestRows } from './fir-forest/rows.ts';
import { suite as firForestSuite } from './fir-forest/suite.ts';
import { words as firForestWords } from './fir-forest/texts.de.ts';
import { family as flowerInitialFamily } from './flower-initial/draw.ts';
import { rows as flowerInitialRows } from './flower-initial/rows.ts';
import { suite as flowerInitialSuite } from './flower-initial/suite.ts';
import { words as flowerInitialWords } from './flower-initial/texts.de.ts';
import { family as gardenPartyFamily } from './garden-party/draw.ts';
import { rows as gardenPartyRows } from './garden-party/rows.ts';
import { words as gardenPartyWords } from './garden-party/texts.de.ts';
import { family as gingerbreadHeartFamily } from './gingerbread-heart/draw.ts';
import { rows as gingerbreadHeartRows } from './gingerbread-heart/rows.ts';
import { suite as gingerbreadHeartSuite } from './gingerbread-heart/suite.ts';
import { words as gingerbreadHeartWords } from './gingerbread-heart/texts.de.ts';
import { family as halfWreathFamily } from './half-wreath/draw.ts';
import { rows as halfWreathRows } from './half-wreath/rows.ts';
import { suite as halfWreathSuite } from './half-wreath/suite.ts';
import { words as halfWreathWords } from './half-wreath/texts.de.ts';
import { family as herbariumFamily } from './herbarium/draw.ts';
import { rows as herbariumRows } from './herbarium/rows.ts';
import { words as herbariumWords } from './herbarium/texts.de.ts';
import { family as hotAirFamily } from './hot-air/draw.ts';
import { rows as hotAirRows } from './hot-air/rows.ts';
import { words as hotAirWords } from './hot-air/texts.de.ts';
import { family as houseNumberFamily } from './house-number/draw.ts';
import { rows as houseNumberRows } from './house-number/rows.ts';
import { suite as houseNumberSuite, suiteVariants as houseNumberSuiteVariants } from './house-number/suite.ts';
import { words as houseNumberWords } from './house-number/texts.de.ts';
import { family as instantPictureFamily } from './instant-picture/draw.ts';
import { rows as instantPictureRows } from './instant-picture/rows.ts';
import { suite as instantPictureSuite, suiteVariants as instantPictureSuiteVariants } from './instant-picture/suite.ts';
import { words as instantPictureWords } from './instant-picture/texts.de.ts';
import { family as lightRaysFamily } from './light-rays/draw.ts';
import { rows as lightRaysRows } from './light-rays/rows.ts';
import { words as lightRaysWords } from './light-rays/texts.de.ts';
import { family as linoCutFamily } from './lino-cut/draw.ts';
import { rows as linoCutRows } from './lino-cut/rows.ts';
import { words as linoCutWords } from './lino-cut/texts.de.ts';
import { family as loneBranchFamily } from './lone-branch/draw.ts';
import { rows as loneBranchRows } from './lone-branch/rows.ts';
import { words as loneBranchWords } from './lone-branch/texts.de.ts';
import { family as magnoliaFamily } from './magnolia/draw.ts';
import { rows as magnoliaRows } from './magnolia/rows.ts';
import { suite as magnoliaSuite } from './magnolia/suite.ts';
import { words as magnoliaWords } from './magnolia/texts.de.ts';
import { family as meadowFamily } from './meadow/draw.ts';
import { rows as meadowRows } from './meadow/rows.ts';
import { suite as meadowSuite } from './meadow/suite.ts';
import { words as meadowWords } from './meadow/texts.de.ts';
import { family as moonWhaleFamily } from './moon-whale/draw.ts';
import { rows as moonWhaleRows } from './moon-whale/rows.ts';
import { words as moonWhaleWords } from './moon-whale/texts.de.ts';
import { family as newspaperFamily } from './newspaper/draw.ts';
import { rows as newspaperRows } from './newspaper/rows.ts';
import { words as newspaperWords } from './newspaper/texts.de.ts';
import { family as nightCatFamily } from './night-cat/draw.ts';
import { rows as nightCatRows } from './night-cat/rows.ts';
import { suite as nightCatSuite } from './night-cat/suite.ts';
import { words as nightCatWords } from './night-cat/texts.de.ts';
import { family as oliveFamily } from './olive/draw.ts';
import { rows as oliveRows } from './olive/rows.ts';
import { suite as oliveSuite } from './olive/suite.ts';
import { words as oliveWords } from './olive/texts.de.ts';
import { family as oneLineFamily } from './one-line/draw.ts';
import { rows as oneLineRows } from './one-line/rows.ts';
import { suite as oneLineSuite } from './one-line/suite.ts';
import { words as oneLineWords } from './one-line/texts.de.ts';
import { family as paperCutFamily } from './paper-cut/draw.ts';
import { rows as paperCutRows } from './paper-cut/rows.ts';
import { suite as paperCutSuite, suiteVariants as paperCutSuiteVariants } from './paper-cut/suite.ts';
import { words as paperCutWords } from './paper-cut/texts.de.ts';
import { family as pawsFamily } from './paws/draw.ts';
import { rows as pawsRows } from './paws/rows.ts';
import { suite as pawsSuite } from './paws/suite.ts';
import { words as pawsWords } from './paws/texts.de.ts';
import { family as photoArchFamily } from './photo-arch/draw.ts';
import { rows as photoArchRows } from './photo-arch/rows.ts';
import { words as photoArchWords } from './photo-arch/texts.de.ts';
import { family as photoBandFamily } from './photo-band/draw.ts';
import { rows as photoBandRows } from './photo-band/rows.ts';
import { suite as photoBandSuite, suiteVariants as photoBandSuiteVariants } from './photo-band/suite.ts';
import { words as photoBandWords } from './photo-band/texts.de.ts';
import { family as photoStripFamily } from './photo-strip/draw.ts';
import { rows as photoStripRows } from './photo-strip/rows.ts';
import { words as photoStripWords } from './photo-strip/texts.de.ts';
import { family as receiptFamily } from './receipt/draw.ts';
import { rows as receiptRows } from './receipt/rows.ts';
import { suite as receiptSuite } from './receipt/suite.ts';
import { words as receiptWords } from './receipt/texts.de.ts';
import { family as reliefLeavesFamily } from './relief-leaves/draw.ts';
import { rows as reliefLeavesRows } from './relief-leaves/rows.ts';
import { suite as reliefLeavesSuite, suiteVariants as reliefLeavesSuiteVariants } from './relief-leaves/suite.ts';
import { words as reliefLeavesWords } from './relief-leaves/texts.de.ts';
import { family as ridgesFamily } from './ridges/draw.ts';
import { rows as ridgesRows } from './ridges/rows.ts';
import { suite as ridgesSuite } from './ridges/suite.ts';
import { words as ridgesWords } from './ridges/texts.de.ts';
import { family as risoFamily } from './riso/draw.ts';
import { rows as risoRows } from './riso/rows.ts';
import { suite as risoSuite } from './riso/suite.ts';
import { words as risoWords } from './riso/texts.de.ts';
import { family as sevenFlamesFamily } from './seven-flames/draw.ts';
import { rows as sevenFlamesRows } from './seven-flames/rows.ts';
import { suite as sevenFlamesSuite, suiteVariants as sevenFlamesSuiteVariants } from './seven-flames/suite.ts';
import { words as sevenFlamesWords } from './seven-flames/texts.de.ts';
import { family as seventiesStripesFamily } from './seventies-stripes/draw.ts';
import { rows as seventiesStripesRows } from './seventies-stripes/rows.ts';
import { suite as seventiesStripesSuite, suiteVariants as seventiesStripesSuiteVariants } from './seventies-stripes/suite.ts';
import { words as seventiesStripesWords } from './seventies-stripes/texts.de.ts';
import { family as shoreFamily } from './shore/draw.ts';
import { rows as shoreRows } from './shore/rows.ts';
import { suite as shoreSuite } from './shore/suite.ts';
import { words as shoreWords } from './shore/texts.de.ts';
import { family as snowGlobeFamily } from './snow-globe/draw.ts';
import { rows as snowGlobeRows } from './snow-globe/rows.ts';
import { words as snowGlobeWords } from './snow-globe/texts.de.ts';
import { family as stillHorizonFamily } from './still-horizon/draw.ts';
import { rows as stillHorizonRows } from './still-horizon/rows.ts';
import { words as stillHorizonWords } from './still-horizon/texts.de.ts';
import { family as terrazzoFamily } from './terrazzo/draw.ts';
import { rows as terrazzoRows } from './terrazzo/rows.ts';
import { words as terrazzoWords } from './terrazzo/texts.de.ts';
import { family as tileQuiltFamily } from './tile-quilt/draw.ts';
import { rows as tileQuiltRows } from './tile-quilt/rows.ts';
import { words as tileQuiltWords } from './tile-quilt/texts.de.ts';
import { family as tissuePaperFamily } from './tissue-paper/draw.ts';
import { rows as tissuePaperRows } from './tissue-paper/rows.ts';
import { suite as tissuePaperSuite, suiteVariants as tissuePaperSuiteVariants } from './tissue-paper/suite.ts';
import { words as tissuePaperWords } from './tissue-paper/texts.de.ts';
import { family as tornPaperFamily } from './torn-paper/draw.ts';
import { rows as tornPaperRows } from './torn-paper/rows.ts';
import { suite as tornPaperSuite, suiteVariants as tornPaperSuiteVariants } from './torn-paper/suite.ts';
import { words as tornPaperWords } from './torn-paper/texts.de.ts';
import { family as twigFishFamily } from './twig-fish/draw.ts';
import { rows as twigFishRows } from './twig-fish/rows.ts';
import { suite as twigFishSuite } from './twig-fish/suite.ts';
import { words as twigFishWords } from './twig-fish/texts.de.ts';
import { family as typeCaseFamily } from './type-case/draw.ts';
import { rows as typeCaseRows } from './type-case/rows.ts';
import { words as typeCaseWords } from './type-case/texts.de.ts';
import { family as waveBoatFamily } from './wave-boat/draw.ts';
import { rows as waveBoatRows } from './wave-boat/rows.ts';
import { words as waveBoatWords } from './wave-boat/texts.de.ts';
import { family as yearTreeFamily } from './year-tree/draw.ts';
import { rows as yearTreeRows } from './year-tree/rows.ts';
import { suite as yearTreeSuite, suiteVariants as yearTreeSuiteVariants } from './year-tree/suite.ts';
import { words as yearTreeWords } from './year-tree/texts.de.ts';

export const familyFolders: readonly FamilyFolder[] = [
  {
    key: 'arch',
    family: archFamily,
    rows: archRows,
    words: { de: archWords },
    suite: archSuite,
  },
  {
    key: 'azulejo',
    family: azulejoFamily,
    rows: azulejoRows,
    words: { de: azulejoWords },
  },
  {
    key: 'bauble-row',
    family: baubleRowFamily,
    rows: baubleRowRows,
    words: { de: baubleRowWords },
  },
  {
    key: 'big-and',
    family: bigAndFamily,
    rows: bigAndRows,
    words: { de: bigAndWords },
    suite: bigAndSuite,
  },
  {
    key: 'birthday-cake',
    family: birthdayCakeFamily,
    rows: birthdayCakeRows,
    words: { de: birthdayCakeWords },
    suite: birthdayCakeSuite,
  },
  {
    key: 'block-print',
    family: blockPrintFamily,
    rows: blockPrintRows,
    words: { de: blockPrintWords },
    suite: blockPrintSuite,
    suiteVariants: blockPrintSuiteVariants,
  },
  {
    key: 'blueprint',
    family: blueprintFamily,
    rows: blueprintRows,
    words: { de: blueprintWords },
    suite: blueprintSuite,
  },
  {
    key: 'botanical-plate',
    family: botanicalPlateFamily,
    rows: botanicalPlateRows,
    words: { de: botanicalPlateWords },
  },
  {
    key: 'candle-light',
    family: candleLightFamily,
    rows: candleLightRows,
    words: { de: candleLightWords },
  },
  {
    key: 'colour-fields',
    family: colourFieldsFamily,
    rows: colourFieldsRows,
    words: { de: colourFieldsWords },
    suite: colourFieldsSuite,
  },
  {
    key: 'contact-print',
    family: contactPrintFamily,
    rows: contactPrintRows,
    words: { de: contactPrintWords },
    suite: contactPrintSuite,
    suiteVariants: contactPrintSuiteVariants,
  },
  {
    key: 'crest',
    family: crestFamily,
    rows: crestRows,
    words: { de: crestWords },
    suite: crestSuite,
  },
  {
    key: 'cross-stitch',
    family: crossStitchFamily,
    rows: crossStitchRows,
    words: { de: crossStitchWords },
    suite: crossStitchSuite,
  },
  {
    key: 'crossword',
    family: crosswordFamily,
    rows: crosswordRows,
    words: { de: crosswordWords },
    suite: crosswordSuite,
  },
  {
    key: 'date-hero',
    family: dateHeroFamily,
    rows: dateHeroRows,
    words: { de: dateHeroWords },
    suite: dateHeroSuite,
  },
  {
    key: 'deco-rays',
    family: decoRaysFamily,
    rows: decoRaysRows,
    words: { de: decoRaysWords },
  },
  {
    key: 'dove',
    family: doveFamily,
    rows: doveRows,
    words: { de: doveWords },
  },
  {
    key: 'fir-forest',
    family: firForestFamily,
    rows: firForestRows,
    words: { de: firForestWords },
    suite: firForestSuite,
  },
  {
    key: 'flower-initial',
    family: flowerInitialFamily,
    rows: flowerInitialRows,
    words: { de: flowerInitialWords },
    suite: flowerInitialSuite,
  },
  {
    key: 'garden-party',
    family: gardenPartyFamily,
    rows: gardenPartyRows,
    words: { de: gardenPartyWords },
  },
  {
    key: 'gingerbread-heart',
    family: gingerbreadHeartFamily,
    rows: gingerbreadHeartRows,
    words: { de: gingerbreadHeartWords },
    suite: gingerbreadHeartSuite,
  },
  {
    key: 'half-wreath',
    family: halfWreathFamily,
    rows: halfWreathRows,
    words: { de: halfWreathWords },
    suite: halfWreathSuite,
  },
  {
    key: 'herbarium',
    family: herbariumFamily,
    rows: herbariumRows,
    words: { de: herbariumWords },
  },
  {
    key: 'hot-air',
    family: hotAirFamily,
    rows: hotAirRows,
    words: { de: hotAirWords },
  },
  {
    key: 'house-number',
    family: houseNumberFamily,
    rows: houseNumberRows,
    words: { de: houseNumberWords },
    suite: houseNumberSuite,
    suiteVariants: houseNumberSuiteVariants,
  },
  {
    key: 'instant-picture',
    family: instantPictureFamily,
    rows: instantPictureRows,
    words: { de: instantPictureWords },
    suite: instantPictureSuite,
    suiteVariants: instantPictureSuiteVariants,
  },
  {
    key: 'light-rays',
    family: lightRaysFamily,
    rows: lightRaysRows,
    words: { de: lightRaysWords },
  },
  {
    key: 'lino-cut',
    family: linoCutFamily,
    rows: linoCutRows,
    words: { de: linoCutWords },
  },
  {
    key: 'lone-branch',
    family: loneBranchFamily,
    rows: loneBranchRows,
    words: { de: loneBranchWords },
  },
  {
    key: 'magnolia',
    family: magnoliaFamily,
    rows: magnoliaRows,
    words: { de: magnoliaWords },
    suite: magnoliaSuite,
  },
  {
    key: 'meadow',
    family: meadowFamily,
    rows: meadowRows,
    words: { de: meadowWords },
    suite: meadowSuite,
  },
  {
    key: 'moon-whale',
    family: moonWhaleFamily,
    rows: moonWhaleRows,
    words: { de: moonWhaleWords },
  },
  {
    key: 'newspaper',
    family: newspaperFamily,
    rows: newspaperRows,
    words: { de: newspaperWords },
  },
  {
    key: 'night-cat',
    family: nightCatFamily,
    rows: nightCatRows,
    words: { de: nightCatWords },
    suite: nightCatSuite,
  },
  {
    key: 'olive',
    family: oliveFamily,
    rows: oliveRows,
    words: { de: oliveWords },
    suite: oliveSuite,
  },
  {
    key: 'one-line',
    family: oneLineFamily,
    rows: oneLineRows,
    words: { de: oneLineWords },
    suite: oneLineSuite,
  },
  {
    key: 'paper-cut',
    family: paperCutFamily,
    rows: paperCutRows,
    words: { de: paperCutWords },
    suite: paperCutSuite,
    suiteVariants: paperCutSuiteVariants,
  },
  {
    key: 'paws',
    family: pawsFamily,
    rows: pawsRows,
    words: { de: pawsWords },
    suite: pawsSuite,
  },
  {
    key: 'photo-arch',
    family: photoArchFamily,
    rows: photoArchRows,
    words: { de: photoArchWords },
  },
  {
    key: 'photo-band',
    family: photoBandFamily,
    rows: photoBandRows,
    words: { de: photoBandWords },
    suite: photoBandSuite,
    suiteVariants: photoBandSuiteVariants,
  },
  {
    key: 'photo-strip',
    family: photoStripFamily,
    rows: photoStripRows,
    words: { de: photoStripWords },
  },
  {
    key: 'receipt',
    family: receiptFamily,
    rows: receiptRows,
    words: { de: receiptWords },
    suite: receiptSuite,
  },
  {
    key: 'relief-leaves',
    family: reliefLeavesFamily,
    rows: reliefLeavesRows,
    words: { de: reliefLeavesWords },
    suite: reliefLeavesSuite,
    suiteVariants: reliefLeavesSuiteVariants,
  },
  {
    key: 'ridges',
    family: ridgesFamily,
    rows: ridgesRows,
    words: { de: ridgesWords },
    suite: ridgesSuite,
  },
  {
    key: 'riso',
    family: risoFamily,
    rows: risoRows,
    words: { de: risoWords },
    suite: risoSuite,
  },
  {
    key: 'seven-flames',
    family: sevenFlamesFamily,
    rows: sevenFlamesRows,
    words: { de: sevenFlamesWords },
    suite: sevenFlamesSuite,
    suiteVariants: sevenFlamesSuiteVariants,
  },
  {
    key: 'seventies-stripes',
    family: seventiesStripesFamily,
    rows: seventiesStripesRows,
    words: { de: seventiesStripesWords },
    suite: seventiesStripesSuite,
    suiteVariants: seventiesStripesSuiteVariants,
  },
  {
    key: 'shore',
    family: shoreFamily,
    rows: shoreRows,
    words: { de: shoreWords },
    suite: shoreSuite,
  },
  {
    key: 'snow-globe',
    family: snowGlobeFamily,
    rows: snowGlobeRows,
    words: { de: snowGlobeWords },
  },
  {
    key: 'still-horizon',
    family: stillHorizonFamily,
    rows: stillHorizonRows,
    words: { de: stillHorizonWords },
  },
  {
    key: 'terrazzo',
    family: terrazzoFamily,
    rows: terrazzoRows,
    words: { de: terrazzoWords },
  },
  {
    key: 'tile-quilt',
    family: tileQuiltFamily,
    rows: tileQuiltRows,
    words: { de: tileQuiltWords },
  },
  {
    key: 'tissue-paper',
    family: tissuePaperFamily,
    rows: tissuePaperRows,
    words: { de: tissuePaperWords },
    suite: tissuePaperSuite,
    suiteVariants: tissuePaperSuiteVariants,
  },
  {
    key: 'torn-paper',
    family: tornPaperFamily,
    rows: tornPaperRows,
    words: { de: tornPaperWords },
    suite: tornPaperSuite,
    suiteVariants: tornPaperSuiteVariants,
  },
  {
    key: 'twig-fish',
    family: twigFishFamily,
    rows: twigFishRows,
    words: { de: twigFishWords },
    suite: twigFishSuite,
  },
  {
    key: 'type-case',
    family: typeCaseFamily,
    rows: typeCaseRows,
    words: { de: typeCaseWords },
  },
  {
    key: 'wave-boat',
    family: waveBoatFamily,
    rows: waveBoatRows,
    words: { de: waveBoatWords },
  },
  {
    key: 'year-tree',
    family: yearTreeFamily,
    rows: yearTreeRows,
    words: { de: yearTreeWords },
    suite: yearTreeSuite,
    suiteVariants: yearTreeSuiteVariants,
  },
];
