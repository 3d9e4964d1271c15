/** The selection of the hidden field, which the browser keeps, with what it does not know: the line of the caret and its column. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CaretPosition } from '#core/layout/text/caret.ts';
import { besidePieces, type FieldPiece } from '#core/merge/typed-fields.ts';

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

/** The selection never ends within one of `pieces`, which are those of the value that the field has now. */
export function useTextSelection(field: RefObject<HTMLTextAreaElement | null>, pieces: RefObject<readonly FieldPiece[]>): SelectionControl {
  const [selection, setSelection] = useState<TextSelection>({ anchor: 0, caret: { offset: 0, isUpstream: false } });
  const columnUm = useRef<number | null>(null);
  const last = useRef(selection);

  const sync = useCallback(() => {
    const element = field.current;
    if (!element || document.activeElement !== element) return;
    const { selectionStart: start, selectionEnd: end, selectionDirection } = element;
    const isBackward = selectionDirection === 'backward';
    const [from, to] = isBackward ? [end, start] : [start, end];
    const old = last.current;
    const anchor = besidePieces(pieces.current, from, old.anchor);
    const offset = from === to ? anchor : besidePieces(pieces.current, to, old.caret.offset);
    if (anchor !== from || offset !== to) setFieldSelection(element, anchor, offset);
    if (old.anchor === anchor && old.caret.offset === offset) return;
    columnUm.current = null;
    last.current = { anchor, caret: { offset, isUpstream: false } };
    setSelection(last.current);
  }, [field, pieces]);

  const select = useCallback(
    (anchor: number, caret: CaretPosition) => {
      const element = field.current;
      if (!element) return;
      element.focus({ preventScroll: true });
      setFieldSelection(element, anchor, caret.offset);
      columnUm.current = null;
      last.current = { anchor, caret };
      setSelection(last.current);
    },
    [field],
  );

  useEffect(() => {
    document.addEventListener('selectionchange', sync);
    return () => document.removeEventListener('selectionchange', sync);
  }, [sync]);

  return { selection, columnUm, select, sync };
}

function setFieldSelection(element: HTMLTextAreaElement, anchor: number, offset: number): void {
  element.setSelectionRange(Math.min(anchor, offset), Math.max(anchor, offset), offset < anchor ? 'backward' : 'forward');
}
