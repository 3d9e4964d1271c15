/** What can be done with the photo that is selected: kept in its place, exchanged with its neighbour, taken out. */
import { photoCounts } from '#core/catalogue/collage-designs.ts';
import { useEditor } from '#web/editor/context.ts';
import { selectedElement } from '#web/editor/state.ts';
import { arrangePhotos, lockPhotos } from './arranging.ts';
import { useCollagePanelTexts } from './texts.ts';
import { useArrangedEditor, useCollage } from './use-collage.ts';

export function CellControls() {
  const t = useCollagePanelTexts();
  const { store } = useArrangedEditor();
  const { collage, cells } = useCollage();
  const selected = useEditor((state) => selectedElement(state)?.element ?? null);
  const at = cells.findIndex(({ id }) => id === selected);
  const cell = cells[at];
  if (!cell) return <p className="field-note">{t('collage.cell.none')}</p>;
  const isLocked = collage.locked.includes(cell.id);

  /** Photos change places: each takes what the other showed. */
  function exchange(by: -1 | 1) {
    const other = cells[at + by];
    if (!cell || !other) return;
    const shown = ({ photoId, crop, turn, tilt, mirrored, filter }: typeof cell) => ({ photoId, crop, turn, tilt, mirrored, filter });
    arrangePhotos(store, { cells: cells.with(at, { ...cell, ...shown(other) }).with(at + by, { ...other, ...shown(cell) }) });
  }

  return (
    <section className="collage-cell" aria-labelledby="collage-cell">
      <h3 id="collage-cell" className="style-label">
        {t('collage.cell.heading')} <span className="style-aside">{cell.label}</span>
      </h3>
      <label className="collage-lock">
        <input
          type="checkbox"
          checked={isLocked}
          onChange={() => lockPhotos(store, isLocked ? collage.locked.filter((id) => id !== cell.id) : [...collage.locked, cell.id])}
        />
        {t('collage.cell.lock')}
      </label>
      <p className="field-note">{t('collage.cell.lock.note')}</p>
      <div className="slot-buttons">
        <button type="button" className="text-link" disabled={at === 0} onClick={() => exchange(-1)}>
          {t('collage.cell.earlier')}
        </button>
        <button type="button" className="text-link" disabled={at === cells.length - 1} onClick={() => exchange(1)}>
          {t('collage.cell.later')}
        </button>
        <button
          type="button"
          className="text-link"
          disabled={cells.length <= photoCounts.min}
          onClick={() => arrangePhotos(store, { cells: cells.filter(({ id }) => id !== cell.id) })}
        >
          {t('collage.cell.remove')}
        </button>
      </div>
    </section>
  );
}
