/** The form's field of a text with fields: they are marked behind its letters, and the caret steps over each at once. */
import './fields.css';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { besidePieces, edge, type FieldPiece } from '#core/merge/typed-fields.ts';
import { changedRange } from '#web/editor/text-editing/ranges.ts';
import { copyFields } from './copy-fields.ts';
import { fieldTyping } from './field-typing.ts';

type Props = { field: RefObject<HTMLTextAreaElement | null>; text: string };

/** There as soon as its code is, so that the caret stays in its place when the first field is pasted. */
export function FieldMarks({ field, text }: Props) {
  const { text: typed, pieces } = fieldTyping.typed(text);
  const last = useRef({ value: typed, start: 0, end: 0 });

  useLayoutEffect(() => {
    const element = field.current;
    const { value } = last.current;
    if (!element || document.activeElement !== element || value === typed) return;
    const { to } = changedRange(value, typed);
    element.setSelectionRange(to, to);
    last.current = { value: typed, start: to, end: to };
  }, [field, typed]);

  const onInput = useEffectEvent(({ value }: HTMLTextAreaElement) => {
    last.current = { ...last.current, value };
  });
  const onSelect = useEffectEvent((element: HTMLTextAreaElement) => {
    if (document.activeElement !== element || element.value !== typed) return;
    const { selectionStart, selectionEnd, selectionDirection } = element;
    const start = besidePieces(pieces, selectionStart, last.current.start);
    const end = selectionStart === selectionEnd ? start : besidePieces(pieces, selectionEnd, last.current.end);
    if (start !== selectionStart || end !== selectionEnd) element.setSelectionRange(start, end, selectionDirection);
    last.current = { value: typed, start, end };
  });
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const rest = copyFields(event, fieldTyping, text);
    if (!rest || !field.current) return;
    // React learns of it as of any other edit.
    field.current.setRangeText('');
    field.current.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteByCut' }));
  });

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const input = () => onInput(element);
    const select = () => onSelect(element);
    const copy = (event: ClipboardEvent) => onCopy(event);
    // Letters that are dragged would leave their field behind.
    const drag = (event: DragEvent) => element.value.includes(edge) && event.preventDefault();
    element.addEventListener('input', input);
    element.addEventListener('copy', copy);
    element.addEventListener('cut', copy);
    element.addEventListener('dragstart', drag);
    document.addEventListener('selectionchange', select);
    return () => {
      element.removeEventListener('input', input);
      element.removeEventListener('copy', copy);
      element.removeEventListener('cut', copy);
      element.removeEventListener('dragstart', drag);
      document.removeEventListener('selectionchange', select);
    };
  }, [field]);

  return pieces.length > 0 ? <Marks field={field} typed={typed} pieces={pieces} /> : null;
}

type MarksProps = Pick<Props, 'field'> & { typed: string; pieces: readonly FieldPiece[] };

function Marks({ field, typed, pieces }: MarksProps) {
  const marks = useRef<HTMLDivElement>(null);
  useMarkedField(field, marks);
  return (
    <div ref={marks} className="input input-editor field-marks" aria-hidden="true">
      {markedParts(typed, pieces).map(({ from, part, isField }) => (isField ? <mark key={from}>{part}</mark> : part))}
      {'\n'}
    </div>
  );
}

type Part = { from: number; part: string; isField: boolean };

function markedParts(typed: string, pieces: readonly FieldPiece[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of pieces) {
    if (from > at) parts.push({ from: at, part: typed.slice(at, from), isField: false });
    parts.push({ from, part: typed.slice(from, to), isField: true });
    at = to;
  }
  return [...parts, { from: at, part: typed.slice(at), isField: false }];
}

/** The marks lie behind the field, as large as it is and scrolled as far. */
function useMarkedField(field: RefObject<HTMLTextAreaElement | null>, marks: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const [element, behind] = [field.current, marks.current];
    if (!element || !behind) return;
    const place = () => {
      behind.style.top = `${element.offsetTop}px`;
      behind.style.left = `${element.offsetLeft}px`;
      behind.style.width = `${element.offsetWidth}px`;
      behind.style.height = `${element.offsetHeight}px`;
      behind.scrollTop = element.scrollTop;
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    element.addEventListener('scroll', place);
    element.classList.add('field-marked');
    place();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', place);
      element.classList.remove('field-marked');
    };
  }, [field, marks]);
}
