/**
 * What a visitor types, chooses and presses before React has taken over a field or button: it puts the rendered text back into text areas
 * and selects, and its handlers hear nothing of the rest. What was done is noted, and done again as soon as the handlers are there.
 */
import { useEffect } from 'react';

type EarlyEvent = Pick<Event, 'type' | 'target'>;

declare global {
  interface Window {
    /** Gets every `input` and `click` (app/deferred-scripts.ts); a list of them until `noteEarlyInput` is called. */
    earlyEvents: { push(event: EarlyEvent): void };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type State = Pick<HTMLInputElement, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>;

/** Buttons have no state. */
const early = new Map<Field | HTMLButtonElement, State | null>();

/** React puts properties of its own on what it takes over. */
function isTaken(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__react'));
}

function note({ type, target }: EarlyEvent): void {
  const isClick = type === 'click';
  const field = isClick ? (target as Element).closest?.<HTMLButtonElement>('button[type="button"]') : (target as Field);
  if (!field || isTaken(field)) return;
  const { value, checked, selectionStart, selectionEnd } = field as HTMLInputElement;
  early.set(field, isClick ? null : { value, checked, selectionStart, selectionEnd });
}

function repeat(field: Field, { value, checked, selectionStart, selectionEnd }: State): void {
  const { type } = field;
  const input = field as HTMLInputElement;
  const send = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));
  if (type === 'checkbox' || type === 'radio') {
    if (checked === input.defaultChecked || (type === 'radio' && !checked)) return;
    input.checked = !checked;
    input.click();
    return;
  }
  if (type !== 'file') {
    // React compares with what was last set on the element itself.
    input.value = input.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  }
  send('input');
  send('change');
  if (field !== document.activeElement) send('focusout');
  // A select has no caret.
  else if (selectionStart !== null) input.setSelectionRange?.(selectionStart, selectionEnd);
}

/** One after the other: a handler may need what the one before has changed. */
function repeatTaken(): void {
  for (const [field, state] of early) {
    if (!isTaken(field)) continue;
    early.delete(field);
    if (state) repeat(field as Field, state);
    else field.click();
    queueMicrotask(repeatTaken);
    return;
  }
}

/** Called once, before anything is taken over. */
export function noteEarlyInput(): void {
  const before = window.earlyEvents as EarlyEvent[];
  window.earlyEvents = { push: note };
  before.forEach(note);
}

/** Stands in what is taken over as one, after the rest of it. */
export function EarlyInput() {
  // Outside of effects, where handlers change the page at once.
  useEffect(() => queueMicrotask(repeatTaken), []);
  return null;
}
