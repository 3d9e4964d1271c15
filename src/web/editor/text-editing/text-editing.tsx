/** The edited text of a panel. The code that edits it comes after the first view. */

import type { PartedSheet } from '#core/layout/layout.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { hitArea } from '#web/editor/canvas/hit-areas.ts';
import { useDesign, useEditor, usePreview } from '#web/editor/context.ts';
import { faceOf, findElement } from '#web/editor/draft/content.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { refKey } from '#web/editor/selection.ts';
import { textOnCanvas } from '#web/editor/state.ts';

const TextEditor = lazyPanel(async () => (await import('./text-editor.tsx')).TextEditor);

/** `scale` is in pixels per millimetre. */
export function TextEditing({ parted, panel, scale }: { parted: PartedSheet; panel: SheetPanel; scale: number }) {
  const edited = useEditor(textOnCanvas);
  const design = useDesign();
  const { preview } = usePreview();
  const ref = edited?.ref ?? null;
  const shown = ref?.page === parted.page.id ? parted.page.elements.find(({ id }) => id === ref.element) : undefined;
  const element = findElement(design, ref)?.element;
  if (!edited || !preview || shown?.kind !== 'text' || element?.kind !== 'text') return null;
  if (faceOf(parted.page, shown)?.id !== panel.id) return null;
  return (
    <TextEditor
      key={refKey(edited.ref)}
      elementRef={edited.ref}
      element={element}
      shown={shown}
      preview={preview}
      panel={panel}
      area={hitArea(shown, parted.parts.find(({ id }) => id === shown.id)?.items ?? [])}
      scale={scale}
      from={edited.from}
    />
  );
}
