/** A slider about zero: while it moves it only says where it is; what it is left at is committed once. Its number can be typed. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatNumber } from '#core/values/unit.ts';
import { undoIcon } from '#web/editor/frame/icons.ts';
import { NumberInput } from '#web/editor/panels/number-input.tsx';
import { useSite } from '#web/page/page-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePhotoEditTexts } from './texts.ts';

type Props = {
  label: string;
  value: number;
  /** It goes from -most to most. */
  most: number;
  step: number;
  /** What screen readers say of a value. */
  textOf: (value: number) => string;
  /** With every move; the document stays as it is. */
  onMove: (value: number) => void;
  /** Once at the end of a gesture, for a typed number and for a reset. */
  onCommit: (value: number) => void;
};

export function Slider({ label, value, most, step, textOf, onMove, onCommit }: Props) {
  const t = usePhotoEditTexts();
  const { locale } = useSite();
  const id = useId();
  const [moving, setMoving] = useState<number | null>(null);
  const range = useRef<HTMLInputElement>(null);
  const shown = moving ?? value;
  const commit = useEffectEvent((next: number) => {
    setMoving(null);
    onCommit(Math.min(most, Math.max(-most, Math.round(next / step) * step)));
  });
  // Browsers send "change" once, when a pointer is lifted or a key is pressed; React's own follows every move.
  useEffect(() => {
    const input = range.current;
    const listen = () => commit(Number(input?.value ?? 0));
    input?.addEventListener('change', listen);
    return () => input?.removeEventListener('change', listen);
  }, []);
  return (
    <div className="crop photo-slider">
      <label htmlFor={id}>{label}</label>
      <NumberInput
        className="photo-slider-number figures"
        aria-label={t('photo.look.typed', { name: label })}
        shown={formatNumber(shown, locale, step < 1 ? 1 : 0)}
        onCommit={(next) => onCommit(Math.min(most, Math.max(-most, Math.round(next / step) * step)))}
      />
      <button
        type="button"
        className="bar-button"
        disabled={value === 0}
        aria-label={t('photo.look.reset', { name: label })}
        onClick={() => onCommit(0)}
      >
        <Icon svg={undoIcon} small />
      </button>
      <input
        ref={range}
        id={id}
        type="range"
        min={-most}
        max={most}
        step={step}
        value={shown}
        aria-valuetext={textOf(shown)}
        onDoubleClick={() => onCommit(0)}
        onChange={(event) => {
          const next = Number(event.target.value);
          setMoving(next);
          onMove(next);
        }}
      />
    </div>
  );
}
