/** Numbered points on a panel where visitors of a link wrote something; each leads to its entry in the list. */
import type { SheetPanel } from '#core/layout/sheet.ts';
import { useEditor } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';

type Props = {
  panel: SheetPanel;
  /** Pixels per millimetre. */
  scale: number;
};

export function NoteMarks({ panel, scale }: Props) {
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
