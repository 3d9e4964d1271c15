/** Distance of lines and of letters. */
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { formatNumber } from '#core/values/unit.ts';
import { Steps } from '#web/editor/panels/steps.tsx';
import { useSite } from '#web/page/page-context.ts';
import { useTextStyleTexts } from './texts.ts';
import type { StyleProps } from './use-set-style.ts';

export function TextSpacing({ element, set }: StyleProps) {
  const t = useTextStyleTexts();
  const { locale } = useSite();
  const isScript = isFaceKey(element.font) && faces[element.font].script;
  const step = (label: string) => ({ label, fewer: t('text.less', { label }), more: t('text.more.label', { label }) });
  const { leading, tracking } = element;
  return (
    <>
      <div className="style-pair">
        <Steps
          {...step(t('text.leading'))}
          value={formatNumber(leading, locale, 2)}
          onFewer={leading <= 0.85 ? null : () => set({ leading: hundredths(leading - 0.05) }, 'leading')}
          onMore={leading >= 2.2 ? null : () => set({ leading: hundredths(leading + 0.05) }, 'leading')}
        />
        <Steps
          {...step(t('text.tracking'))}
          value={formatNumber(tracking / 10, locale, 1)}
          onFewer={isScript || tracking <= -30 ? null : () => set({ tracking: tracking - 10 }, 'tracking')}
          onMore={isScript || tracking >= 400 ? null : () => set({ tracking: tracking + 10 }, 'tracking')}
        />
      </div>
      {isScript ? <p className="field-note">{t('text.tracking.script')}</p> : null}
    </>
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
