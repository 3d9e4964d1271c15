/** Bold and italic, where the family of the face has them. */
import { isFaceKey } from '#core/layout/text/faces.ts';
import { facesFor } from '#web/editor/panels/text-limits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { weightOf } from './face-groups.ts';
import { boldIcon, italicIcon } from './icons.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

const weights = [
  ['bold', boldIcon],
  ['italic', italicIcon],
] as const;

export function WeightChoice({ element, set }: StyleProps) {
  const t = useTextStyleTexts();
  const { font } = element;
  if (!isFaceKey(font)) return null;
  const offered = facesFor(element);
  return weights.map(([name, icon]) => {
    const { isOn, other } = weightOf(font, name, offered);
    if (!isOn && other === null) return null;
    return (
      <button
        key={name}
        type="button"
        className="bar-button"
        title={t(`text.${name}`)}
        aria-label={t(`text.${name}`)}
        aria-pressed={isOn}
        disabled={other === null}
        onClick={() => other && set({ font: other })}
      >
        <Icon svg={icon} small />
      </button>
    );
  });
}
