/** Opacity of the selection. */
import { useId } from 'react';
import type { Edit } from '#core/design/edit.ts';
import type { PlacedElement } from '#web/editor/arrange/boxes.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { useArrangeTexts } from './texts.ts';

/** Fainter things can hardly be seen in print. */
const least = 10;

export function OpacityControl({ placed }: { placed: readonly PlacedElement[] }) {
  const t = useArrangeTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const percent = Math.round((placed[0]?.element.opacity ?? 1) * 100);
  function set(value: number) {
    const opacity = value >= 100 ? null : value / 100;
    const edits = placed.map(({ ref }): Edit => ({ kind: 'setProperties', ...ref, properties: { opacity } }));
    store.edit(edits, { coalesceKey: `opacity ${id}` });
  }
  return (
    <div className="crop">
      <label htmlFor={id}>
        {t('arrange.opacity')} <span className="style-aside figures">{percent} %</span>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={t('arrange.opacity.value', { percent })}
        onChange={(event) => set(Number(event.target.value))}
      />
    </div>
  );
}
