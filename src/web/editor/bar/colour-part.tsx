/** Colours of the selection: fill, line, parts of a clip art; and the width of lines. */
import { formatNumber } from '#core/values/unit.ts';
import type { PlacedElement } from '#web/editor/arrange/boxes.ts';
import { commonParts, lineWidthUm, offeredInks, recolour, setLineWidth } from '#web/editor/arrange/colours.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { InkSwatches } from '#web/editor/panels/ink-swatches.tsx';
import { Steps } from '#web/editor/panels/steps.tsx';
import { useSite } from '#web/page/page-context.ts';
import { useArrangeTexts } from './texts.ts';

/** Widths of lines in micrometres, from the thinnest that prints safely as foil. */
const widthsUm = [250, 350, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000] as const;

export function ColourControls({ placed }: { placed: readonly PlacedElement[] }) {
  const t = useArrangeTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  // A designer's choice of inks is the only one.
  const isFree = placed.every(({ element }) => !element.slot?.inks);
  return (
    <>
      {commonParts(placed).map((part) => (
        <InkSwatches
          key={`${part.name}${part.number}`}
          label={t(`arrange.part.${part.name}`, { number: part.number })}
          tokens={offeredInks(design, placed, part.token)}
          pages={placed.map(({ ref }) => ref.page)}
          chosen={part.token}
          {...(part.isOptional ? { none: t('arrange.part.none') } : {})}
          onChoose={(token) => store.edit(recolour(placed, part, token))}
          colour={isFree ? (token) => recolour(placed, part, token) : undefined}
        />
      ))}
      <LineWidth placed={placed} />
    </>
  );
}

function LineWidth({ placed }: { placed: readonly PlacedElement[] }) {
  const t = useArrangeTexts();
  const { locale } = useSite();
  const { store } = useEditorInstance();
  const now = placed.map(({ element }) => lineWidthUm(element)).find((width) => width !== null);
  if (now === undefined) return null;
  const thinner = widthsUm.findLast((width) => width < now);
  const thicker = widthsUm.find((width) => width > now);
  const set = (width: number) => () => store.edit(setLineWidth(placed, width), { coalesceKey: 'line width' });
  return (
    <Steps
      label={t('arrange.stroke.width')}
      value={t('arrange.stroke.width.value', { width: formatNumber(now / 1000, locale, 2) })}
      fewer={t('arrange.stroke.thinner')}
      more={t('arrange.stroke.thicker')}
      onFewer={thinner === undefined ? null : set(thinner)}
      onMore={thicker === undefined ? null : set(thicker)}
    />
  );
}
