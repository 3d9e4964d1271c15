/** Photos from a phone for the pictures of the editor. */
import { useCallback } from 'react';
import type { OwnPicture } from '#api/designs.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { PhoneButton } from '#web/editor/phone/phone-button.tsx';

/** `onLibrary` opens the library, where the pictures are placed. */
export function PhonePictures({ onLibrary }: { onLibrary: () => void }) {
  const { resources } = useEditorInstance();
  const take = useCallback(
    (pictures: readonly OwnPicture[]) => {
      for (const picture of pictures.toReversed()) resources.addPicture(picture);
    },
    [resources],
  );
  return <PhoneButton onArrived={take} onLibrary={onLibrary} />;
}
