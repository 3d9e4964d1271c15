/** A text edited on the canvas: a hidden field takes what is typed, caret and selection are drawn on the laid-out letters. */
import { useElementName } from '#web/editor/naming/element-names.ts';
import './text-editing.css';
import { type ClipboardEvent, type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TextElement } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { type CaretMap, createCaretMap } from '#core/layout/text/caret.ts';
import { germanFieldName } from '#texts/field-names.ts';
import { boxStyle } from '#web/editor/canvas/box-style.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { copyFields } from '#web/editor/fields/copy-fields.ts';
import type { Fields } from '#web/editor/fields/field-texts.ts';
import { textWithFields } from '#web/editor/fields/typed-element.ts';
import { useFieldTexts } from '#web/editor/fields/use-field-texts.ts';
import { leavesTextAlone, useKeyboard } from '#web/editor/frame/use-window.ts';
import type { Preview } from '#web/editor/preview/preview.ts';
import { refKey } from '#web/editor/selection.ts';
import type { EditedText } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { CaretView } from './caret-view.tsx';
import { type TypingLimit, typeText } from './typing.ts';
import { TypingNote } from './typing-note.tsx';
import { useCaretPointer } from './use-caret-pointer.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { useCaretInView, useComposition, useFieldValue, useFirstSelection, useHistoryInput } from './use-text-field.ts';
import { type SelectionControl, useTextSelection } from './use-text-selection.ts';

type SelectionHandlesProps = {
  map: CaretMap;
  control: SelectionControl;
  panel: SheetPanel;
  /** Pixels per millimetre. */
  scale: number;
  /** A point of the window on the page. */
  pageOf(xPx: number, yPx: number): readonly [xUm: number, yUm: number];
};

/** The letter is above the finger. */
const abovePx = 24;

/** Handles at both ends of the selection, which a finger drags. */
function SelectionHandles({ map, control, panel, scale, pageOf }: SelectionHandlesProps) {
  const { anchor, caret } = control.selection;
  if (anchor === caret.offset) return null;
  const ends = [Math.min(anchor, caret.offset), Math.max(anchor, caret.offset)] as const;
  return ends.map((offset, index) => {
    const { xUm, yUm, heightUm, turn } = map.place({ offset, isUpstream: index === 1 });
    const px = (um: number) => (um / 1000) * scale;
    const left = px(xUm - turn[1] * heightUm - panel.xUm);
    const top = px(yUm + turn[0] * heightUm - panel.yUm);

    function onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      // The other end stays from now on, whichever side the finger goes to.
      const moving = index === 0 ? ends[0] : ends[1];
      control.select(index === 0 ? ends[1] : ends[0], { offset: moving, isUpstream: false });
    }
    function onPointerMove(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const position = map.hit(...pageOf(event.clientX, event.clientY - abovePx));
      // An empty selection would take its handles away from under the finger.
      if (position.offset !== control.selection.anchor) control.select(control.selection.anchor, position);
    }
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the two ends are told apart by their place
        key={index}
        className="text-handle"
        data-handle={index === 0 ? 'start' : 'end'}
        aria-hidden="true"
        style={{ left, top }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.preventDefault()}
      />
    );
  });
}

type Props = {
  elementRef: ElementRef;
  /** As it is stored, and as the preview shows it; they differ while a font is loading. */
  element: TextElement;
  shown: TextElement;
  preview: Preview;
  panel: SheetPanel;
  /** Where the letters are. */
  area: Box;
  /** Pixels per millimetre. */
  scale: number;
  from: EditedText['from'];
};

/** Room around the letters in which a press still meets the text. */
const marginUm = 1_500;
/** Smallest target (WCAG 2.5.8). */
const minTargetPx = 24;

/** `shown` has the words of fields, but not where each begins and ends. */
function caretMapOf({ design, resources }: Preview, shown: TextElement, ref: ElementRef, fields: Fields | undefined): CaretMap | null {
  if (!resources.fonts.face(shown.font)) return null;
  const stored = findElement(design, ref)?.element;
  const { element, pieces } = textWithFields(fields, stored?.kind === 'text' ? stored : shown);
  return createCaretMap(design, pieces.length > 0 ? { ...shown, text: element.text } : shown, resources.fonts, pieces);
}

export function TextEditor({ elementRef: ref, element, shown, preview, panel, area, scale, from }: Props) {
  const t = useEditorTexts();
  const nameOf = useElementName();
  const fieldT = useFieldTexts();
  const { store } = useEditorInstance();
  const field = useRef<HTMLTextAreaElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState<TypingLimit | null>(null);
  const fields = useEditor((state) => state.fonts?.set.fields);
  const map = useMemo(() => caretMapOf(preview, shown, ref, fields), [preview, shown, ref, fields]);
  const words = useMemo(() => textWithFields(fields, element), [fields, element]);
  const { text } = words.element;
  const pieces = useRef(words.pieces);
  useLayoutEffect(() => {
    pieces.current = words.pieces;
  }, [words]);
  const control = useTextSelection(field, pieces);
  const composition = useComposition(field);
  const note = useId();
  const isAlone = leavesTextAlone(useKeyboard());

  function pageOf(xPx: number, yPx: number): readonly [number, number] {
    const paper = surface.current?.closest('.face-paper')?.getBoundingClientRect();
    if (!paper) return [0, 0];
    return [
      panel.xUm + ((xPx - paper.left) / paper.width) * panel.widthUm,
      panel.yUm + ((yPx - paper.top) / paper.height) * panel.heightUm,
    ];
  }
  const pointer = useCaretPointer({ map, typed: { text, pieces: words.pieces }, control, pageOf, from });
  const typed = useFieldValue(field, text, control);
  useFirstSelection(from, { map, typed: { text, pieces: words.pieces }, control, pageOf });
  useCaretInView(field, control, text);
  useHistoryInput(field);

  function type(value: string, offset: number) {
    const result = typeText(store, ref, element, fields ? fields.type(element.text, value, offset) : value);
    typed.current = value;
    setLimit(result.limit);
    const after = textWithFields(fields, { ...element, text: result.text });
    pieces.current = after.pieces;
    // A field whose text is refused is set back by React, with the caret at its end.
    const { anchor, caret } = control.selection;
    if (after.element.text === text) requestAnimationFrame(() => control.select(anchor, caret));
    else if (after.element.text === value) control.sync();
  }

  function copy(event: ClipboardEvent<HTMLTextAreaElement>) {
    const rest = copyFields(event, fields, element.text);
    if (rest) type(rest.text, rest.caret);
  }

  const handlers = useFieldKeys({ elementRef: ref, map, control });

  const place = map?.place(control.selection.caret);
  const caretBox = place ? { xUm: place.xUm, yUm: place.yUm, widthUm: 1, heightUm: place.heightUm } : area;
  const transform = shown.rotation === 0 ? undefined : `rotate(${shown.rotation}deg)`;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and assistive technology meet the field below */}
      <div
        ref={surface}
        className="text-editing"
        data-editing={refKey(ref)}
        style={{ ...boxStyle(grown(area), panel, scale, minTargetPx), transform }}
        {...pointer}
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={preventTouchMenu}
      />
      {map ? <CaretView map={map} panel={panel} selection={control.selection} composition={composition} text={text} /> : null}
      {map ? <SelectionHandles map={map} control={control} panel={panel} scale={scale} pageOf={pageOf} /> : null}
      <textarea
        ref={field}
        className={isAlone ? 'text-editing-alone' : 'text-editing-field'}
        style={isAlone ? undefined : { ...boxStyle(caretBox, panel, scale, 1), width: 1 }}
        aria-label={t('editor.element.text', { label: nameOf(element) })}
        value={text}
        wrap={isAlone ? 'soft' : 'off'}
        spellCheck
        autoComplete="off"
        aria-describedby={words.pieces.length > 0 ? note : undefined}
        onChange={({ target }) => type(target.value, target.selectionEnd)}
        onCopy={copy}
        onCut={copy}
        onSelect={control.sync}
        onPointerDown={isAlone ? (event) => event.stopPropagation() : undefined}
        {...handlers}
      />
      {words.pieces.length > 0 ? (
        <p id={note} className="unseen">
          {fieldT('fields.described', { names: words.pieces.map(({ field: name }) => germanFieldName(name)).join(', ') })}
        </p>
      ) : null}
      <DoneButton />
      {limit ? (
        <div className="text-editing-note" style={{ top: (area.yUm + area.heightUm - panel.yUm) * (scale / 1000) + 12 }}>
          <TypingNote limit={limit} className="field-note" />
        </div>
      ) : null}
    </>
  );
}

/** In narrow windows, above the keyboard: what takes the focus from the field ends the editing. */
function DoneButton() {
  const t = useEditorTexts();
  const editor = useEditorElement();
  return editor
    ? createPortal(
        <button type="button" className="typing-done" onClick={({ currentTarget }) => currentTarget.blur()}>
          {t('text.done')}
        </button>,
        editor,
      )
    : null;
}

function useEditorElement(): Element | null {
  const [editor, setEditor] = useState<Element | null>(null);
  useLayoutEffect(() => setEditor(document.querySelector('.editor')), []);
  return editor;
}

function grown({ xUm, yUm, widthUm, heightUm }: Box): Box {
  return { xUm: xUm - marginUm, yUm: yUm - marginUm, widthUm: widthUm + 2 * marginUm, heightUm: heightUm + 2 * marginUm };
}

/** A long press selects a word; the browser's own menu is for the mouse. */
function preventTouchMenu(event: { nativeEvent: Event; preventDefault(): void }): void {
  const { nativeEvent } = event;
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch') event.preventDefault();
}
