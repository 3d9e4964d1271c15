/** What lies on a panel and is not printed: fields of texts, notes of visitors, and what a gesture shows. Comes after the first view. */
import type { PartedSheet } from '#core/layout/layout.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { useEditor } from '#web/editor/context.ts';
import { FieldChips } from '#web/editor/fields/field-chips.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { AcrossAreas } from './across-areas.tsx';
import { GestureMarks } from './gesture-marks.tsx';

type Props = {
  parted: PartedSheet;
  panel: SheetPanel;
  /** Pixels per millimetre. */
  scale: number;
  /** The last panel that is shown. */
  isLast: boolean;
};

/** Numbered points on a panel where visitors of a link wrote something; each leads to its entry in the list. */
function NoteMarks({ panel, scale }: Pick<Props, 'panel' | 'scale'>) {
  const t = useEditorTexts();
  const marks = useEditor((state) => state.noteMarks);
  return marks
    .filter((mark) => mark.panel === panel.id)
    .map(({ id, xUm, yUm, number, text }) => (
      <button
        key={id}
        type="button"
        className="note-point figures"
        style={{ left: ((xUm - panel.xUm) / 1000) * scale, top: ((yUm - panel.yUm) / 1000) * scale }}
        aria-label={t('editor.note', { number, text: text.slice(0, 60) })}
        // A press on the ground of the canvas begins to select, which takes the pointer.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => document.getElementById(`note-${id}`)?.focus()}
      >
        {number}
      </button>
    ));
}

export function PanelMarks({ parted, panel, scale, isLast }: Props) {
  return (
    <>
      <AcrossAreas parted={parted} scale={scale} />
      <FieldChips page={parted.page.id} panel={panel} />
      <NoteMarks panel={panel} scale={scale} />
      <GestureMarks page={parted.page.id} panel={panel} scale={scale} isLast={isLast} />
    </>
  );
}
