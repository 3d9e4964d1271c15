/** What was pasted or dragged from another program or page: pictures as files, or pictures that only the other page has. */
import { useEffect, useEffectEvent } from 'react';
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';
import { acceptStrayFiles } from './take-files.ts';

type Data = Pick<DataTransfer, 'files' | 'types' | 'getData'>;

/** Files of a paste that are pictures: programs of tables and texts paste a picture of what they paste as text, too. */
export function pastedPictures({ files, types }: Data): File[] {
  return types.includes('text/plain') ? [] : [...files].filter(({ type }) => type.startsWith('image/'));
}

/** A picture of another page, without the picture itself. */
export function isForeignPicture(data: Data): boolean {
  if (data.files.length > 0) return false;
  return (
    /<img\s/i.test(data.getData('text/html')) || /\.(?:jpe?g|png|webp|heic|avif|tiff?|gif)(?:$|[?#])/i.test(data.getData('text/uri-list'))
  );
}

/** Pasted pictures go the way of files. `onPasted` hears of every paste outside of fields, and whether it was about a picture. */
export function usePastedPictures(onPasted: (isPicture: boolean) => void): void {
  const editor = useEditorInstance();
  const t = useTexts(photoUploadTexts);
  const sayForeign = () => editor.store.report({ notice: { kind: 'text', text: t('photo.foreign') } });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable], dialog')) return;
    event.preventDefault();
    const pictures = data ? pastedPictures(data) : [];
    const isForeign = data !== null && pictures.length === 0 && isForeignPicture(data);
    if (isForeign) sayForeign();
    acceptStrayFiles(editor, pictures);
    onPasted(isForeign || pictures.length > 0);
  });
  const onDrop = useEffectEvent(({ dataTransfer }: DragEvent) => {
    if (dataTransfer && isForeignPicture(dataTransfer)) sayForeign();
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    const drop = (event: DragEvent) => onDrop(event);
    window.addEventListener('paste', paste);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
