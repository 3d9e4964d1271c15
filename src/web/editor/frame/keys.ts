/** The keys of an editor: what is pressed, and what it does. The listener of the window asks this list, and the dialog of keys shows it. */
import type { Command } from '#web/editor/arrange/commands.ts';

/** `key` as KeyboardEvent names it, letters in small. Shift and Alt: absent where they make no difference. Ctrl is Cmd on a Mac. */
export type Press = { key: string; ctrl?: boolean; shift?: boolean; alt?: boolean };

type Step = Extract<Command, { name: 'order' }>['step'];

/** Commands without further values. */
type Plain = 'delete' | 'duplicate' | 'copy' | 'cut' | 'paste' | 'select-all' | 'group' | 'ungroup';
export type KeyAction = 'undo' | 'redo' | 'help' | 'move' | 'leave' | Plain | `order-${Step}`;

/**
 * German keyboards have brackets beside AltGr only, which comes as Ctrl and Alt, and
 * braces for brackets with Shift; arrows do the same.
 */
export const editorKeys: Readonly<Record<KeyAction, readonly [Press, ...Press[]]>> = {
  undo: [{ key: 'z', ctrl: true, shift: false, alt: false }],
  redo: [
    { key: 'y', ctrl: true, alt: false },
    { key: 'z', ctrl: true, shift: true, alt: false },
  ],
  copy: [{ key: 'c', ctrl: true, shift: false, alt: false }],
  cut: [{ key: 'x', ctrl: true, shift: false, alt: false }],
  paste: [{ key: 'v', ctrl: true, shift: false, alt: false }],
  duplicate: [{ key: 'd', ctrl: true, shift: false, alt: false }],
  delete: [{ key: 'Delete' }, { key: 'Backspace' }],
  'select-all': [{ key: 'a', ctrl: true, shift: false, alt: false }],
  group: [{ key: 'g', ctrl: true, shift: false, alt: false }],
  ungroup: [{ key: 'g', ctrl: true, shift: true, alt: false }],
  'order-forward': [
    { key: 'ArrowUp', ctrl: true, shift: false },
    { key: ']', ctrl: true, shift: false },
  ],
  'order-backward': [
    { key: 'ArrowDown', ctrl: true, shift: false },
    { key: '[', ctrl: true, shift: false },
  ],
  'order-front': [
    { key: 'ArrowUp', ctrl: true, shift: true },
    { key: ']', ctrl: true, shift: true },
    { key: '}', ctrl: true },
  ],
  'order-back': [
    { key: 'ArrowDown', ctrl: true, shift: true },
    { key: '[', ctrl: true, shift: true },
    { key: '{', ctrl: true },
  ],
  move: [
    { key: 'ArrowLeft', ctrl: false },
    { key: 'ArrowUp', ctrl: false },
    { key: 'ArrowRight', ctrl: false },
    { key: 'ArrowDown', ctrl: false },
  ],
  leave: [{ key: 'Escape', ctrl: false }],
  help: [{ key: '?', ctrl: false, alt: false }],
};

export type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function isPressed({ key, ctrl, shift, alt }: Press, event: Keys): boolean {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (pressed !== key) return false;
  if (ctrl !== undefined && (event.ctrlKey || event.metaKey) !== ctrl) return false;
  return (shift === undefined || event.shiftKey === shift) && (alt === undefined || event.altKey === alt);
}

/** What a key press asks for; null for keys of other things. */
export function actionOf(event: Keys): KeyAction | null {
  for (const [action, presses] of Object.entries(editorKeys))
    if (presses.some((press) => isPressed(press, event))) return action as KeyAction;
  return null;
}

/** The command of an action; null for one that is none. */
export function commandOfAction(action: KeyAction): Command | null {
  switch (action) {
    case 'undo':
    case 'redo':
    case 'help':
    case 'move':
    case 'leave':
      return null;
    case 'order-forward':
      return { name: 'order', step: 'forward' };
    case 'order-backward':
      return { name: 'order', step: 'backward' };
    case 'order-front':
      return { name: 'order', step: 'front' };
    case 'order-back':
      return { name: 'order', step: 'back' };
    default:
      return { name: action };
  }
}
