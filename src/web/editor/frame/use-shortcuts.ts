/** Keys of the whole editor: undo, redo, commands on the selection, and Escape from a text's field back to the canvas. */
import { useEffect, useEffectEvent } from 'react';
import type { Command } from '#web/editor/arrange/commands.ts';
import { type Editor, useEditorInstance } from '#web/editor/context.ts';
import { usePastedPictures } from '#web/editor/panels/pasted-pictures.ts';
import { selectedElement } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The event of a paste comes with its key. */
const pasteMs = 100;
let pasting: number | undefined;

let commands: typeof import('#web/editor/arrange/commands.ts') | null = null;

/** Fetched when the page has begun; without a network the next key tries again. */
async function loadCommands(): Promise<void> {
  try {
    commands ??= await import('#web/editor/arrange/commands.ts');
  } catch {
    commands = null;
  }
}

export function useShortcuts(): void {
  const editor = useEditorInstance();
  const t = useEditorTexts();
  /** A command must be done before the next key, which may move what it selects. */
  function run(command: Command) {
    if (commands) commands.runCommand(editor.store, command);
    else void loadCommands().then(() => commands?.runCommand(editor.store, command));
  }
  const groupLabel = (number: number) => t('arrange.group.label', { number });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('dialog')) return;
    if (event.key === 'Escape' && target?.closest('textarea')) return leaveField(editor, target);
    const isOwnField = target instanceof HTMLInputElement && target.type === 'text';
    if (!isOwnField && isUndo(event)) {
      event.preventDefault();
      editor.store.dispatch({ type: event.key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo' });
      return;
    }
    if (target?.closest('input, textarea, select, [contenteditable]')) return;
    if (sendToSelection(editor, event, target)) return event.preventDefault();
    const command = commandOf(event, groupLabel);
    // Words that are marked on the page are copied by the browser.
    if (!command || (command.name === 'copy' && window.getSelection()?.isCollapsed === false)) return;
    // What is pasted is known to the event of the paste alone; browsers that send none paste elements.
    if (command.name === 'paste') {
      clearTimeout(pasting);
      pasting = window.setTimeout(() => run(command), pasteMs);
      return;
    }
    event.preventDefault();
    run(command);
  });
  usePastedPictures((isPicture) => {
    clearTimeout(pasting);
    if (!isPicture) run({ name: 'paste' });
  });
  useEffect(() => void loadCommands(), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function leaveField({ store, tools }: Editor<unknown>, field: HTMLElement): void {
  const ref = selectedElement(store.getState());
  if (ref) tools.send({ type: 'key', ref, key: 'Escape', isShift: false });
  else field.blur();
}

function isUndo({ key, ctrlKey, metaKey, altKey }: Keys): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}

/** Arrows and Escape reach the selection from the page itself; an element with the focus sends its own. */
function sendToSelection({ store, tools }: Editor<unknown>, { key, ctrlKey, metaKey, shiftKey, altKey }: Keys, target: HTMLElement | null) {
  const [ref] = store.getState().selection.values();
  if (!ref || target?.closest('button, a, summary') || ctrlKey || metaKey) return false;
  if (key !== 'Escape' && !key.startsWith('Arrow')) return false;
  tools.send({ type: 'key', ref, key, isShift: shiftKey, isAlt: altKey });
  return true;
}

/** Commands without further keys, by the letter that goes with Ctrl. */
const letters = {
  d: 'duplicate',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  a: 'select-all',
} as const satisfies Record<string, Command['name']>;

/** The command of a key press; null for keys of other things. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, groupLabel: (number: number) => string): Command | null {
  if (key === 'Delete' || key === 'Backspace') return { name: 'delete' };
  if (!ctrlKey && !metaKey) return null;
  // German keyboards have brackets beside AltGr only, which comes as Ctrl and Alt; arrows do the same.
  if (key === ']' || key === 'ArrowUp') return { name: 'order', step: shiftKey ? 'front' : 'forward' };
  if (key === '[' || key === 'ArrowDown') return { name: 'order', step: shiftKey ? 'back' : 'backward' };
  if (key === '}') return { name: 'order', step: 'front' };
  if (key === '{') return { name: 'order', step: 'back' };
  if (altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'g') return shiftKey ? { name: 'ungroup' } : { name: 'group', label: groupLabel };
  const isPlain = letter === 'd' || letter === 'c' || letter === 'x' || letter === 'v' || letter === 'a';
  return isPlain && !shiftKey ? { name: letters[letter] } : null;
}
