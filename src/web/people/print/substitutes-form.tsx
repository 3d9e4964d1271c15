/** Words that are printed where a guest has no value for a field, and who gets them. A plain form. */
import type { MergeProof } from '#api/people/merge-calls.ts';
import { maxSubstitute } from '#core/merge/merge-settings.ts';
import { fieldNameTexts } from '#texts/de/people/field-names.ts';
import { mergeSubstitutesTexts } from '#texts/de/people/merge-substitutes.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { substituteName } from './print-query.ts';

type Props = { proof: Pick<MergeProof, 'substitutes' | 'version' | 'list'> };

export function SubstitutesForm({ proof: { substitutes, version, list } }: Props) {
  const t = useTexts(mergeSubstitutesTexts);
  const nameOf = useTexts(fieldNameTexts);
  if (substitutes.length === 0) return null;
  return (
    <section aria-labelledby="ersatz" className="mt-9 border-t border-line pt-6">
      <h2 id="ersatz" className="type-h3">
        {t('merge-substitutes.title')}
      </h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-small text-ink-soft">{t('merge-substitutes.lead')}</p>
      <form method="post" className="grid max-w-130 gap-5">
        <input type="hidden" name="intent" value="substitutes" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list.id} />
        {substitutes.map(({ field, words, count, labels }) => (
          <TextField
            key={field}
            name={substituteName(field)}
            label={t('merge-substitutes.field', { field: nameOf(`merge.field.${field}`) })}
            hint={t('merge-substitutes.who', {
              count,
              names: labels.filter(Boolean).join(', '),
              more: count - labels.filter(Boolean).length,
            })}
            defaultValue={words}
            maxLength={maxSubstitute}
          />
        ))}
        <Button type="submit" kind="secondary" className="w-fit max-sm:w-full">
          {t('merge-substitutes.save')}
        </Button>
      </form>
    </section>
  );
}
