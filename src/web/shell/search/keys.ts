/** Keys of the search field as a combobox (ARIA 1.2). The focus stays in the field; of its options one is active, or none. */

export type FieldState = {
  /** The list is wanted; it shows while it has options. */
  isOpen: boolean;
  /** Number of the active option; -1 while what was typed counts. */
  active: number;
};

/** What else a key does: open the active option, or empty the field. */
type Effect = 'choose' | 'empty' | null;

/** `isTaken`: the browser does nothing with the key. */
export type AfterKey = { state: FieldState; effect: Effect; isTaken: boolean };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** Of keys that an input method uses, in browsers that do not set `isComposing` on the last one. */
const composingCode = 229;

const none = -1;

/** Through the options and the field itself, which stands between the last one and the first. */
function moved(active: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}

function afterArrow(by: 1 | -1, isAlt: boolean, state: FieldState, count: number): AfterKey {
  const isShown = state.isOpen && count > 0;
  const isOpen = isAlt ? by > 0 : true;
  const stays = isAlt || count === 0;
  const start = isShown ? state.active : none;
  return { state: { isOpen, active: stays ? none : moved(start, by, count) }, effect: null, isTaken: count > 0 };
}

function afterEscape(state: FieldState, count: number, isEmpty: boolean): AfterKey | null {
  if (state.isOpen && count > 0) return { state: { isOpen: false, active: none }, effect: null, isTaken: true };
  return isEmpty ? null : { state: { isOpen: false, active: none }, effect: 'empty', isTaken: true };
}

/** `count`: options there are. Null where nothing changes and the browser does what it does in every field. */
export function afterKey(pressed: Pressed, state: FieldState, { count, isEmpty }: { count: number; isEmpty: boolean }): AfterKey | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (pressed.isComposing || pressed.keyCode === composingCode || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown' || key === 'ArrowUp') return afterArrow(key === 'ArrowDown' ? 1 : -1, altKey, state, count);
  if (altKey) return null;
  if (key === 'Escape') return afterEscape(state, count, isEmpty);
  if (state.active === none) return null;
  if (key === 'Enter') return { state, effect: 'choose', isTaken: true };
  // The caret moves in what was typed, which counts again.
  const isCaretKey = ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key);
  return isCaretKey ? { state: { ...state, active: none }, effect: null, isTaken: false } : null;
}
