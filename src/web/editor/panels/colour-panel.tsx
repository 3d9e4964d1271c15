/** The colourways of a design as swatches, and own colours for the whole of it. */
import type { Ink } from '#core/design/ink.ts';
import { isInColouring } from '#core/design/palette/colouring.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { isLight, OptionFieldset } from '#web/ui/option-box.tsx';

type Props = { colourways: readonly { key: string; name: string; hex: string; inks: Record<string, Ink> }[] };

const OwnPalette = lazyPanel(async () => (await import('#web/editor/own-colours/own-palette.tsx')).OwnPalette);

export function ColourPanel({ colourways }: Props) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const { product, inks: now } = useDesign();
  const chosen = colourways.find(({ key, inks }) => key === product.colourway && isInColouring(now, inks));
  return (
    <>
      <OptionFieldset name="colourway" label={t('colour.heading')} aside={chosen?.name} note={t('colour.kept')}>
        <div className="colourways">
          {colourways.map(({ key, hex, inks, name: label }) => (
            <label key={key} className="colourway">
              <span className={`swatch ${isLight(hex) ? 'swatch-light' : ''}`} style={{ '--hue': hex }}>
                <input
                  type="radio"
                  name="colourway"
                  value={key}
                  checked={key === chosen?.key}
                  onChange={() => store.edit([{ kind: 'setInks', colourway: key, inks }])}
                />
              </span>
              {label}
            </label>
          ))}
        </div>
      </OptionFieldset>
      <OwnPalette colourways={colourways} />
    </>
  );
}
