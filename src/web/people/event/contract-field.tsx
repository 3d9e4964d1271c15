/** The contract on processing that a company agrees to before it makes an event. */
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { useTexts } from '#web/page/texts.ts';
import { CheckField } from '#web/ui/field.tsx';

const clauses = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function ContractField({ version }: { version: string }) {
  const t = useTexts(eventContentTexts);
  return (
    <section aria-labelledby="vertrag" className="border-t border-line pt-5">
      <h2 id="vertrag" className="mb-2 font-semibold">
        {t('feier.contract')}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {clauses.map((clause) => (
          <li key={clause}>{t(`feier.contract.${clause}`)}</li>
        ))}
      </ol>
      <div className="mt-3">
        <CheckField name="contract" value={version} label={t('feier.contract.agree', { version })} required />
      </div>
    </section>
  );
}
