/** Alignment of a text, and whether its paragraphs are a list. */
import type { TextElement } from '#core/design/document.ts';
import { textCenterIcon, textLeftIcon, textRightIcon } from '#web/editor/frame/icons.ts';
import { bulletsIcon, numbersIcon, plainIcon } from './icons.ts';
import { Segments } from './segments.tsx';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

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
