/** A choice as the text of an order: photoframe-leinwand-600x400-25-wrap, collage-poster-600x400, poster-mond-poster-300x400-gold, and back. */
import { foilKeys } from '#core/design/refinement.ts';
import { photoframeChoiceSchema, type WallArtChoice } from './choice.ts';
import type { FrameKey } from './frames.ts';
import { hangingKeys } from './materials.ts';

/** Names of frames without hyphens, so that the longest sku has 60 characters. */
const frameCodes: Record<FrameKey, string> = {
  alurahmen: 'alu',
  holzrahmen: 'holz',
  kunststoffrahmen: 'kunststoff',
  fotorahmen: 'foto',
  artbox: 'artbox',
  'schattenfuge-leinwand': 'fugel',
  'schattenfuge-platte': 'fugep',
};

const prefixes = ['photoframe', 'collage'] as const;
/** Followed by the poster's id. */
const posterPrefix = 'poster';

export function photoframeSku(choice: WallArtChoice): string {
  const { type, format, material, stretcher, edge, edgeColour, frameType, frameColour, matSize, hanging, poster, refinement } = choice;
  const canvas = [stretcher, edge, edgeColour];
  const frame = frameType === 'none' ? [] : [frameCodes[frameType], frameColour, matSize];
  const start = poster === undefined ? [type] : [posterPrefix, poster];
  const parts = [...start, material, format, ...canvas, ...frame, hanging === 'none' ? undefined : hanging, refinement];
  return parts.filter((part) => part !== undefined).join('-');
}

/** The choice that a sku stands for, a poster's without its colourway; null for one of another product or of no choice. */
export function choiceOfSku(sku: string): WallArtChoice | null {
  const [start, ...named] = sku.split('-');
  const type = start === posterPrefix ? 'photoframe' : prefixes.find((prefix) => prefix === start);
  if (!type) return null;
  const poster = start === posterPrefix ? named.shift() : undefined;
  const [material, format, ...rest] = named;
  const take = (matches: (part: string) => boolean) => (rest[0] !== undefined && matches(rest[0]) ? rest.shift() : undefined);
  const isCanvas = material === 'leinwand';
  const stretcher = isCanvas ? rest.shift() : undefined;
  const edge = isCanvas ? rest.shift() : undefined;
  const edgeColour = edge === 'colour' ? rest.shift() : undefined;
  const code = take((part) => Object.values(frameCodes).includes(part));
  const frameType = (Object.keys(frameCodes) as FrameKey[]).find((key) => frameCodes[key] === code);
  const framed = frameType ? { frameColour: rest.shift(), matSize: rest.shift() } : {};
  const hanging = take((part) => hangingKeys.some((key) => key === part && key !== 'none'));
  const refinement = take((part) => foilKeys.some((key) => key === part));
  if (rest.length > 0) return null;
  const given = {
    material,
    format,
    stretcher,
    edge,
    edgeColour,
    frameType: frameType ?? 'none',
    ...framed,
    hanging: hanging ?? 'none',
    poster,
    refinement,
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const read = photoframeChoiceSchema.safeParse({ ...known, type: 'photoframe' });
  const choice = read.success ? { ...read.data, type } : null;
  return choice && photoframeSku(choice) === sku ? choice : null;
}
