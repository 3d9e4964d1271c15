/** Keys of the editor; their code comes after the first view. */
import { useShortcuts } from './use-shortcuts.ts';

export function Shortcuts() {
  useShortcuts();
  return null;
}
