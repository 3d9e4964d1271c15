/** The form view: every text of every page as a field, grouped by face; the chosen one opens its style. */
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { sizeOf } from '#web/editor/canvas/canvas.tsx';
import type { EditOptions } from '#web/editor/canvas/selectable-element.tsx';
import { type ElementRef, faceOf, facesInOrder, isSameElement } from '#web/editor/draft/content.ts';
import type { Preview } from '#web/editor/preview/use-preview.ts';
import { useTexts } from '#web/editor/texts.ts';
import { TextStyle } from './text-style.tsx';
import { cleanTyped } from './typed-text.ts';

type Props = {
  design: DesignDocument;
  /** The same card untouched, for taking one text back to it. */
  blank: DesignDocument | null;
  preview: Preview | null;
  selected: ElementRef | null;
  onSelect: (place: ElementRef) => void;
  onEdit: (edits: Edit[], options?: EditOptions) => void;
  onSeal: () => void;
  /** Sentences of the print check by element. */
  problems: ReadonlyMap<string, string>;
};

type Group = { id: string; label: string; fields: { place: ElementRef; element: TextElement }[] };

/** Texts by the face they stand on, faces in the order people meet them. */
function groupsOf(design: DesignDocument): Group[] {
  return facesInOrder(design).flatMap(({ page, panel }): Group[] => {
    const fields = page.elements.flatMap((element) =>
      element.kind === 'text' && faceOf(page, element)?.id === panel.id ? [{ place: { page: page.id, element: element.id }, element }] : [],
    );
    return fields.length > 0 ? [{ id: panel.id, label: panel.label, fields }] : [];
  });
}

export function fieldId({ page, element }: ElementRef): string {
  return `text-${page}-${element}`;
}

/** What takes a text back to the blank card: words, style and place. */
export function resetEdits(place: ElementRef, element: TextElement, blank: DesignDocument | null): Edit[] {
  const first = blank?.pages.find(({ id }) => id === place.page)?.elements.find(({ id }) => id === place.element);
  const words: Edit = { kind: 'setText', ...place, text: element.sample };
  if (first?.kind !== 'text') return [words];
  const { font, sizeUm, leading, tracking, align, vertical, ink, figures } = first;
  return [
    words,
    { kind: 'setTextStyle', ...place, style: { font, sizeUm, leading, tracking, align, vertical, ink, figures } },
    { kind: 'moveElement', ...place, xUm: first.xUm, yUm: first.yUm },
  ];
}

export function TextFields(props: Props) {
  const t = useTexts();
  const groups = groupsOf(props.design);
  if (groups.length === 0) return <p className="panel-note">{t('text.none')}</p>;
  return groups.map((group) => (
    <fieldset key={group.id} className="text-group">
      <legend className="panel-legend">{group.label}</legend>
      {group.fields.map(({ place, element }) => (
        <TextEntry key={element.id} {...props} place={place} element={element} />
      ))}
    </fieldset>
  ));
}

function TextEntry({
  design,
  blank,
  preview,
  selected,
  onSelect,
  onEdit,
  onSeal,
  problems,
  place,
  element,
}: Props & { place: ElementRef; element: TextElement }): ReactNode {
  const t = useTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCut, setCut] = useState(false);
  const isSelected = isSameElement(selected, place);
  const problem = problems.get(`${place.page} ${place.element}`);
  const lines = Math.max(element.text.split('\n').length, element.sample.split('\n').length, element.heightUm > 3 * element.sizeUm ? 2 : 1);
  const reset = resetEdits(place, element, blank);

  // Opening one entry closes another above it: what people look at stays where it was.
  const top = useRef<number | null>(null);
  useLayoutEffect(() => {
    const scroller = field.current?.closest('.panel-scroll');
    if (isSelected && scroller && field.current && top.current !== null) {
      scroller.scrollTop += field.current.getBoundingClientRect().top - top.current;
      top.current = null;
    }
  }, [isSelected]);

  function type(typed: string) {
    const { text, cut } = cleanTyped(typed);
    setCut(cut);
    onEdit([{ kind: 'setText', ...place, text }], { merge: `text ${place.page} ${place.element}` });
  }

  const notes = [isCut ? `${id}-cut` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className={`text-entry ${isSelected ? 'text-entry-open' : ''}`}>
      <div className="text-head">
        <label htmlFor={fieldId(place)}>{element.label}</label>
        {isSelected ? (
          <button
            type="button"
            className="text-link"
            onClick={() => onEdit(reset)}
            aria-label={t('text.reset.label', { label: element.label })}
          >
            {t('text.reset')}
          </button>
        ) : null}
      </div>
      <textarea
        ref={field}
        id={fieldId(place)}
        className="input input-editor"
        rows={Math.min(lines, 8)}
        value={element.text}
        spellCheck
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
        onPointerDown={(event) => {
          top.current = event.currentTarget.getBoundingClientRect().top;
        }}
        onFocus={() => !isSelected && onSelect(place)}
        onBlur={onSeal}
        onChange={(event) => type(event.target.value)}
      />
      {isCut ? (
        <p id={`${id}-cut`} className="field-note" role="status">
          {t('text.cut')}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      ) : null}
      {isSelected ? (
        <TextStyle design={design} place={place} element={element} shownUm={sizeOf(preview, place) || element.sizeUm} onEdit={onEdit} />
      ) : null}
    </div>
  );
}
