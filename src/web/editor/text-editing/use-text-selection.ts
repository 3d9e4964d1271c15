/** The selection of the hidden field, which the browser keeps, with what it does not know: the line of the caret and its column. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CaretPosition } from '#core/layout/text/caret.ts';

/** `anchor` is where selecting began, `caret` where it has come to. */
export type TextSelection = { anchor: number; caret: CaretPosition };

export type SelectionControl = {
  selection: TextSelection;
  /** Column that up and down keep; null after any other move. */
  columnUm: RefObject<number | null>;
  /** Sets selection and focus of the field. */
  select(anchor: number, caret: CaretPosition): void;
  /** Reads the field's selection; the line of the caret stays known while the offset does. */
  sync(): void;
};

export function useTextSelection(field: RefObject<HTMLTextAreaElement | null>): SelectionControl {
  const [selection, setSelection] = useState<TextSelection>({ anchor: 0, caret: { offset: 0, isUpstream: false } });
  const columnUm = useRef<number | null>(null);

  const sync = useCallback(() => {
    const element = field.current;
    if (!element || document.activeElement !== element) return;
    const { selectionStart: start, selectionEnd: end, selectionDirection } = element;
    const isBackward = selectionDirection === 'backward';
    const [anchor, offset] = isBackward ? [end, start] : [start, end];
    setSelection((old) => {
      if (old.anchor === anchor && old.caret.offset === offset) return old;
      columnUm.current = null;
      return { anchor, caret: { offset, isUpstream: false } };
    });
  }, [field]);

  const select = useCallback(
    (anchor: number, caret: CaretPosition) => {
      const element = field.current;
      if (!element) return;
      element.focus({ preventScroll: true });
      const { offset } = caret;
      element.setSelectionRange(Math.min(anchor, offset), Math.max(anchor, offset), offset < anchor ? 'backward' : 'forward');
      columnUm.current = null;
      setSelection({ anchor, caret });
    },
    [field],
  );

  useEffect(() => {
    document.addEventListener('selectionchange', sync);
    return () => document.removeEventListener('selectionchange', sync);
  }, [sync]);

  return { selection, columnUm, select, sync };
}
