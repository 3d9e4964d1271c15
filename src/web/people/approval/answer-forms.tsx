/** What a party answers: that it approves, or what is to be changed. Plain forms: none needs a script. */
import type { AskedParty } from '#api/people/approval-calls.ts';
import { approvalTexts } from '#texts/de/people/approval.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';

type Proof = NonNullable<AskedParty['proof']>;

/** What was typed of a wish, to be shown once more. */
export type TypedWish = { page: string; text: string; error: string | null };

/** As long as a comment may be. */
export const maxWish = 500;

export function ApproveForm({ proof }: { proof: Proof }) {
  const t = useTexts(approvalTexts);
  return (
    <form method="post" className="max-w-130">
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="hash" value={proof.hash} />
      <Button type="submit" disabled={!proof.isReady} className="w-full sm:max-lg:w-85">
        {t('party.approve')}
      </Button>
      <p className="mt-3 text-small text-ink-soft">{t(proof.isReady ? 'party.approve.hint' : 'party.not-ready')}</p>
    </form>
  );
}

export function WishForm({ proof, typed }: { proof: Proof; typed: TypedWish | null }) {
  const t = useTexts(approvalTexts);
  const panels = proof.languages[0]?.pages ?? [];
  if (panels.length === 0) return null;
  const pages = [...Map.groupBy(panels, ({ page }) => page)];
  return (
    <details className="mt-5 max-w-130 border-y border-line" open={typed !== null}>
      <summary className="min-h-13 py-3 font-semibold">{t('party.wish')}</summary>
      <form method="post" className="grid gap-5 pb-6">
        <input type="hidden" name="intent" value="wish" />
        <SelectField name="page" label={t('party.wish.where')} defaultValue={typed?.page}>
          {pages.map(([page, those]) => (
            <option key={page} value={page}>
              {those.map(({ name }) => name).join(', ')}
            </option>
          ))}
        </SelectField>
        <Field label={t('party.wish.text')} hint={t('party.wish.hint')} error={typed?.error ?? null}>
          {(wiring) => <textarea className="input" name="text" rows={4} maxLength={maxWish} defaultValue={typed?.text} {...wiring} />}
        </Field>
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {t('party.wish.send')}
        </Button>
      </form>
    </details>
  );
}
