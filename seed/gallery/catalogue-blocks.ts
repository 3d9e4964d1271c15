/** Blocks that show the catalogue, as editors would fill them in, for the gallery. */
import { type GalleryBlock, type GalleryPart, to } from './fields.ts';

const title = (headline: string): GalleryBlock => ({ component: 'page-headline', headline, headlineType: 'h2', mb: 'small' });

export const galleryCatalogueBlocks: readonly GalleryPart[] = [
  {
    id: 'karte',
    title: 'Karte im Einzelnen',
    body: [
      { component: 'card-detail', cards: 'olivia:rose' },
      { component: 'card-detail', cards: 'mitternacht', title: 'Gold auf Nachtblau', text: 'Heiß geprägt, auf glattem Papier.' },
    ],
  },
  {
    id: 'kollektionen',
    title: 'Kollektionen',
    body: [
      { component: 'theme-cards' },
      { component: 'theme-cards', theme: '1463', headline: 'Nur ein Design, alle Farben' },
      { ...title('Alle Kollektionen') },
      { component: 'themes-overview', occasion: 'hochzeit', sort: 'popularity' },
    ],
  },
  {
    id: 'liste',
    title: 'Designs in einer Reihe',
    body: [{ component: 'product-list', headline: 'Zur Taufe', occasion: 'taufe', count: 4 }],
  },
  { id: 'express', title: 'Express', body: [{ component: 'express-shop' }] },
  { id: 'kartenarten', title: 'Kartenarten', body: [{ component: 'card-types', groups: 'feast,photo' }] },
  { id: 'auswahl', title: 'Produktauswahl', body: [{ ...title('Was möchtest du machen?') }, { component: 'product-selection' }] },
  { id: 'muster', title: 'Mustersets', body: [{ component: 'sample-sets', cards: 'steinrund, olivia:nacht, feigenhof' }] },
  { id: 'merkzettel', title: 'Merkzettel', body: [{ component: 'wishlist-card-grid' }] },
  {
    id: 'kalender',
    title: 'Kalender',
    body: [{ component: 'calendar-overview' }, { component: 'calendar-detail', kind: 'familienplaner' }],
  },
  {
    id: 'fotobuch',
    title: 'Fotobuch',
    body: [{ component: 'photobook-overview' }, { component: 'photobook-detail', kind: 'echtfotobuch' }],
  },
  { id: 'fotobox', title: 'Fotobox', body: [{ component: 'photobox-overview' }, { component: 'photobox-detail' }] },
  { id: 'abzug', title: 'Fotoabzüge', body: [{ component: 'photo-print-overview' }] },
  { id: 'collage', title: 'Collage', body: [{ component: 'collage-overview' }, { component: 'collage-detail' }] },
  {
    id: 'zubehoer',
    title: 'Zubehör und Geschenke',
    body: [
      ...['envelope', 'inlay', 'ribbon', 'bow', 'seal', 'tag', 'screw', 'pen', 'bag', 'box', 'posterbar'].map(
        (kind): GalleryBlock => ({
          component: 'accessory-detail',
          kind,
          mb: 'medium',
        }),
      ),
      {
        component: 'merch-detail',
        title: 'Tasse mit Bild',
        text: 'Für den Schreibtisch, an dem sonst nichts Persönliches steht.',
        picture: { filename: '/cms/f/0/1200x1200/kit/see.webp', alt: 'See am Morgen' },
        link: to('/karten-designen/'),
        linkText: 'Bis dahin: Karten',
      },
    ],
  },
] as const;
