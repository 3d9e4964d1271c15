/** Edits of one text's style; repeated steps of one control are one step of undo. */
import { useId } from 'react';
import type { TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';

export type Style = Extract<Edit, { kind: 'setTextStyle' }>['style'];
/** Further edits belong to the same step. */
export type SetStyle = (style: Style, coalesceKey?: string, further?: readonly Edit[]) => void;

export type StyleProps = { element: TextElement; set: SetStyle };

export function useSetStyle(ref: ElementRef): SetStyle {
  const { store } = useEditorInstance();
  const id = useId();
  return (style, coalesceKey, further = []) => {
    const options = coalesceKey ? { coalesceKey: `${coalesceKey} ${id}` } : undefined;
    const edit: Edit = { kind: 'setTextStyle', ...ref, style };
    if (!store.edit([edit, ...further], options) && further.length > 0) store.edit([edit], options);
  };
}
