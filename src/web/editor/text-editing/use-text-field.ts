/** What the hidden field of an edited text does besides taking what is typed. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CaretMap } from '#core/layout/text/caret.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { EditedText } from '#web/editor/state.ts';
import { changedRange, type TextRange } from './ranges.ts';
import { rangeAt, type TypedText } from './use-caret-pointer.ts';
import type { SelectionControl } from './use-text-selection.ts';

/** What an input method is writing, as a range of the field. */
export function useComposition(field: RefObject<HTMLTextAreaElement | null>): TextRange | null {
  const [range, setRange] = useState<TextRange | null>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let start = 0;
    const begin = () => {
      start = element.selectionStart;
    };
    const update = ({ data }: CompositionEvent) => setRange({ from: start, to: start + data.length });
    const end = () => setRange(null);
    element.addEventListener('compositionstart', begin);
    element.addEventListener('compositionupdate', update);
    element.addEventListener('compositionend', end);
    return () => {
      element.removeEventListener('compositionstart', begin);
      element.removeEventListener('compositionupdate', update);
      element.removeEventListener('compositionend', end);
    };
  }, [field]);
  return range;
}

/** Undo and redo of menus and gestures are those of the editor; its keys are in use-shortcuts.ts. */
export function useHistoryInput(field: RefObject<HTMLTextAreaElement | null>): void {
  const { store } = useEditorInstance();
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const listen = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      store.dispatch({ type: event.inputType === 'historyUndo' ? 'undo' : 'redo' });
    };
    element.addEventListener('beforeinput', listen);
    return () => element.removeEventListener('beforeinput', listen);
  }, [field, store]);
}

/** A value that was not typed here (undo, the form, a suggestion, a limit) puts the caret behind what it changed. */
export function useFieldValue(field: RefObject<HTMLTextAreaElement | null>, text: string, control: SelectionControl) {
  const typed = useRef(text);
  const { select } = control;
  useLayoutEffect(() => {
    const before = typed.current;
    typed.current = text;
    if (before === text || document.activeElement !== field.current) return;
    const { to } = changedRange(before, text);
    select(to, { offset: to, isUpstream: false });
  }, [field, text, select]);
  return typed;
}

/** Focus and selection when editing begins. */
export function useFirstSelection(
  from: EditedText['from'],
  {
    map,
    typed,
    control,
    pageOf,
  }: { map: CaretMap | null; typed: TypedText; control: SelectionControl; pageOf: (xPx: number, yPx: number) => readonly [number, number] },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every beginning
  useLayoutEffect(() => {
    if (typeof from === 'object' && map) {
      const position = map.hit(...pageOf(from.xPx, from.yPx));
      const range = rangeAt(typed, position, from.isWord ? 'word' : 'letter');
      control.select(range.from, range.from === range.to ? position : { offset: range.to, isUpstream: false });
    } else control.select(from === 'all' ? 0 : typed.text.length, { offset: typed.text.length, isUpstream: false });
  }, [from]);
}

/** After a pause of this length, so that no key forces a layout of the page before its letter is painted. */
const scrollPauseMs = 60;

/** The line of the caret stays in view, also when the on-screen keyboard opens and the canvas gets lower. */
export function useCaretInView(field: RefObject<HTMLTextAreaElement | null>, { selection }: SelectionControl, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move and every edit
  useEffect(() => {
    const timer = setTimeout(() => field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), scrollPauseMs);
    return () => clearTimeout(timer);
  }, [field, selection, text]);
  useEffect(() => {
    const scroller = field.current?.closest('.canvas-scroll');
    if (!scroller) return;
    const observer = new ResizeObserver(() => field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [field]);
}
