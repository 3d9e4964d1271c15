/** The lines of a household on its envelope, where they stand on it. */
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { useTexts } from '#web/page/texts.ts';

export function Envelope({ lines }: { lines: readonly string[] }) {
  const t = useTexts(guestListTexts);
  return (
    <section aria-labelledby="umschlag">
      <h2 id="umschlag" className="type-h4 mb-3">
        {t('guests.envelope')}
      </h2>
      <div className="relative grid aspect-[162/114] max-w-80 border border-line bg-white shadow-sm">
        <div aria-hidden="true" className="absolute top-3 right-3 h-[30%] w-[16%] border border-dashed border-edge" />
        <div className="mt-[36%] ml-[24%] mr-3 text-caption wrap-anywhere">
          {lines.length === 0 ? <p className="text-ink-soft">{t('guests.envelope.empty')}</p> : null}
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <p key={at} className="figures leading-snug">
              {line}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
