/** The form view: every text of every page as a field, grouped by panel; the selected one opens its style. */

import { memo, type PointerEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { panelName } from '#core/design/panel-name.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, faceOf, facesInOrder, isSameElement } from '#web/editor/draft/content.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { refKey } from '#web/editor/selection.ts';
import { type Check, selectedElement } from '#web/editor/state.ts';
import { type TypingLimit, typeText } from '#web/editor/text-editing/typing.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { fieldId } from './field-id.ts';

const TextStyle = lazyPanel(async () => (await import('./text-style.tsx')).TextStyle);
const ResetButton = optionalPart(async () => (await import('./text-style.tsx')).ResetButton);
const TypingNote = optionalPart(async () => (await import('./text-style.tsx')).TypingNote);

/** `id` is that of the panel. */
type Group = { id: string; fields: { ref: ElementRef; element: TextElement }[] };

/** Texts by the panel they lie on, panels in reading order. */
function groupsOf(design: DesignDocument): Group[] {
  return facesInOrder(design).flatMap(({ page, panel }): Group[] => {
    const fields = page.elements.flatMap((element) =>
      element.kind === 'text' && faceOf(page, element)?.id === panel.id ? [{ ref: { page: page.id, element: element.id }, element }] : [],
    );
    return fields.length > 0 ? [{ id: panel.id, fields }] : [];
  });
}

/** What is wrong with a text itself, shown below its field; samples and distances are in the print check only. */
function problemsOf(check: Check | null): ReadonlyMap<string, string> {
  const shown = check?.findings.filter(({ rule }) => rule === 'overflow' || rule === 'missing-glyph') ?? [];
  return new Map(shown.map(({ page, element, text }) => [refKey({ page, element: element ?? '' }), text]));
}

export function TextFields() {
  const t = useEditorTexts();
  const groups = groupsOf(useDesign());
  const check = useEditor((state) => state.check);
  const problems = useMemo(() => problemsOf(check), [check]);
  if (groups.length === 0) return <p className="panel-note">{t('text.none')}</p>;
  return groups.map((group) => (
    <fieldset key={group.id} className="text-group">
      <legend className="panel-legend">{t(panelName(group.id))}</legend>
      {group.fields.map(({ ref, element }) => (
        <TextEntry key={element.id} page={ref.page} element={element} problem={problems.get(refKey(ref)) ?? null} />
      ))}
    </fieldset>
  ));
}

type EntryProps = { page: string; element: TextElement; problem: string | null };

/** Renders again only when the text itself changes: an edit changes one of many. */
const TextEntry = memo(function TextEntry({ page, element, problem }: EntryProps): ReactNode {
  const ref: ElementRef = { page, element: element.id };
  const id = useId();
  const nameOf = useElementName();
  const { store, tools } = useEditorInstance();
  const [limit, setLimit] = useState<TypingLimit | null>(null);
  const fields = useEditor(({ fonts }) => fonts?.set.fields);
  const isSelected = useEditor((state) => isSameElement(selectedElement(state), ref));
  const { field, onPointerDown } = useScrollAnchor(isSelected);
  const lines = Math.max(element.text.split('\n').length, element.sample.split('\n').length, element.heightUm > 3 * element.sizeUm ? 2 : 1);

  function onFocus() {
    if (!isSelected) store.dispatch({ type: 'select', ref });
    tools.send({ type: 'field-focus', ref });
  }

  function type({ value, selectionEnd }: HTMLTextAreaElement) {
    setLimit(typeText(store, ref, element, fields ? fields.type(element.text, value, selectionEnd) : value).limit);
  }

  const notes = [limit ? `${id}-cut` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className={`text-entry ${isSelected ? 'text-entry-open' : ''}`}>
      <div className="text-head">
        <label htmlFor={fieldId('text', ref)}>{nameOf(element)}</label>
        {isSelected ? <ResetButton elementRef={ref} element={element} /> : null}
      </div>
      <textarea
        ref={field}
        id={fieldId('text', ref)}
        className="input input-editor"
        rows={Math.min(lines, 8)}
        value={fields ? fields.typed(element.text).text : element.text}
        spellCheck
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
        readOnly={!mayEdit(element, 'content')}
        onPointerDown={onPointerDown}
        onFocus={onFocus}
        onBlur={() => store.dispatch({ type: 'end-coalescing' })}
        onChange={({ target }) => type(target)}
      />
      {fields ? <fields.Marks field={field} text={element.text} /> : null}
      {limit ? <TypingNote limit={limit} id={`${id}-cut`} className="field-note" /> : null}
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      ) : null}
      {isSelected ? <TextStyle elementRef={ref} element={element} /> : null}
    </div>
  );
});

/** Opening one entry closes another above it: the field keeps its place on the screen, and is in view where a key led to it. */
function useScrollAnchor(isSelected: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const top = useRef<number | null>(null);
  useLayoutEffect(() => {
    const scroller = field.current?.closest('.panel-scroll');
    if (!isSelected || !scroller || !field.current) return;
    if (top.current !== null) {
      scroller.scrollTop += field.current.getBoundingClientRect().top - top.current;
      top.current = null;
    } else if (field.current === document.activeElement) field.current.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const onPointerDown = (event: PointerEvent<HTMLTextAreaElement>) => {
    top.current = event.currentTarget.getBoundingClientRect().top;
  };
  return { field, onPointerDown };
}
