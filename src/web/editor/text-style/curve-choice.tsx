/** Bends a text: a slider from bowl over straight to arch. */
import { useId } from 'react';
import type { TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

/** Limits of a document. */
const minRadiusUm = 1_000;
const maxRadiusUm = 5_000_000;

/** Null for a straight line. */
export function radiusOf(percent: number, widthUm: number): number | null {
  if (percent === 0) return null;
  const degrees = (Math.min(100, Math.abs(percent)) / 100) * 90;
  const radiusUm = Math.round(widthUm / 2 / Math.sin((degrees * Math.PI) / 180));
  return Math.sign(percent) * Math.min(maxRadiusUm, Math.max(minRadiusUm, radiusUm));
}

/** A curve in per cent: 100 lets the width of the box cover half a circle; positive bends up like an arch, negative down like a bowl. */
export function percentOf({ arcUm, widthUm }: Pick<TextElement, 'arcUm' | 'widthUm'>): number {
  if (arcUm === undefined) return 0;
  const half = Math.min(1, widthUm / 2 / Math.abs(arcUm));
  return Math.sign(arcUm) * Math.max(1, Math.round((Math.asin(half) / (Math.PI / 2)) * 100));
}

/** Within this many per cent of the middle the line is straight. */
const straightPercent = 4;

/** The radius for a place of the slider, null for a straight line. From the middle a step leads to the first curve, and back to the middle. */
export function slidRadius(wanted: number, { arcUm, widthUm }: Pick<TextElement, 'arcUm' | 'widthUm'>): number | null {
  const present = percentOf({ arcUm, widthUm });
  if (Math.abs(wanted) < straightPercent) return present === 0 ? radiusOf(Math.sign(wanted) * straightPercent, widthUm) : null;
  const radius = radiusOf(wanted, widthUm);
  // On wide texts the flattest curve that a document takes spans several steps.
  const isStuck = radius === (arcUm ?? null) && Math.abs(wanted) < Math.abs(present);
  return isStuck ? null : radius;
}

/** Height that lines on this curve need at the asked size, when they fill the width of the box. */
export function curveHeightUm({ text, sizeUm, leading, widthUm }: TextElement, radiusUm: number): number {
  const radius = Math.abs(radiusUm);
  const half = Math.min(1, widthUm / 2 / radius);
  const sagittaUm = radius * (1 - Math.sqrt(1 - half * half));
  return Math.ceil(sizeUm * 1.1 + (text.split('\n').length - 1) * sizeUm * leading + sagittaUm);
}

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
