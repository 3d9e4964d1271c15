/** Inks of the design as named swatches. */
import { useId, useState } from 'react';
import type { Edit } from '#core/design/edit.ts';
import { refinementHex } from '#core/design/refinement-colour.ts';
import { useDesign, useLimits } from '#web/editor/context.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { isLight } from '#web/ui/option-box.tsx';
import { useInkTexts } from './texts.ts';
import { withoutFoil } from './without-foil.ts';

type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'turquoise' | 'blue' | 'violet' | 'pink';
type Shade = '' | 'dark-' | 'light-';
type ColourName = `${Shade}${Hue}` | 'black' | 'white' | `${Shade}grey` | 'brown' | 'dark-brown' | 'beige';

const hues: readonly [upTo: number, name: Hue][] = [
  [14, 'red'],
  [40, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [340, 'pink'],
  [361, 'red'],
];

/** Names a colour, so that swatches can be told apart without seeing them. The names are keys of texts. `hex` is "#rrggbb". */
export function colourName(hex: string): ColourName {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const chroma = max - min;
  if (lightness < 0.12) return 'black';
  if (lightness > 0.94) return 'white';
  if (chroma < 0.07) return lightness < 0.35 ? 'dark-grey' : lightness > 0.7 ? 'light-grey' : 'grey';
  const sixth = max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = sixth * 60;
  const name = hues.find(([upTo]) => hue < upTo)?.[1] ?? 'red';
  const isWarm = hue >= 14 && hue < 50;
  if (isWarm && lightness < 0.45 && chroma < 0.55) return lightness < 0.25 ? 'dark-brown' : 'brown';
  if (isWarm && lightness > 0.7 && chroma < 0.3) return 'beige';
  if (lightness < 0.32) return `dark-${name}`;
  if (lightness > 0.68) return `light-${name}`;
  return name;
}

type Props = {
  label: string;
  /** What is offered, by ink token. */
  tokens: readonly string[];
  /** Ids of the pages of what is coloured: not every page takes foil. */
  pages: readonly string[];
  chosen: string | null;
  /** What no ink is called, where it is offered as well. */
  none?: string | undefined;
  onChoose: (token: string | null) => void;
  /** The edits that colour in a token; absent where no own colours are offered. */
  colour?: ((token: string) => readonly Edit[]) | undefined;
};

const InkPicker = lazyPanel(async () => (await import('#web/editor/own-colours/ink-picker.tsx')).InkPicker);

/** The button below the swatches, and what it opens. */
function OwnColour({ chosen, colour }: Required<Pick<Props, 'chosen'>> & { colour: NonNullable<Props['colour']> }) {
  const t = useInkTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="own-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('ink.own')}
      </button>
      {isOpen ? <InkPicker chosen={chosen} colour={colour} /> : null}
    </>
  );
}

export function InkSwatches({ colour, ...swatches }: Props) {
  return (
    <div>
      <Swatches {...swatches} />
      {colour ? <OwnColour chosen={swatches.chosen} colour={colour} /> : null}
    </div>
  );
}

function Swatches({ label, tokens, pages, chosen, none, onChoose }: Omit<Props, 'colour'>) {
  const t = useInkTexts();
  const id = useId();
  const design = useDesign();
  const limits = useLimits();
  const { refinement = 'none' } = design.product;
  const inks = withoutFoil(tokens, { design, chosen, pages, limits }).flatMap((token) => {
    const ink = design.inks[token];
    if (!ink) return [];
    const foil = ink.finish === true && refinement !== 'none' ? refinement : null;
    const name = foil ? t('text.finish') : t(`colour.name.${colourName(ink.hex)}`);
    return [{ token, name, hex: foil ? refinementHex[foil] : ink.hex, foil }];
  });
  const current = inks.find(({ token }) => token === chosen)?.name ?? none;
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className="style-label">
        {label} <span className="style-aside">{current}</span>
      </span>
      <div className="ink-row">
        {none ? (
          <label className="swatch swatch-none" style={{ '--size': '32px' }}>
            <input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
            <span className="unseen">{none}</span>
          </label>
        ) : null}
        {inks.map(({ token, name, hex, foil }) => (
          <label
            key={token}
            title={name}
            className={`swatch ${foil ? `foil-${foil}` : ''} ${isLight(hex) ? 'swatch-light' : ''}`}
            style={foil ? { '--size': '32px' } : { '--hue': hex, '--size': '32px' }}
          >
            <input type="radio" name={id} value={token} checked={chosen === token} onChange={() => onChoose(token)} />
            <span className="unseen">{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
