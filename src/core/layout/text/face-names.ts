/** What people read of the faces of the shop, made by tools/fonts.ts. Edit that tool, not this table. */
import type { FaceKey } from './faces.ts';

export type FaceStyle = 'regular' | 'medium' | 'semibold' | 'bold' | 'italic';

/** Key -> name of the family and style. */
export const faceNames: Readonly<Record<FaceKey, { name: string; style: FaceStyle }>> = {
  cormorant: { name: 'Cormorant Garamond', style: 'regular' },
  'cormorant-semibold': { name: 'Cormorant Garamond', style: 'semibold' },
  'cormorant-italic': { name: 'Cormorant Garamond', style: 'italic' },
  'eb-garamond': { name: 'EB Garamond', style: 'regular' },
  'eb-garamond-italic': { name: 'EB Garamond', style: 'italic' },
  josefin: { name: 'Federleicht Sans', style: 'regular' },
  jost: { name: 'Jost', style: 'regular' },
  'jost-medium': { name: 'Jost', style: 'medium' },
  pinyon: { name: 'Pinyon Script', style: 'regular' },
  imperial: { name: 'Imperial Script', style: 'regular' },
  playfair: { name: 'Federleicht Display', style: 'regular' },
  'playfair-italic': { name: 'Federleicht Display', style: 'italic' },
  bodoni: { name: 'Bodoni Moda', style: 'regular' },
  'bodoni-italic': { name: 'Bodoni Moda', style: 'italic' },
  fraunces: { name: 'Fraunces', style: 'regular' },
  'fraunces-semibold': { name: 'Fraunces', style: 'semibold' },
  'libre-caslon-display': { name: 'Libre Caslon Display', style: 'regular' },
  'dm-serif': { name: 'DM Serif Display', style: 'regular' },
  'instrument-italic': { name: 'Instrument Serif', style: 'italic' },
  'old-standard': { name: 'Old Standard', style: 'regular' },
  'familjen-bold': { name: 'Familjen Grotesk', style: 'bold' },
  'great-vibes': { name: 'Great Vibes', style: 'regular' },
  'alex-brush': { name: 'Alex Brush', style: 'regular' },
  montecarlo: { name: 'MonteCarlo', style: 'regular' },
  corinthia: { name: 'Corinthia', style: 'regular' },
  'corinthia-bold': { name: 'Corinthia', style: 'bold' },
  italianno: { name: 'Italianno', style: 'regular' },
  ephesis: { name: 'Ephesis', style: 'regular' },
  script: { name: 'Federleicht Script', style: 'regular' },
  'script-bold': { name: 'Federleicht Script', style: 'bold' },
  caveat: { name: 'Caveat', style: 'regular' },
};
