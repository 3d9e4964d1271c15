/** The inks a text may be set in, as named swatches. */
import { useId } from 'react';
import type { TextElement } from '#core/design/document.ts';
import { refinementHex } from '#core/design/refinement-colour.ts';
import { useDesign } from '#web/editor/context.ts';
import { useTexts } from '#web/editor/texts.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { colourName } from './colour-name.ts';
import { textInks } from './text-limits.ts';

export function InkChoice({ element, onChoose }: { element: TextElement; onChoose: (ink: string) => void }) {
  const t = useTexts();
  const id = useId();
  const design = useDesign();
  const { refinement = 'none' } = design.product;
  const inks = textInks(design, element).flatMap((token) => {
    const ink = design.inks[token];
    if (!ink) return [];
    const isRefined = ink.finish === true && refinement !== 'none';
    const name = isRefined ? t('text.finish') : t(`colour.name.${colourName(ink.hex)}`);
    return [{ token, name, hex: isRefined ? refinementHex[refinement] : ink.hex, foil: isRefined ? refinement : null }];
  });
  const shown = design.inks[element.ink];
  const current = inks.find(({ token }) => token === element.ink) ?? inks.find(({ hex }) => hex === shown?.hex);
  return (
    <div role="radiogroup" aria-labelledby={`${id}-ink`}>
      <span id={`${id}-ink`} className="style-label">
        {t('text.ink')} <span className="style-aside">{current?.name}</span>
      </span>
      <div className="ink-row">
        {inks.map(({ token, name, hex, foil }) => (
          <label
            key={token}
            className={`swatch ${foil ? `foil-${foil}` : ''} ${isLight(hex) ? 'swatch-light' : ''}`}
            style={foil ? { '--size': '32px' } : { '--hue': hex, '--size': '32px' }}
          >
            <input type="radio" name={`${id}-ink`} value={token} checked={current?.token === token} onChange={() => onChoose(token)} />
            <span className="unseen">{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
