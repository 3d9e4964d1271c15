/** The colours that mixing begins with: one stop of the tab key, arrows go from one to the next. */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { screenColour } from '#core/design/colour.ts';
import type { Ink } from '#core/design/ink.ts';
import { swatchRows } from '#core/design/own-inks/swatches.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { colourName } from './colour-name.ts';
import { useOwnColourTexts } from './texts.ts';

const columns = swatchRows[0]?.length ?? 1;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

type Props = { lut: Uint8Array; chosen: string | null; onPick: (ink: Ink) => void };

export function SwatchGrid({ lut, chosen, onPick }: Props) {
  const t = useOwnColourTexts();
  const inks = useMemo(() => swatchRows.flat().map(([c, m, y, k]): Ink => ({ c, m, y, k, hex: screenColour({ c, m, y, k }, lut) })), [lut]);
  const own = inks.findIndex(({ hex }) => hex === chosen);
  const [stop, setStop] = useState(Math.max(0, own));
  const grid = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = stop + (steps[event.key] ?? 0);
    if (next === stop || next < 0 || next >= inks.length) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser
    <div ref={grid} role="group" aria-label={t('own-colour.swatches')} className="own-swatches" onKeyDown={onKeyDown}>
      {inks.map((ink, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: colours are known by their place
          key={at}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          className={isLight(ink.hex) ? 'own-swatch swatch-light' : 'own-swatch'}
          style={{ '--hue': ink.hex }}
          aria-pressed={at === own}
          aria-label={t('own-colour.swatch', { name: t(`colour.name.${colourName(ink.hex)}`), number: at + 1 })}
          onFocus={() => setStop(at)}
          onClick={() => onPick(ink)}
        />
      ))}
    </div>
  );
}
