/** Bold and italic, where the family of the face has them. */
import { type FaceKey, faces, isFaceKey } from '#core/layout/text/faces.ts';
import { facesFor } from '#web/editor/panels/text-limits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { boldStyles, faceOfFamily } from './face-groups.ts';
import { boldIcon, italicIcon } from './icons.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

export function WeightChoice({ element, set }: StyleProps) {
  const t = useTextStyleTexts();
  if (!isFaceKey(element.font)) return null;
  const key = element.font;
  const { style } = faces[key];
  const offered = facesFor(element);
  const regular = faceOfFamily(key, ['regular'], offered);
  const toggles = [
    { name: 'bold', icon: boldIcon, isOn: boldStyles.includes(style), other: faceOfFamily(key, boldStyles, offered) },
    { name: 'italic', icon: italicIcon, isOn: style === 'italic', other: faceOfFamily(key, ['italic'], offered) },
  ] as const;
  return toggles.map(({ name, icon, isOn, other }) => {
    const target: FaceKey | null = isOn ? regular : other;
    if (!isOn && other === null) return null;
    return (
      <button
        key={name}
        type="button"
        className="bar-button"
        title={t(`text.${name}`)}
        aria-label={t(`text.${name}`)}
        aria-pressed={isOn}
        disabled={target === null}
        onClick={() => target && set({ font: target })}
      >
        <Icon svg={icon} small />
      </button>
    );
  });
}
