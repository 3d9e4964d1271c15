/** Keys of the whole editor: undo, redo, help, commands on the selection, and Escape from a text's field back to the canvas. */
import { useEffect, useEffectEvent } from 'react';
import type { Command } from '#web/editor/arrange/commands.ts';
import { type Editor, useEditorInstance } from '#web/editor/context.ts';
import { usePastedPictures } from '#web/editor/panels/pasted-pictures.ts';
import { selectedElement } from '#web/editor/state.ts';
import { actionOf, commandOfAction, type Keys } from './keys.ts';
import { currentLayout } from './use-window.ts';

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
  /** A command must be done before the next key, which may move what it selects. */
  function run(command: Command) {
    if (commands) commands.runCommand(editor.store, command);
    else void loadCommands().then(() => commands?.runCommand(editor.store, command));
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('dialog')) return;
    if (event.key === 'Escape' && target?.closest('textarea')) return leaveField(editor, target);
    const isOwnField = target instanceof HTMLInputElement && target.type === 'text';
    const action = actionOf(event);
    if (!isOwnField && (action === 'undo' || action === 'redo')) {
      event.preventDefault();
      editor.store.dispatch({ type: action });
      return;
    }
    if (target?.closest('input, textarea, select, [contenteditable]')) return;
    if (action === 'help') {
      event.preventDefault();
      editor.store.report({ isHelping: true });
      return;
    }
    if ((action === 'move' || action === 'leave') && sendToSelection(editor, event, target)) return event.preventDefault();
    const command = action && commandOfAction(action);
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

/**
 * Arrows reach the selection from the page itself, Escape from every control; an element with the focus sends its own. What lies over the stage is
 * closed by Escape before.
 */
function sendToSelection({ store, tools }: Editor<unknown>, { key, shiftKey, altKey }: Keys, target: HTMLElement | null) {
  const { selection, sheet } = store.getState();
  const [ref] = selection.values();
  const isLeaving = key === 'Escape';
  if (!ref || target?.closest(isLeaving ? '.hit-area' : 'button, a, summary')) return false;
  if (isLeaving && (document.querySelector(':popover-open') || (sheet !== 'peek' && currentLayout() !== 'wide'))) return false;
  tools.send({ type: 'key', ref, key, isShift: shiftKey, isAlt: altKey });
  return true;
}
