/** Which query keys canonical links of a page keep. */
import type { CanonicalKind } from './query.ts';

/** First segments of product pages and the canonical whitelist they follow (D04). */
const canonicalSegments: Record<CanonicalKind, readonly string[]> = {
  cards: ['produkte', 'products', 'produits', 'prodotti', 'productos', 'producten', 'karten-designen', 'karten', 'configurator-card'],
  calendars: ['fotokalender', 'kalender', 'photo-calendars', 'calendriers-photo', 'calendari', 'calendarios', 'configurator-calendar'],
  collages: ['collage', 'collagen', 'fotocollage', 'collages', 'configurator-collage'],
  photobooks: [
    'fotobuch',
    'fotobuecher',
    'photobook',
    'photobooks',
    'livre-photo',
    'fotolibro',
    'fotolibros',
    'fotoboek',
    'configurator-photobook',
  ],
};

/** Which canonical whitelist a page follows, or null: then its canonical link keeps no query. */
export function canonicalKindOf(segments: readonly string[]): CanonicalKind | null {
  const kinds = Object.entries(canonicalSegments) as [CanonicalKind, readonly string[]][];
  return kinds.find(([, words]) => words.includes(segments[0] ?? ''))?.[0] ?? null;
}
