/** How the photos lie: grid or free, one arrangement after the other, distances, ground, the designs to begin with, and the chosen photo. */
import { memo, useCallback, useId, useState } from 'react';
import { type CollageDesign, collageDesigns, collageGrounds, collageOf } from '#core/catalogue/collage-designs.ts';
import { sampleCells } from '#core/catalogue/collage-sample.ts';
import { collageModes } from '#core/design/collage.ts';
import { InkSwatches } from '#web/editor/panels/ink-swatches.tsx';
import { CollageDrawing } from '#web/product/collage/collage-drawing.tsx';
import { Scenes } from '#web/product/collage/scenes.tsx';
import { useArrangedEditor, useCollage } from './arranged-editor.ts';
import { arrangePhotos, type CollageChange } from './arranging.ts';
import { CellControls } from './cell-controls.tsx';
import { useCollagePanelTexts } from './texts.ts';

/** Prints that lie freely are not cut by the edge of the sheet. */
const leastMarginUm = { grid: 0, free: 14_000 };

type Arrange = (change: CollageChange, options?: { isGesture?: boolean }) => void;

export function ArrangementPanel() {
  const t = useCollagePanelTexts();
  const { store } = useArrangedEditor();
  const { page, collage } = useCollage();
  const [refused, setRefused] = useState<string | null>(null);
  const arrange: Arrange = useCallback(
    (change, options) => {
      const failed = arrangePhotos(store, change, options);
      setRefused(failed ? t(failed) : null);
    },
    [store, t],
  );
  return (
    <>
      <h2 className="panel-legend">{t('collage.arrange.heading')}</h2>
      <div className="collage-modes" role="radiogroup" aria-label={t('collage.arrange.mode')}>
        {collageModes.map((mode) => (
          <label key={mode} className="option collage-mode">
            <input
              type="radio"
              name="collage-mode"
              checked={collage.mode === mode}
              onChange={() => arrange({ settings: { mode, seed: 0, marginUm: Math.max(collage.marginUm, leastMarginUm[mode]) } })}
            />
            <span>{t(`collage.arrange.mode.${mode}`)}</span>
          </label>
        ))}
      </div>
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
      {collage.mode === 'grid' ? <Length name="gap" valueUm={collage.gapUm} max={20} arrange={arrange} /> : null}
      <Length name="margin" valueUm={collage.marginUm} max={60} arrange={arrange} />
      <Length name="corner" valueUm={collage.cornerUm} max={10} arrange={arrange} />
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

/** A length in whole millimetres. */
function Length({ name, valueUm, max, arrange }: { name: 'gap' | 'margin' | 'corner'; valueUm: number; max: number; arrange: Arrange }) {
  const t = useCollagePanelTexts();
  const id = useId();
  const mm = Math.round(valueUm / 1_000);
  return (
    <div className="crop">
      <label htmlFor={id}>
        {t(`collage.arrange.${name}`)} <span className="style-aside figures">{t('collage.arrange.mm', { mm })}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={mm}
        aria-valuetext={t('collage.arrange.mm', { mm })}
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
              <CollageDrawing design={design} shape="landscape" cells={sampleCells(design, 'landscape')} />
              <span>{t({ key: `collage.design.${design.key}` })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
