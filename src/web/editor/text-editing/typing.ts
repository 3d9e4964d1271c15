/** Typed and pasted text as edits of the document: cleaned, within the limits of its slot, in steps of undo as long as a word. */
import type { TextElement } from '#core/design/document.ts';
import { graphemeOffsets } from '#core/layout/text/segments.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { maxTextLength, plainTyped } from '#web/editor/panels/typed-text.ts';
import { refKey } from '#web/editor/selection.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { changedRange } from './ranges.ts';

/** Why a part of what was typed was left off. */
export type TypingLimit = { kind: 'document' | 'characters' | 'lines'; limit: number; rest: string };

export type Typed = { text: string; limit: TypingLimit | null };

type Slot = NonNullable<TextElement['slot']>;

function exceeds(text: string, { maxCharacters, maxLines }: Pick<Slot, 'maxCharacters' | 'maxLines'>): TypingLimit['kind'] | null {
  if (text.length > maxTextLength) return 'document';
  if (maxCharacters !== undefined && Array.from(text).length > maxCharacters) return 'characters';
  return maxLines !== undefined && text.split('\n').length > maxLines ? 'lines' : null;
}

/** What was typed as the document takes it: of an insertion that is too long its beginning, the rest in `limit`. */
export function fitTyped(before: string, typed: string, slot: TextElement['slot']): Typed {
  const plain = plainTyped(typed);
  const limits = slot ?? { maxCharacters: undefined, maxLines: undefined };
  const kind = exceeds(plain, limits);
  if (!kind) return { text: plain, limit: null };
  const limit = { document: maxTextLength, characters: limits.maxCharacters ?? 0, lines: limits.maxLines ?? 0 }[kind];
  // The beginning of what was inserted might end within a field.
  if (plain.includes('{{')) return { text: before, limit: { kind, limit, rest: '' } };
  const { from, to } = changedRange(before, plain);
  const inserted = plain.slice(from, to);
  const kept =
    graphemeOffsets(inserted).findLast((end) => !exceeds(plain.slice(0, from) + inserted.slice(0, end) + plain.slice(to), limits)) ?? 0;
  return { text: plain.slice(0, from + kept) + plain.slice(to), limit: { kind, limit, rest: inserted.slice(kept) } };
}

/** True when the change ends a word: what is typed next is a step of undo of its own. */
function endsWord(before: string, after: string): boolean {
  const { from, to, removed } = changedRange(before, after);
  return to - from > 1 || (removed === 0 && /[\s.,;:!?]/.test(after.slice(from, to)));
}

/** Sets a text as one step of undo with what was typed before it, until a word ends. */
export function typeText<Choice>(store: EditorStore<Choice>, ref: ElementRef, element: TextElement, typed: string): Typed {
  const { text, limit } = fitTyped(element.text, typed, element.slot);
  const isDeletion = text.length < element.text.length;
  const isTaken = store.edit([{ kind: 'setText', ...ref, text }], { coalesceKey: `${isDeletion ? 'delete' : 'text'} ${refKey(ref)}` });
  if (endsWord(element.text, text)) store.dispatch({ type: 'end-coalescing' });
  return { text: isTaken ? text : element.text, limit };
}
