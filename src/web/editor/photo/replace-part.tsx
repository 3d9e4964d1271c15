/** "Ersetzen": another picture for one photo, from a file or from those of before. */
import { useEffect } from 'react';
import type { PhotoElement } from '#core/design/document.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { PhotoSource } from '#web/editor/panels/photo-slots.tsx';
import { SlotUpload } from '#web/editor/panels/upload-list.tsx';

export function ReplacePart({ elementRef: ref, element }: { elementRef: ElementRef; element: PhotoElement }) {
  const { uploads } = useEditorInstance();
  useEffect(() => uploads.preload(), [uploads]);
  return (
    <>
      <SlotUpload slot={ref} />
      <PhotoSource elementRef={ref} element={element} nameId="photo-part-title" />
    </>
  );
}
