/** Pieces of suites in forms of their own: what is folded, bound, stuck on, laid in or put around. */
import type { PieceShape } from './piece.ts';

/** Those of weddings, in the order in which pages show them. The id is the end of the row's id: 'olivia-leporello'. */
export const specialPieces = [
  { id: 'postkarte', form: 'postcard', formats: ['a6-landscape', 'a6'], category: 'save-the-date' },
  { id: 'querkarte', form: 'folded-top', formats: ['a6-landscape'], category: 'thank-you-card' },
  { id: 'doppelklappkarte', form: 'double-folded', formats: ['a6', 'square'], category: 'invitation' },
  { id: 'leporello', form: 'leporello', formats: ['a6', 'square-small'], category: 'thank-you-card' },
  { id: 'pocketfold', form: 'pocketfold', formats: ['a6', 'square'], category: 'invitation' },
  { id: 'kartentrio', form: 'trio', formats: ['a6'], category: 'invitation' },
  { id: 'faecher', form: 'fan', category: 'drink-card' },
  { id: 'kirchenheft', form: 'booklet', formats: ['a5', 'a6'], category: 'church-booklet' },
  { id: 'fotostreifen', form: 'photo-strip', category: 'memory-picture' },
  { id: 'polaroid', form: 'polaroid', category: 'memory-picture' },
  { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
  { id: 'herzaufkleber', form: 'sticker-heart', category: 'gift-sticker' },
  { id: 'absender', form: 'sticker-rect', formats: ['label-70', 'label-99'], category: 'address-sticker' },
  { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
  { id: 'wunderkerze', form: 'sparkler-label', category: 'sparkler-label' },
  { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round', 'tag-heart', 'tag-seal', 'tag-narrow'], category: 'gift-tag' },
  { id: 'tischnummer', form: 'table-folded', formats: ['a6'], category: 'table-number' },
  { id: 'sitzplan', form: 'group-table-card', category: 'seating-plan' },
  { id: 'einlegeblatt', form: 'insert-sheet', formats: ['insert-a6', 'insert-square'], category: 'inlay' },
  { id: 'antwortkarte', form: 'insert-card', formats: ['insert-a6', 'insert-din-long'], category: 'reply-card' },
  { id: 'banderole', form: 'band', category: 'band' },
  { id: 'konfetti', form: 'confetti', category: 'confetti' },
  { id: 'windlicht', form: 'wind-light', category: 'wind-light-card' },
  { id: 'ballonkarte', form: 'balloon-card', category: 'greeting-card' },
  {
    id: 'umschlag',
    form: 'envelope',
    formats: ['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-square'],
    category: 'envelope',
  },
] as const satisfies readonly PieceShape[];

export type SpecialPieceId = (typeof specialPieces)[number]['id'];
