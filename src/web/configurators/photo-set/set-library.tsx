/** The library of the visitor's pictures for a set: each chosen one becomes a print. */
import { LibraryButton } from '#web/editor/panels/library/library-button.tsx';
import { useSetActions } from './use-set.ts';

export function SetLibrary() {
  const { addPictures } = useSetActions();
  return <LibraryButton onPlace={addPictures} />;
}
