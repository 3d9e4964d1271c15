/** Order of stories (`sort_by`): reading it from an address and comparing two stories. */

import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { fieldOf, numberOf } from './filter.ts';
import { type PlacedStory, slugIn } from './story.ts';

type Key = { field: string; down: boolean; kind: 'text' | 'int' | 'float'; nullsFirst: boolean };
export type SortOrder = Key[];

const maximumKeys = 10;

/** `field:asc|desc[:int|:float][:nulls_first|:nulls_last]`, several with commas. Throws Fault 'bad-json' (400) for anything else. */
export function readOrder(text: string): SortOrder {
  const keys = text.split(',').filter((part) => part.trim() !== '');
  if (keys.length > maximumKeys) throw refused('sort_by has too many fields');
  return keys.map((part) => {
    const [field = '', direction = 'asc', ...options] = part.trim().split(':');
    const key: Key = { field, down: direction === 'desc', kind: 'text', nullsFirst: false };
    const isSound = field !== '' && (direction === 'asc' || direction === 'desc');
    if (!isSound || !options.every((option) => readOption(key, option))) throw refused(`sort_by ${part} is not understood`);
    return key;
  });
}

function readOption(key: Key, option: string): boolean {
  if (option === 'int' || option === 'float') key.kind = option;
  else if (option === 'nulls_first' || option === 'nulls_last') key.nullsFirst = option === 'nulls_first';
  else return false;
  return true;
}

function refused(text: string): Fault {
  return new Fault('bad-json', text, { text: verbatim(text) });
}

/** A sorted copy; equal stories keep their order. */
export function sorted(stories: readonly PlacedStory[], order: SortOrder, language: string | null): PlacedStory[] {
  const values = new Map(stories.map((story) => [story, order.map((key) => sortValue(story, key, language))]));
  return [...stories].sort((a, b) => {
    for (const [index, key] of order.entries()) {
      const difference = compare(values.get(a)?.[index] ?? null, values.get(b)?.[index] ?? null, key);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function compare(a: string | number | null, b: string | number | null, key: Key): number {
  if (a === b) return 0;
  if (a === null || b === null) return (a === null) === key.nullsFirst ? -1 : 1;
  return (a < b ? -1 : 1) * (key.down ? -1 : 1);
}

function sortValue(story: PlacedStory, key: Key, language: string | null): string | number | null {
  const value = key.field.startsWith('content.') ? fieldOf(story.content, key.field.slice(8)) : ownField(story, key.field, language);
  if (key.kind !== 'text') return numberOf(value, key.kind);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return key.field.startsWith('content.') ? String(value) : value;
  return typeof value === 'string' && value !== '' ? value : null;
}

function ownField(story: PlacedStory, field: string, language: string | null): unknown {
  switch (field) {
    case 'name':
      return story.name;
    case 'slug':
      return story.slug;
    case 'full_slug':
      return slugIn(story, language);
    case 'uuid':
      return story.uuid;
    case 'id':
      return story.id;
    case 'position':
      return story.position;
    case 'created_at':
      return story.createdAt;
    case 'updated_at':
      return story.updatedAt;
    case 'published_at':
      return story.publishedAt;
    case 'first_published_at':
      return story.firstPublishedAt;
    case 'sort_by_date':
      return story.sortByDate;
    default:
      return fieldOf(story.content, field);
  }
}
