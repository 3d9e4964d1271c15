/** Bends a text: a slider from bowl over straight to arch. */
import { useId } from 'react';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { curveHeightUm, percentOf, slidRadius } from './curve.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

/** In per cent, by arrow keys and pointer. */
const sliderStep = 2;

export function CurveChoice({ elementRef: ref, element, set }: StyleProps & { elementRef: ElementRef }) {
  const t = useTextStyleTexts();
  const id = useId();
  const percent = percentOf(element);
  const shape = percent === 0 ? 'straight' : percent > 0 ? 'arch' : 'bowl';
  const value = t(`text.curve.${shape}`, { percent: Math.abs(percent) });

  /** The box grows about its middle as far as the curve needs, so that the letters keep their size. */
  function bend(wanted: number) {
    const arcUm = slidRadius(wanted, element);
    const heightUm = arcUm === null ? 0 : curveHeightUm(element, arcUm);
    const { xUm, widthUm } = element;
    const isLow = heightUm > element.heightUm && mayEdit(element, 'size');
    const yUm = Math.round(element.yUm - (heightUm - element.heightUm) / 2);
    const grown: Edit[] = isLow ? [{ kind: 'resizeElement', ...ref, xUm, yUm, widthUm, heightUm }] : [];
    // What is bent for the first time stands in the middle of its curve; a curve has no list.
    const first = percent === 0 && arcUm !== null ? ({ align: 'center', list: null } as const) : {};
    set({ arcUm, ...first }, 'curve', grown);
  }

  return (
    <div className="crop">
      <label htmlFor={id}>
        {t('text.curve')} <span className="style-aside figures">{value}</span>
      </label>
      <input
        id={id}
        type="range"
        min={-100}
        max={100}
        step={sliderStep}
        value={percent}
        aria-valuetext={value}
        onChange={(event) => bend(Number(event.target.value))}
      />
      {percent === 0 ? null : (
        <button type="button" className="text-link" onClick={() => bend(0)}>
          {t('text.curve.reset')}
        </button>
      )}
    </div>
  );
}
