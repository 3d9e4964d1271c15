/** The fields of a panel's texts, marked on the letters that stand in their place. */
import './fields.css';
import { useMemo } from 'react';
import type { Box } from '#core/design/outlines/outline.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { createCaretMap } from '#core/layout/text/caret.ts';
import { useEditor, usePreview } from '#web/editor/context.ts';
import { isSameElement } from '#web/editor/draft/content.ts';
import type { Preview } from '#web/editor/preview/preview.ts';
import { quadPath } from '#web/editor/text-editing/quad-path.ts';
import { textWithFields } from './typed-element.ts';

export function FieldChips({ page: id, panel }: { page: string; panel: SheetPanel }) {
  const { preview } = usePreview();
  const record = useEditor((state) => state.shownRecord);
  const edited = useEditor((state) => state.editedText?.ref ?? null);
  const fields = useEditor((state) => state.fonts?.set.fields);
  const chips = useMemo(() => {
    const page = preview?.design.pages.find((one) => one.id === id);
    if (!preview || !page || !fields) return [];
    return page.elements.flatMap((element) => {
      if (element.kind !== 'text' || !element.text.includes('{{') || !hasMiddle(panel, element)) return [];
      // The words of a record have no fields.
      if (record && !isSameElement(edited, { page: id, element: element.id })) return [];
      return chipPaths(preview, textWithFields(fields, element)).map((d, at) => ({ key: `${element.id} ${String(at)}`, d }));
    });
  }, [preview, fields, record, edited, id, panel]);
  if (chips.length === 0) return null;
  return (
    <svg className="field-chips" viewBox={`${panel.xUm} ${panel.yUm} ${panel.widthUm} ${panel.heightUm}`} aria-hidden="true">
      {chips.map(({ key, d }) => (
        <path key={key} d={d} className="field-chip-mark" />
      ))}
    </svg>
  );
}

/** Panels lie beside and above each other. */
function hasMiddle(panel: SheetPanel, { xUm, yUm, widthUm, heightUm }: Box): boolean {
  const [x, y] = [xUm + widthUm / 2 - panel.xUm, yUm + heightUm / 2 - panel.yUm];
  return x >= 0 && x < panel.widthUm && y >= 0 && y < panel.heightUm;
}

function chipPaths({ design, resources }: Preview, { element, pieces }: ReturnType<typeof textWithFields>): string[] {
  if (pieces.length === 0 || !resources.fonts.face(element.font)) return [];
  const map = createCaretMap(design, element, resources.fonts, pieces);
  return pieces.map(({ from, to }) => quadPath(map.frames(from, to)));
}
