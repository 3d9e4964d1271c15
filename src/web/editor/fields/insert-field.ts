/** Puts a field into a text: where its caret is while it is edited on the canvas, else at its end. */
import type { TextElement } from '#core/design/document.ts';
import type { FieldName } from '#core/merge/field-names.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type Typed, typeText } from '#web/editor/text-editing/typing.ts';
import { fieldTyping } from './field-typing.ts';

/** Fields that many records lack: they print nothing then, and nothing of the words around them. */
const written: Partial<Record<FieldName, string>> = { titel: '{{titel:}}', begleitung: '{{?begleitung: und …}}' };

export function insertField(store: EditorStore<unknown>, ref: ElementRef, element: TextElement, field: FieldName): Typed {
  const { text } = fieldTyping.typed(element.text);
  const typing = document.querySelector<HTMLTextAreaElement>('.text-editing-field');
  const [from, to] = typing?.value === text ? [typing.selectionStart, typing.selectionEnd] : [text.length, text.length];
  const words = written[field] ?? `{{${field}}}`;
  const after = fieldTyping.type(element.text, text.slice(0, from) + words + text.slice(to), from + words.length);
  store.dispatch({ type: 'end-coalescing' });
  const typed = typeText(store, ref, element, after);
  store.dispatch({ type: 'end-coalescing' });
  return typed;
}
