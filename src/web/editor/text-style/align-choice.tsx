/** Alignment of a text, and whether its paragraphs are a list. */

import { useId } from 'react';
import type { TextElement } from '#core/design/document.ts';
import { textCenterIcon, textLeftIcon, textRightIcon } from '#web/editor/frame/icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { bulletsIcon, numbersIcon, plainIcon } from './icons.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

type SegmentsProps<T extends string> = {
  label: string;
  hasLabel?: boolean;
  options: readonly { value: T; name: string; icon: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** One of a few, as a row of icons. */
function Segments<T extends string>({ label, hasLabel = true, options, chosen, onChoose }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={hasLabel ? 'style-label' : 'unseen'}>
        {label}
      </span>
      <div className="segments">
        {options.map(({ value, name, icon }) => (
          <label key={value} className="segment" title={name}>
            <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <Icon svg={icon} small />
            <span className="unseen">{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

const aligns = { left: textLeftIcon, center: textCenterIcon, right: textRightIcon } as const;
const lists = { none: plainIcon, bullet: bulletsIcon, number: numbersIcon } as const;

type Props = StyleProps & { hasLabel?: boolean };

export function AlignChoice({ element, set, hasLabel }: Props) {
  const t = useTextStyleTexts();
  const options = (['left', 'center', 'right'] as const).map((value) => ({ value, name: t(`text.align.${value}`), icon: aligns[value] }));
  return (
    <Segments label={t('text.align')} hasLabel={hasLabel} options={options} chosen={element.align} onChoose={(align) => set({ align })} />
  );
}

/** Text on a curve is no list. */
export function canBeList({ arcUm }: TextElement): boolean {
  return arcUm === undefined;
}

export function ListChoice({ element, set, hasLabel }: Props) {
  const t = useTextStyleTexts();
  if (!canBeList(element)) return null;
  const options = (['none', 'bullet', 'number'] as const).map((value) => ({ value, name: t(`text.list.${value}`), icon: lists[value] }));
  return (
    <Segments
      label={t('text.list')}
      hasLabel={hasLabel}
      options={options}
      chosen={element.list ?? 'none'}
      onChoose={(list) => set({ list: list === 'none' ? null : list })}
    />
  );
}
