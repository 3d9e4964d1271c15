/** The colourways of a design as swatches. */
import type { Ink } from '#core/design/ink.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { isLight, OptionFieldset } from '#web/ui/option-box.tsx';

type Props = { colourways: readonly { key: string; name: string; hex: string; inks: Record<string, Ink> }[] };

export function ColourPanel({ colourways }: Props) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const chosen = useEditor(({ history }) => history.content.design.product.colourway);
  const name = colourways.find(({ key }) => key === chosen)?.name;
  return (
    <OptionFieldset name="colourway" label={t('colour.heading')} aside={name} note={t('colour.kept')}>
      <div className="colourways">
        {colourways.map(({ key, hex, inks, name: label }) => (
          <label key={key} className="colourway">
            <span className={`swatch ${isLight(hex) ? 'swatch-light' : ''}`} style={{ '--hue': hex }}>
              <input
                type="radio"
                name="colourway"
                value={key}
                checked={key === chosen}
                onChange={() => store.edit([{ kind: 'setInks', colourway: key, inks }])}
              />
            </span>
            {label}
          </label>
        ))}
      </div>
    </OptionFieldset>
  );
}
