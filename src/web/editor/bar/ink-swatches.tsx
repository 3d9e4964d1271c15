/** The inks of the design as named swatches; with `isOptional` the first one is none. */
import { useId } from 'react';
import { refinementHex } from '#core/design/refinement-colour.ts';
import { inkTokens } from '#web/editor/arrange/colours.ts';
import { useDesign } from '#web/editor/context.ts';
import { colourName } from '#web/editor/panels/colour-name.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { useArrangeTexts } from './texts.ts';

type Props = {
  label: string;
  chosen: string | null;
  isOptional: boolean;
  /** What no ink is called. */
  none?: string;
  onChoose: (token: string | null) => void;
};

export function InkSwatches({ label, chosen, isOptional, none, onChoose }: Props) {
  const t = useArrangeTexts();
  const id = useId();
  const design = useDesign();
  const { refinement = 'none' } = design.product;
  const inks = inkTokens(design, chosen).flatMap((token) => {
    const ink = design.inks[token];
    if (!ink) return [];
    const foil = ink.finish === true && refinement !== 'none' ? refinement : null;
    const name = foil ? t('arrange.part.finish') : t(`colour.name.${colourName(ink.hex)}`);
    return [{ token, name, hex: foil ? refinementHex[foil] : ink.hex, foil }];
  });
  const nothing = none ?? t('arrange.part.none');
  const current = inks.find(({ token }) => token === chosen)?.name ?? (isOptional ? nothing : '');
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className="style-label">
        {label} <span className="style-aside">{current}</span>
      </span>
      <div className="ink-row">
        {isOptional ? (
          <label className="swatch swatch-none" style={{ '--size': '32px' }}>
            <input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
            <span className="unseen">{nothing}</span>
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
