/** A field of hues and lightnesses, by pointer and arrow keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { hexOfLight } from '#core/design/own-inks/colour-space.ts';
import { colourName } from './colour-name.ts';
import { useOwnColourTexts } from './texts.ts';

/** Hue in degrees, lightness and chroma as of L*a*b*. */
export type Tone = { hue: number; light: number; chroma: number };

export const maxChroma = 90;
/** Lightness at the upper and the lower edge: beyond it all hues are white or black. */
const lights = { top: 97, foot: 8 };
/** Of the drawing, which is enlarged smoothly. */
const drawn = { width: 60, height: 30 };

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

function rowLight(share: number): number {
  return lights.top + (lights.foot - lights.top) * share;
}

function draw(canvas: HTMLCanvasElement, chroma: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  for (let x = 0; x < drawn.width; x += 1) {
    for (let y = 0; y < drawn.height; y += 1) {
      context.fillStyle = hexOfLight(rowLight(y / (drawn.height - 1)), chroma, (x * 360) / drawn.width);
      context.fillRect(x, y, 1, 1);
    }
  }
}

const arrows: Readonly<Record<string, readonly [hue: number, light: number]>> = {
  ArrowLeft: [-3, 0],
  ArrowRight: [3, 0],
  ArrowUp: [0, 2],
  ArrowDown: [0, -2],
};

export function ColourField({ tone, onChange }: { tone: Tone; onChange: (tone: Tone) => void }) {
  const t = useOwnColourTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { hue, light, chroma } = tone;
  useEffect(() => {
    if (canvas.current) draw(canvas.current, chroma);
  }, [chroma]);

  function onPointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const place = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    onChange({ chroma, hue: clamp(place.x * 360, 0, 359), light: clamp(rowLight(place.y), lights.foot, lights.top) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onChange({ chroma, hue: (hue + step[0] + 360) % 360, light: clamp(light + step[1], lights.foot, lights.top) });
  }

  const name = t(`colour.name.${colourName(hexOfLight(light, chroma, hue))}`);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('own-colour.field')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={hue}
      aria-valuetext={t('own-colour.field.value', { name, hue, light })}
      className="own-field"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} width={drawn.width} height={drawn.height} />
      <span
        className="own-field-mark"
        style={{ left: `${(hue / 360) * 100}%`, top: `${((lights.top - light) / (lights.top - lights.foot)) * 100}%` }}
      />
    </div>
  );
}
