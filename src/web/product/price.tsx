/** The lowest price of a design, as the call gives it. */
import { useTexts } from '#web/page/texts.ts';

export function FromPrice({ text }: { text: string }) {
  const t = useTexts();
  return (
    <span className="figures whitespace-nowrap">
      {t('shared.from')} {text}
    </span>
  );
}
