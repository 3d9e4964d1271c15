/** Keys that move the caret by lines as they are laid out; everything else the hidden field does itself. */
import type { CaretMap, CaretPosition } from '#core/layout/text/caret.ts';

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };
type Selected = { anchor: number; caret: CaretPosition };

/** Where a key leads; null for keys of the field. `columnUm` is kept over several steps up and down. */
export function moveByKey(
  map: CaretMap,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  { anchor, caret }: Selected,
  columnUm: number | null,
): (Selected & { columnUm: number | null }) | null {
  if (ctrlKey || metaKey || altKey) return null;
  const isUp = key === 'ArrowUp';
  if (isUp || key === 'ArrowDown') {
    const moved = map.vertical(caret, isUp ? -1 : 1, columnUm);
    return { anchor: shiftKey ? anchor : moved.position.offset, caret: moved.position, columnUm: moved.columnUm };
  }
  if (key !== 'Home' && key !== 'End') return null;
  const position = key === 'Home' ? map.lineStart(caret) : map.lineEnd(caret);
  return { anchor: shiftKey ? anchor : position.offset, caret: position, columnUm: null };
}
