/**
 * How the photos lie: grid, free or in a form, one arrangement after the other, distances, ground, the designs to begin with, and the
 * chosen photo.
 */

import { memo, useCallback, useId, useState } from 'react';
import { type CollageDesign, collageDesigns, collageGrounds, collageOf, photoCounts } from '#core/catalogue/collage-designs.ts';
import { collageSample } from '#core/catalogue/collage-sample.ts';
import { type Collage, type CollageShape, collageModes } from '#core/design/collage/collage.ts';
import { formatNumber } from '#core/values/unit.ts';
import { useEditor } from '#web/editor/context.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { InkSwatches } from '#web/editor/panels/ink-swatches.tsx';
import { selectedElement } from '#web/editor/state.ts';
import { useSite } from '#web/page/page-context.ts';
import { CollageDrawing } from '#web/product/collage/collage-drawing.tsx';
import { Scenes } from '#web/product/collage/scenes.tsx';
import { arrangePhotos, type CollageChange, lockPhotos } from './arranging.ts';
import { ShapeControls } from './shape-controls.tsx';
import { useCollagePanelTexts } from './texts.ts';
import { useArrangedEditor, useCollage } from './use-collage.ts';

/** What can be done with the photo that is selected: kept in its place, exchanged with its neighbour, taken out. */
function CellControls() {
  const t = useCollagePanelTexts();
  const nameOf = useElementName();
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
        {t('collage.cell.heading')} <span className="style-aside">{nameOf(cell)}</span>
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

/** Prints that lie freely are not cut by the edge of the sheet, and a form keeps away from it. */
const minMarginUm = { grid: 0, free: 14_000, shape: 10_000 };

type Arrange = (change: CollageChange, options?: { isGesture?: boolean }) => void;

export function ArrangementPanel() {
  const t = useCollagePanelTexts();
  const { store } = useArrangedEditor();
  const { page, collage } = useCollage();
  const [refused, setRefused] = useState<string | null>(null);
  // Another mode has no form: on the way back it is the one that was left.
  const [leftShape, setLeftShape] = useState<CollageShape | undefined>(undefined);
  const arrange: Arrange = useCallback(
    (change, options) => {
      const failed = arrangePhotos(store, change, options);
      setRefused(failed ? t(failed) : null);
    },
    [store, t],
  );

  function chooseMode(mode: Collage['mode']) {
    setLeftShape(collage.shape ?? leftShape);
    const shape = mode === 'shape' && leftShape ? { shape: leftShape } : {};
    arrange({ settings: { mode, ...shape, seed: 0, marginUm: Math.max(collage.marginUm, minMarginUm[mode]) } });
  }

  return (
    <>
      <h2 className="panel-legend">{t('collage.arrange.heading')}</h2>
      <div className="collage-modes" role="radiogroup" aria-label={t('collage.arrange.mode')}>
        {collageModes.map((mode) => (
          <label key={mode} className="option collage-mode">
            <input type="radio" name="collage-mode" checked={collage.mode === mode} onChange={() => chooseMode(mode)} />
            <span>{t(`collage.arrange.mode.${mode}`)}</span>
          </label>
        ))}
      </div>
      {collage.shape ? <ShapeControls shape={collage.shape} onChoose={(shape) => arrange({ settings: { shape, seed: 0 } })} /> : null}
      <div className="collage-variants">
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={collage.seed === 0}
          onClick={() => arrange({ settings: { seed: collage.seed - 1 } })}
        >
          {t('collage.arrange.back')}
        </button>
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => arrange({ settings: { seed: collage.seed + 1 } })}
        >
          {t('collage.arrange.other')}
        </button>
      </div>
      <p className="field-note figures" role="status">
        {t('collage.arrange.number', { number: collage.seed + 1 })}
      </p>
      {refused ? (
        <p className="panel-notice" role="alert">
          {refused}
        </p>
      ) : null}
      <CellControls />
      {collage.mode === 'free' ? null : <Length name="gap" valueUm={collage.gapUm} max={20} arrange={arrange} />}
      <Length name="margin" valueUm={collage.marginUm} min={collage.shape ? minMarginUm.shape / 1_000 : 0} max={60} arrange={arrange} />
      {collage.shape ? null : <Length name="corner" valueUm={collage.cornerUm} max={10} arrange={arrange} />}
      <InkSwatches
        label={t('collage.arrange.ground')}
        tokens={collageGrounds}
        pages={[page.id]}
        chosen={page.background}
        onChoose={(ground) => arrange({ ground })}
      />
      <Designs chosen={collage.design} arrange={arrange} />
    </>
  );
}

type LengthProps = { name: 'gap' | 'margin' | 'corner'; valueUm: number; min?: number; max: number; arrange: Arrange };

/** A length in whole millimetres. */
function Length({ name, valueUm, min = 0, max, arrange }: LengthProps) {
  const t = useCollagePanelTexts();
  const id = useId();
  const { locale } = useSite();
  const mm = Math.round(valueUm / 1_000);
  const cm = formatNumber(mm / 10, locale, 1);
  return (
    <div className="crop">
      <label htmlFor={id}>
        {t(`collage.arrange.${name}`)} <span className="style-aside figures">{t('collage.arrange.cm', { cm })}</span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={mm}
        aria-valuetext={t('collage.arrange.cm', { cm })}
        onChange={({ target }) => arrange({ settings: { [`${name}Um`]: Number(target.value) * 1_000 } }, { isGesture: true })}
      />
    </div>
  );
}

/** Drawn once: a drag of a slider must not draw them again. */
const Designs = memo(function Designs({ chosen, arrange }: { chosen: number; arrange: Arrange }) {
  const t = useCollagePanelTexts();
  const choose = (design: CollageDesign) => arrange({ settings: collageOf(design), ground: design.ground });
  return (
    <section aria-labelledby="collage-designs">
      <h3 id="collage-designs" className="style-label">
        {t('collage.arrange.designs')}
      </h3>
      <Scenes />
      <ul className="collage-designs">
        {collageDesigns.map((design) => (
          <li key={design.id}>
            <button type="button" aria-pressed={design.id === chosen} onClick={() => choose(design)}>
              <CollageDrawing design={design} sheet="landscape" sample={collageSample(design, 'landscape')} />
              <span>{t({ key: `collage.design.${design.key}` })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
