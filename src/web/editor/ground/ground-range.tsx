/** A share in per cent of a ground's look. */
import { useId } from 'react';
import { useElementsTexts } from '#web/editor/elements/texts.ts';

type RangeProps = { label: string; value: number; least: number; most: number; onChange: (value: number) => void };

export function GroundRange({ label, value, least, most, onChange }: RangeProps) {
  const t = useElementsTexts();
  const id = useId();
  return (
    <div className="crop">
      <label htmlFor={id}>
        {label} <span className="style-aside figures">{value} %</span>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={5}
        value={value}
        aria-valuetext={t('ground.percent', { percent: value })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
