/** Blank cards: which one a form or a category begins with. */
import type { CardForm } from '#core/products/card/formats.ts';
import { type CardFilter, chosenValues, facetKeys } from './facets.ts';
import { isOccasion } from './occasions.ts';
import type { DesignTemplate } from './template.ts';

/** Id of the row of a form's blank card. */
export function blankId(form: CardForm): string {
  return `blanko-${form}`;
}

export type BlankGroupKey = 'letter' | 'table' | 'inside' | 'label' | 'feast' | 'photo' | 'special';

/**
 * The forms as a page about all of them groups them. Special formats (F207) are forms that fit no other name and die-cut ones, those with a
 * name of their own in their group, too.
 */
export const blankGroups: readonly { key: BlankGroupKey; forms: readonly CardForm[] }[] = [
  {
    key: 'letter',
    forms: ['flat', 'folded', 'folded-top', 'double-folded', 'leporello', 'pocketfold', 'trio', 'postcard'],
  },
  {
    key: 'table',
    forms: ['table-card', 'table-folded', 'place-card', 'group-table-card', 'menu-insert', 'fan', 'wind-light', 'bottle-label'],
  },
  { key: 'feast', forms: ['booklet', 'newspaper', 'confetti', 'sparkler-label', 'balloon-card'] },
  { key: 'inside', forms: ['insert-card', 'insert-sheet', 'band', 'envelope'] },
  { key: 'label', forms: ['sticker-round', 'sticker-heart', 'sticker-rect', 'gift-tag'] },
  { key: 'photo', forms: ['polaroid', 'photo-strip'] },
  { key: 'special', forms: ['balloon-card', 'gift-tag', 'sparkler-label', 'fan', 'confetti', 'folded-top', 'place-card', 'newspaper'] },
];

/** The forms that serve a category of F195 and F196, the usual one first. */
export const formsOfCategory: Readonly<Record<string, readonly CardForm[]>> = {
  invitation: ['flat', 'folded', 'double-folded', 'pocketfold', 'trio', 'leporello'],
  'thank-you-card': ['leporello', 'flat', 'folded', 'postcard', 'polaroid'],
  'save-the-date': ['postcard', 'flat', 'photo-strip'],
  'change-the-date': ['postcard', 'flat'],
  'reply-card': ['insert-card', 'postcard'],
  'menu-card': ['table-card', 'menu-insert', 'folded', 'fan'],
  'drink-card': ['fan', 'table-card', 'folded'],
  'place-card': ['place-card', 'gift-tag'],
  'table-number': ['table-folded', 'table-card'],
  'seating-plan': ['group-table-card', 'flat'],
  'address-sticker': ['sticker-rect', 'sticker-round'],
  'sender-sticker': ['sticker-rect', 'sticker-round'],
  'recipient-sticker': ['sticker-rect'],
  'seal-sticker': ['sticker-round', 'sticker-heart'],
  'bottle-label': ['bottle-label'],
  'gift-tag': ['gift-tag'],
  'gift-sticker': ['sticker-heart', 'sticker-round', 'sticker-rect'],
  'church-booklet': ['booklet'],
  inlay: ['insert-sheet', 'insert-card', 'menu-insert'],
  'memory-picture': ['polaroid', 'photo-strip'],
  confetti: ['confetti'],
  'sparkler-label': ['sparkler-label'],
  announcement: ['newspaper', 'flat', 'folded'],
  'greeting-card': ['folded-top', 'folded', 'balloon-card'],
  envelope: ['envelope'],
  'table-card': ['table-card', 'table-folded', 'group-table-card'],
  'wind-light-card': ['wind-light'],
  band: ['band'],
};

/** What stands in a list of an occasion without designs. */
const usualForms: readonly CardForm[] = ['flat', 'folded', 'postcard', 'leporello'];

/**
 * Blank cards for a list that no design matches: those of its categories, or the usual ones of its occasion. Empty where another filter
 * is set or an unknown value asked for: that list is empty.
 */
export function blanksFor(blanks: readonly DesignTemplate[], filter: CardFilter): DesignTemplate[] {
  const [categories, occasions] = [chosenValues(filter, 'category'), chosenValues(filter, 'occasion')];
  const isNarrowed = facetKeys.some((key) => key !== 'category' && key !== 'occasion' && chosenValues(filter, key).size > 0);
  if (isNarrowed || [...occasions].some((key) => !isOccasion(key))) return [];
  const usual = occasions.has('blanko') ? blankGroups.flatMap(({ forms }) => forms) : usualForms;
  const forms = categories.size > 0 ? [...categories].flatMap((key) => formsOfCategory[key] ?? []) : occasions.size > 0 ? usual : [];
  const ids = new Set(forms.map(blankId));
  return blanks.filter(({ id }) => ids.has(id));
}
