/** Keys of the editor, the list of them and the hints of a first visit; their code comes after the first view. */
import { useEditor } from '#web/editor/context.ts';
import { RailHelp } from '#web/editor/help/rail-help.tsx';
import { optionalPart } from './lazy-panel.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const KeysDialog = optionalPart(async () => (await import('#web/editor/help/keys-dialog.tsx')).KeysDialog);
const Tour = optionalPart(async () => (await import('#web/editor/help/tour.tsx')).Tour);

export function Shortcuts() {
  const isHelping = useEditor((state) => state.isHelping ?? false);
  useShortcuts();
  return (
    <>
      <RailHelp />
      <Tour />
      {isHelping ? <KeysDialog /> : null}
    </>
  );
}
