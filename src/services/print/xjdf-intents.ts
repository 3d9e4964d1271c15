/** Intents of a product in XJDF, from the facts of the ticket. */

import { type Xml, xml } from '#core/values/text/xml.ts';
import type { WrittenFact, WrittenIntents } from './ticket.ts';

/** PostScript points, as XJDF wants lengths. */
function points(...lengthsMm: number[]): string {
  return lengthsMm.map((mm) => ((mm * 72) / 25.4).toFixed(3)).join(' ');
}

/** What several facts say of one intent, put together. */
export function mergedIntents(facts: readonly WrittenFact[]): WrittenIntents {
  const all = facts.flatMap(({ xjdf }) => (xjdf ? [xjdf] : []));
  const merged: WrittenIntents = Object.assign({}, ...all);
  const layouts = all.flatMap(({ layout }) => (layout ? [layout] : []));
  const layout: WrittenIntents['layout'] = Object.assign({}, ...layouts);
  const consumables = all.flatMap((intents) => intents.consumables ?? []);
  return { ...merged, ...(layouts.length > 0 ? { layout } : {}), consumables };
}

const sides = { 1: 'OneSided', 2: 'TwoSidedHeadToHead' } as const;
const inks = { cmyk: 'Cyan Magenta Yellow Black', rgb: 'Red Green Blue' } as const;
const foils = {
  gold: { FoilColor: 'Gold', FoilColorDetails: 'Gold' },
  rosegold: { FoilColor: 'Gold', FoilColorDetails: 'RoseGold' },
  silver: { FoilColor: 'Silver', FoilColorDetails: 'Silver' },
} as const;

function layoutIntent({ finished, sheet, pages, sides: printed }: NonNullable<WrittenIntents['layout']>): Xml {
  return xml('LayoutIntent', {
    Sides: printed && sides[printed],
    Pages: pages,
    FinishedDimensions: finished && points(finished.widthMm, finished.heightMm, finished.depthMm ?? 0),
    Dimensions: sheet && points(sheet.widthMm, sheet.heightMm),
  });
}

function mediaIntent({ type, grade, quality, gramsPerM2, thicknessUm, colour }: NonNullable<WrittenIntents['media']>): Xml {
  return xml('MediaIntent', {
    MediaType: type,
    MediaTypeDetails: grade,
    MediaQuality: quality,
    Weight: gramsPerM2 ?? undefined,
    Thickness: thicknessUm,
    MediaColor: colour,
  });
}

function colourIntent({ layout, inks: printed }: WrittenIntents): Xml[] {
  if (!printed) return [];
  const surfaces = layout?.sides === 2 ? ['Front', 'Back'] : ['Front'];
  return [
    xml(
      'ColorIntent',
      {},
      surfaces.map((surface) => xml('SurfaceColor', { Surface: surface, ColorsUsed: inks[printed] })),
    ),
  ];
}

function embossingIntent(refinement: NonNullable<WrittenIntents['embossing']>): Xml {
  const item =
    refinement === 'relief'
      ? { EmbossingType: 'BlindEmbossing', Face: 'Front', Direction: 'Raised' }
      : { EmbossingType: 'FoilStamping', Face: 'Front', ...foils[refinement] };
  return xml('EmbossingIntent', {}, [xml('EmbossingItem', item)]);
}

function bindingIntent({ type, side, isGlued }: NonNullable<WrittenIntents['binding']>, children: readonly string[]): Xml {
  const glue = { SpineGlue: isGlued ? 'PUR' : undefined };
  const details = {
    HardCover: [xml('HardCoverBinding', { EndSheets: true, ...glue })],
    SoftCover: [xml('SoftCoverBinding', glue)],
    SaddleStitch: [xml('SaddleStitching', { StitchNumber: 2 })],
    WireComb: [],
    LooseBinding: [],
    EdgeGluing: [],
    None: [],
  } as const;
  const refs = children.length > 0 ? children.join(' ') : undefined;
  return xml('BindingIntent', { BindingType: type, BindingSide: side, ChildRefs: refs }, details[type]);
}

function holeIntent(holes: NonNullable<WrittenIntents['holes']>): Xml {
  const patterns = holes.map(({ xMm, yMm, diameterMm }) =>
    xml('HolePattern', { Shape: 'Round', Extent: points(diameterMm, diameterMm), Center: points(xMm, yMm) }),
  );
  return xml('HoleMakingIntent', {}, patterns);
}

function cuttingIntent({ shape, details }: NonNullable<WrittenIntents['cutting']>): Xml {
  return xml('ShapeCuttingIntent', {}, [xml('ShapeCut', { ShapeType: shape, ShapeTypeDetails: details, CutType: 'Cut' })]);
}

/** What is put into what, by the ids of the products. */
export type Assembly = { container: string; items: readonly string[] };

function assemblingIntent({ container, items }: Assembly): Xml {
  return xml(
    'AssemblingIntent',
    { Container: container },
    items.map((item) => xml('AssemblyItem', { ChildRef: item })),
  );
}

/** `bound`: ids of the products that a binding joins. */
export function intentsXml(facts: readonly WrittenFact[], bound: readonly string[], assembly: Assembly | null): Xml[] {
  const intents = mergedIntents(facts);
  const { layout, media, folding, embossing, cutting, holes, binding, laminating } = intents;
  const written = [
    ...(layout ? [layoutIntent(layout)] : []),
    ...(media ? [mediaIntent(media)] : []),
    ...colourIntent(intents),
    ...(folding ? [xml('FoldingIntent', { FoldCatalog: folding.catalog, FoldingDetails: folding.details })] : []),
    ...(embossing ? [embossingIntent(embossing)] : []),
    ...(cutting ? [cuttingIntent(cutting)] : []),
    ...(holes && holes.length > 0 ? [holeIntent(holes)] : []),
    ...(binding ? [bindingIntent(binding, bound)] : []),
    ...(laminating ? [xml('LaminatingIntent', { Surface: 'Front', Texture: laminating })] : []),
    ...(assembly ? [assemblingIntent(assembly)] : []),
  ];
  return written.map((intent) => xml('Intent', { Name: intent.name }, [intent]));
}
