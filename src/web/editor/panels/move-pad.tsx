/** Moves something by steps in four directions. */
import { useId } from 'react';
import { downIcon, leftIcon, rightIcon, upIcon } from '#web/editor/frame/icons.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

const directions = [
  ['left', leftIcon, -1, 0],
  ['right', rightIcon, 1, 0],
  ['up', upIcon, 0, -1],
  ['down', downIcon, 0, 1],
] as const;
type MovePadProps = {
  label: string;
  /** What the buttons are called; by default label and direction. */
  names?: Record<Direction, string>;
  can?: Record<Direction, boolean>;
  onMove: (x: number, y: number) => void;
};
type Direction = (typeof directions)[number][0];

/** Four buttons in a row: moves by small steps without dragging (WCAG 2.5.7). */
export function MovePad({ label, names, onMove, can }: MovePadProps) {
  const t = useEditorTexts();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend beside a row of buttons in every browser
    <div role="group" aria-labelledby={id}>
      <span id={id} className="style-label">
        {label}
      </span>
      <div className="move-pad">
        {directions.map(([key, icon, x, y]) => (
          <button key={key} type="button" disabled={can ? !can[key] : false} onClick={() => onMove(x, y)}>
            <Icon svg={icon} small />
            <span className="unseen">{names?.[key] ?? t(`editor.move.${key}`, { label })}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
