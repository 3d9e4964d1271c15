/** The size of a text: steps of a typesetter's scale, and a field for any size. */
import type { TextElement } from '#core/design/document.ts';
import { formatNumber } from '#core/values/unit.ts';
import { usePreview } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { NumberInput } from '#web/editor/panels/number-input.tsx';
import { Steps } from '#web/editor/panels/steps.tsx';
import { clampSizeUm, nextSizeUm, pointsToUm, toPoints } from '#web/editor/panels/text-limits.ts';
import { layoutSizeUm } from '#web/editor/preview/preview.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

/** The size layout gave the text; fitting may have made it smaller than asked for. */
export function useShownSize(ref: ElementRef, element: TextElement): { shownUm: number; isFull: boolean } {
  const { preview } = usePreview();
  const shownUm = layoutSizeUm(preview, ref) || element.sizeUm;
  return { shownUm, isFull: shownUm < element.sizeUm - 10 };
}

type Props = StyleProps & { elementRef: ElementRef };

export function SizeChoice({ elementRef, element, set }: Props) {
  const t = useTextStyleTexts();
  const { shownUm, isFull } = useShownSize(elementRef, element);
  const larger = isFull ? null : nextSizeUm(element, shownUm, 1);
  const smaller = nextSizeUm(element, shownUm, -1);
  return (
    <Steps
      label={t('text.size')}
      value={<SizeField element={element} set={set} shownUm={shownUm} />}
      fewer={t('text.size.smaller')}
      more={t('text.size.larger')}
      onFewer={smaller === null ? null : () => set({ sizeUm: smaller }, 'size')}
      onMore={larger === null ? null : () => set({ sizeUm: larger }, 'size')}
    />
  );
}

function SizeField({ element, set, shownUm }: StyleProps & { shownUm: number }) {
  const t = useTextStyleTexts();
  const { locale } = useSite();
  const points = toPoints(shownUm);

  function onCommit(value: number) {
    const sizeUm = value > 0 ? clampSizeUm(element, pointsToUm(value), shownUm) : null;
    if (sizeUm !== null) set({ sizeUm });
  }

  return (
    <span className="size-field">
      <NumberInput
        className="figures"
        aria-label={t('text.size.field')}
        shown={formatNumber(points, locale, Number.isInteger(points) ? 0 : 1)}
        onCommit={onCommit}
      />
      <span aria-hidden="true">{t('text.size.unit')}</span>
    </span>
  );
}
