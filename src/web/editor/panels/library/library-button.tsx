/** Opens the library of the visitor's pictures, which is not offered where there is neither a picture nor a session, and fetches photos from a phone. */
import { useCallback, useState } from 'react';
import { libraryButtonTexts } from '#texts/de/editor/library.ts';
import { customerStore } from '#web/customer/customer.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { imageIcon } from '#web/editor/frame/icons.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useStore } from '#web/page/create-store.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { LibraryProps } from './library-props.ts';

const LibraryDialog = optionalPart(async () => (await import('./library-dialog.tsx')).LibraryDialog);
const PhonePictures = optionalPart(async () => (await import('./phone-pictures.tsx')).PhonePictures);

export function LibraryButton(props: LibraryProps) {
  const t = useTexts(libraryButtonTexts);
  const { resources } = useEditorInstance();
  const hasPictures = useEditor(({ pictures }) => pictures.length > 0);
  const hasSession = useStore(customerStore, ({ customer }) => customer.hasSession);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = () => {
    resources.listPictures();
    setOpen(true);
  };
  return (
    <>
      {hasPictures || hasSession ? (
        <button type="button" className="button button-secondary button-small my-2" aria-haspopup="dialog" onClick={open}>
          <Icon svg={imageIcon} small />
          {t('library.open')}
        </button>
      ) : null}
      {props.isSingle ? null : <PhonePictures onLibrary={open} />}
      {isOpen ? <LibraryDialog {...props} onClose={close} /> : null}
    </>
  );
}
