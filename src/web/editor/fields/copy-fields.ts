/** Fields are copied as they are stored, so that they are fields where they are pasted. */
import type { ClipboardEvent } from 'react';
import type { fieldTyping } from './field-typing.ts';

type CopyEvent = Pick<ClipboardEvent<HTMLTextAreaElement> | globalThis.ClipboardEvent, 'type' | 'clipboardData' | 'preventDefault'>;

/** Writes what is selected; after cutting, the typed text that is left and where its caret stands. */
export function copyFields(
  event: CopyEvent & { currentTarget: EventTarget | null },
  fields: Pick<typeof fieldTyping, 'copied'> | undefined,
  stored: string,
): { text: string; caret: number } | null {
  const field = event.currentTarget;
  if (!fields || !(field instanceof HTMLTextAreaElement) || !event.clipboardData) return null;
  const { selectionStart: from, selectionEnd: to, value } = field;
  if (from === to) return null;
  event.clipboardData.setData('text/plain', fields.copied(stored, from, to));
  event.preventDefault();
  return event.type === 'cut' ? { text: value.slice(0, from) + value.slice(to), caret: from } : null;
}
