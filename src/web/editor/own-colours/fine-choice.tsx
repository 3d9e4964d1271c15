/** Any colour by hue, lightness and strength, or by its code; what is printed stands beside a wish that no ink makes. */
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { Ink } from '#core/design/ink.ts';
import { chromaOf, hexOfLight, hueOf, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { type NearestInk, nearestInk, seenDistance } from '#core/design/own-inks/nearest-ink.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ColourField, maxChroma, type Tone } from './colour-field.tsx';
import { useOwnColourTexts } from './texts.ts';

type Props = {
  lut: Uint8Array;
  /** Per cent of ink that the stock takes. */
  most: number;
  /** The colour to begin with, as '#rrggbb'. */
  start: string;
  onPick: (ink: Ink) => void;
};

function toneOf(hex: string): Tone {
  const lab = labOfHex(hex);
  return { hue: Math.round(hueOf(lab)) % 360, light: Math.round(lab[0]), chroma: Math.round(Math.min(maxChroma, chromaOf(lab))) };
}

/** '#7A9B8E', '7a9b8e' or '#798' as '#rrggbb'; null for anything else. */
function hexCode(typed: string): string | null {
  const code = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(code)) return `#${code}`;
  return /^[0-9a-f]{3}$/.test(code) ? `#${[...code].map((digit) => digit + digit).join('')}` : null;
}

export function FineChoice({ lut, most, start, onPick }: Props) {
  const t = useOwnColourTexts();
  const id = useId();
  const [wish, setWish] = useState({ hex: start, tone: toneOf(start) });
  const [typed, setTyped] = useState<string | null>(null);
  const [hasError, setError] = useState(false);
  const nearest = useMemo(() => nearestInk(wish.hex, lut, most), [wish.hex, lut, most]);

  function choose(tone: Tone) {
    setTyped(null);
    setError(false);
    setWish({ hex: hexOfLight(tone.light, tone.chroma, tone.hue), tone });
  }

  function readCode() {
    if (typed === null) return;
    const hex = hexCode(typed);
    setError(hex === null);
    if (hex === null) return;
    setTyped(null);
    setWish({ hex, tone: toneOf(hex) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    readCode();
  }

  return (
    <div className="own-fine">
      <ColourField tone={wish.tone} onChange={choose} />
      <div className="crop">
        <label htmlFor={id}>{t('own-colour.strength')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={maxChroma}
          step={2}
          value={wish.tone.chroma}
          aria-valuetext={t('own-colour.strength.value', { percent: Math.round((wish.tone.chroma * 100) / maxChroma) })}
          onChange={({ target }) => choose({ ...wish.tone, chroma: Number(target.value) })}
        />
      </div>
      <TextField
        label={t('own-colour.hex')}
        className="figures"
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        value={typed ?? wish.hex}
        error={hasError ? t('own-colour.hex.error') : null}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={readCode}
        onKeyDown={onKeyDown}
      />
      <Printed wish={wish.hex} nearest={nearest} />
      <Button kind="secondary" small onClick={() => onPick(nearest.ink)}>
        {t('own-colour.take')}
      </Button>
    </div>
  );
}

function Printed({ wish, nearest: { ink, apart } }: { wish: string; nearest: NearestInk }) {
  const t = useOwnColourTexts();
  const isFar = apart >= seenDistance;
  return (
    <p className="own-printed" role="status">
      {isFar ? <span className="own-shown" style={{ '--hue': wish }} /> : null}
      <span className="own-shown" style={{ '--hue': ink.hex }} />
      <span>{t(isFar ? 'own-colour.duller' : 'own-colour.printed')}</span>
    </p>
  );
}
