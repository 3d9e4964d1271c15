/** The library for products whose photos stand in slots. */
import { useEditorInstance } from '#web/editor/context.ts';
import { LibraryButton } from './library-button.tsx';
import { placeInSlots } from './place-in-slots.ts';

export function SlotLibrary() {
  const { store } = useEditorInstance();
  return <LibraryButton onPlace={(pictures) => placeInSlots(store, pictures).length} />;
}
