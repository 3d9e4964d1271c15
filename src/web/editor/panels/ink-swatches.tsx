/** Inks of the design as named swatches. */
import { useId, useState } from 'react';
import type { Edit } from '#core/design/edit.ts';
import { refinementHex } from '#core/design/refinement-colour.ts';
import { useDesign, useLimits } from '#web/editor/context.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { colourName } from '#web/editor/own-colours/colour-name.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { useInkTexts } from './texts.ts';
import { withoutFoil } from './without-foil.ts';

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
