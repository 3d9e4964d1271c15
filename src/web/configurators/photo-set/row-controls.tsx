/** What is changed of the selected prints, or of all where none is selected. */
import { type ComponentProps, useId } from 'react';
import { fitKeys, printPhotoOf } from '#core/products/photo-set/print-page.ts';
import type { OptionValue } from '#core/products/product.ts';
import { useDesign } from '#web/editor/context.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { CropView } from './crop-view.tsx';
import type { SetRow } from './photo-set.ts';
import { useSetTexts } from './texts.ts';
import { usePhotoSet, usePictures, useSelectedIds, useSetActions, useSetRows } from './use-set.ts';

/** What all rows have in common; null where they differ. */
function shared<Key extends 'format' | 'fit' | 'copies'>(rows: readonly SetRow[], key: Key): SetRow[Key] | null {
  const [first] = rows;
  return first && rows.every((row) => row[key] === first[key]) ? first[key] : null;
}

const CropFinding = optionalPart(async () => (await import('./crop-finding.tsx')).CropFinding);

type Props = Pick<ComponentProps<typeof CropFinding>, 'nameOfFormat' | 'priceOfFormat'> & {
  /** Closes the sheet of phones. */
  onClose: () => void;
};

export function RowControls({ nameOfFormat, priceOfFormat, onClose }: Props) {
  const t = useSetTexts();
  const set = usePhotoSet();
  const design = useDesign();
  const all = useSetRows();
  const pictures = usePictures();
  const selected = useSelectedIds();
  const actions = useSetActions();
  const rows = selected.size === 0 ? all : all.filter(({ id }) => selected.has(id));
  const ids = new Set(rows.map(({ id }) => id));
  const [only] = rows.length === 1 ? rows : [];
  const index = only ? all.indexOf(only) : -1;
  const page = design.pages[index];
  const photoId = page ? printPhotoOf(page)?.photoId : null;
  const picture = photoId ? pictures.get(photoId) : undefined;
  const name = picture ? t('set.tile.name', { number: index + 1, name: picture.name }) : t('set.tile', { number: index + 1 });
  const copies = shared(rows, 'copies');
  const formats = set.formats(design);
  return (
    <section className="set-rows" aria-live="off">
      <div className="set-rows-head">
        <h2 className="type-h4">{selected.size === 0 ? t('set.panel.all') : only ? name : t('set.panel.some', { count: rows.length })}</h2>
        <button
          type="button"
          className={`text-link ${selected.size > 0 ? 'wide-only' : ''}`}
          onClick={() => actions.select(selected.size === 0 ? all.map(({ id }) => id) : [])}
        >
          {t(selected.size === 0 ? 'set.select.all' : 'set.select.none')}
        </button>
        <button type="button" className="text-link narrow-only" onClick={onClose}>
          {t('set.panel.close')}
        </button>
      </div>
      {only && page && picture ? <CropView page={page} picture={picture} canCrop={only.fit === 'fill'} name={name} /> : null}
      {only && picture ? <CropFinding id={only.id} nameOfFormat={nameOfFormat} priceOfFormat={priceOfFormat} /> : null}
      <FitChoice fit={shared(rows, 'fit')} onChoose={(fit) => actions.change(ids, { fit })} />
      {formats.length > 1 ? (
        <FormatChoice
          format={shared(rows, 'format')}
          formats={formats}
          nameOfFormat={nameOfFormat}
          onChoose={(format) => actions.change(ids, { format })}
          onFit={() => actions.fitFormats(ids)}
        />
      ) : null}
      {set.hasCopies ? (
        <div className="set-line">
          <span>{t('set.copies')}</span>
          <Stepper
            label={t('set.copies')}
            value={copies ?? Math.max(...rows.map((row) => row.copies))}
            fewer={(copies ?? 2) > 1 ? Math.max(1, (copies ?? 2) - 1) : null}
            more={copies === null ? Math.max(...rows.map((row) => row.copies)) : copies + 1}
            onChange={(next) => actions.change(ids, { copies: next }, 'copies')}
          />
        </div>
      ) : null}
      <div className="set-ways">
        <button type="button" className="text-link" onClick={() => actions.turn(ids)}>
          {t('set.turn')}
        </button>
        {only && formats.length > 1 ? (
          <button type="button" className="text-link" onClick={() => actions.repeat(only.id)}>
            {t('set.repeat')}
          </button>
        ) : null}
        {selected.size > 0 ? (
          <button type="button" className="text-link" onClick={() => actions.remove(ids)}>
            {t('set.remove', { count: rows.length })}
          </button>
        ) : null}
      </div>
    </section>
  );
}

function FitChoice({ fit, onChoose }: { fit: SetRow['fit'] | null; onChoose: (fit: SetRow['fit']) => void }) {
  const t = useSetTexts();
  const name = useId();
  return (
    <fieldset className="set-fit">
      <legend className="style-label">{t('set.fit')}</legend>
      {fitKeys.map((key) => (
        <label key={key} className="option set-option">
          <input type="radio" name={name} value={key} checked={fit === key} onChange={() => onChoose(key)} />
          <span>{t(`set.fit.${key}`)}</span>
          <span className="set-note">{t(`set.fit.${key}.note`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

type FormatProps = {
  /** Null where rows have different ones. */
  format: string | null;
  formats: readonly OptionValue[];
  nameOfFormat: (option: OptionValue) => string;
  onChoose: (format: string) => void;
  onFit: () => void;
};

function FormatChoice({ format, formats, nameOfFormat, onChoose, onFit }: FormatProps) {
  const t = useSetTexts();
  const id = useId();
  return (
    <div className="set-formats">
      <label htmlFor={id} className="style-label">
        {t('set.format')}
      </label>
      <select id={id} className="set-format" value={format ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {format === null ? (
          <option value="" disabled>
            {t('set.format.mixed')}
          </option>
        ) : null}
        {formats.map((option) => (
          <option key={option.value} value={option.value} disabled={option.refused !== null && option.value !== format}>
            {nameOfFormat(option)}
          </option>
        ))}
      </select>
      <button type="button" className="text-link" onClick={onFit}>
        {t('set.format.fitting')}
      </button>
      <p className="set-note">{t('set.format.fitting.note')}</p>
    </div>
  );
}
