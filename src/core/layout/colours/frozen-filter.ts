/**
 * Sheets of lines that were produced before Sheets held colours name the filter of a photo, whose brightness and contrast were one affine map.
 * It is kept for them alone, so that a reprint has the very pixels of the first print.
 */
import type { Item, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { type ColourMatrix, rounded, tones } from './photo-colours.ts';

export type FrozenFilter = { tone?: 'bw' | 'sepia'; brightness?: number; contrast?: number };

/** Tone first, then contrast about middle grey (100 doubles it, -100 leaves a fifth), then brightness (100 adds half of white). @internal */
export function frozenMatrix({ tone, brightness = 0, contrast = 0 }: FrozenFilter): ColourMatrix {
  const gain = contrast >= 0 ? 1 + contrast / 100 : 1 + (contrast / 100) * 0.8;
  const offset = 0.5 - 0.5 * gain + brightness / 200;
  return tones[tone ?? 'none'].map(
    ([r, g, b]) => [rounded(r * gain, 1e6), rounded(g * gain, 1e6), rounded(b * gain, 1e6), rounded(offset, 1e6)] as const,
  );
}

/** A frozen Sheet with the colours of its filters. One without filters is returned as it is. */
export function withFrozenColours(sheet: Sheet): Sheet {
  const items = coloured(sheet.items);
  return items === sheet.items ? sheet : { ...sheet, items };
}

function coloured(items: Item[]): Item[] {
  let isChanged = false;
  const changed = items.map((item) => {
    const now = item.kind === 'group' ? colouredGroup(item) : item.kind === 'photo' ? colouredPhoto(item) : item;
    isChanged ||= now !== item;
    return now;
  });
  return isChanged ? changed : items;
}

function colouredGroup(group: Extract<Item, { kind: 'group' }>): Item {
  const items = coloured(group.items);
  return items === group.items ? group : { ...group, items };
}

function colouredPhoto(item: PhotoItem & { filter?: FrozenFilter }): PhotoItem {
  const { filter, ...photo } = item;
  return filter ? { ...photo, colours: { matrix: frozenMatrix(filter) } } : item;
}
