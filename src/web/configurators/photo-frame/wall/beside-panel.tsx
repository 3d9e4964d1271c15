/** The customer's other wall art: which hangs beside this one, how, and how far apart. */
import { useId } from 'react';
import { arrangementKinds, type WallArrangement } from '#core/wall/arrangement.ts';
import { maxPieces } from '#core/wall/template.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { useTexts } from '#web/page/texts.ts';
import type { WallPiece } from '#web/product/framed-picture/framed-picture.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { WallSegments } from './segments.tsx';

type Props = {
  others: readonly WallPiece[];
  /** Indexes of those that hang, in the order they were chosen. */
  beside: readonly number[];
  onBeside: (beside: readonly number[]) => void;
  arrangement: WallArrangement;
  onArrange: (arrangement: WallArrangement) => void;
};

const gap = { min: 20, max: 300, step: 10 } as const;

export function BesidePanel({ others, beside, onBeside, arrangement, onArrange }: Props) {
  const t = useTexts(wallTexts);
  const id = useId();
  const isFull = beside.length + 1 >= maxPieces;
  return (
    <div className="beside-wall">
      <fieldset>
        <legend className="text-small font-semibold">{t('wall.beside')}</legend>
        {others.map(({ name }, at) => (
          <CheckField
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the list does not change
            key={at}
            label={name}
            checked={beside.includes(at)}
            disabled={isFull && !beside.includes(at)}
            onChange={({ target }) => onBeside(target.checked ? [...beside, at] : beside.filter((one) => one !== at))}
          />
        ))}
        {isFull ? <p className="wall-facts">{t('wall.beside.most')}</p> : null}
      </fieldset>
      {beside.length > 0 ? (
        <div className="wall-controls">
          <WallSegments
            legend={t('wall.arrangement')}
            name="wall-arrangement"
            options={arrangementKinds.map((key) => ({ key, label: t(`wall.arrangement.${key}`) }))}
            chosen={arrangement.kind}
            onChoose={(kind) => onArrange({ ...arrangement, kind })}
          />
          <label className="wall-gap" htmlFor={id}>
            {t('wall.gap')}
            <input
              id={id}
              type="range"
              {...gap}
              value={arrangement.gapMm}
              aria-valuetext={t('wall.gap.value', { cm: arrangement.gapMm / 10 })}
              onChange={({ target }) => onArrange({ ...arrangement, gapMm: Number(target.value) })}
            />
            <output className="figures">{t('wall.gap.value', { cm: arrangement.gapMm / 10 })}</output>
          </label>
        </div>
      ) : null}
    </div>
  );
}
