/** One field for codes of both kinds, and what each applied code does. Stands in a form. */
import type { Cart } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';
import { applyIntent, type CodeAnswer, removeIntent } from './code-form.ts';

type Props = { codes: Cart['codes']; answer: CodeAnswer | null };

export function Codes({ codes, answer }: Props) {
  const t = useTexts(checkoutTexts);
  const isOpen = codes.length > 0 || Boolean(answer?.refused);
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 items-center gap-2">
        <span className="text-link">{t('checkout.codes')}</span>
        <Icon svg={caretIcon} small className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pt-1 pb-3 sm:flex sm:items-start">
        <div className="min-w-0 sm:flex-1">
          <TextField
            // What was applied leaves the field.
            key={[...codes.map(({ id }) => id), answer?.typed].join()}
            label={t('checkout.code')}
            error={answer?.refused ?? null}
            name="code"
            defaultValue={answer?.typed ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </div>
        <Button type="submit" name="intent" value={applyIntent} kind="secondary" className="sm:mt-6">
          {t('checkout.code.apply')}
        </Button>
      </div>
      {codes.length > 0 ? (
        <ul aria-label={t('checkout.codes.applied')} aria-live="polite" className="figures mb-3 border-b border-line">
          {codes.map((code) => (
            <AppliedCode key={code.id} code={code} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function AppliedCode({ code: { id, kind, label, amount, note, isRefused } }: { code: Cart['codes'][number] }) {
  const t = useTexts(checkoutTexts);
  const name = t(`checkout.code.${kind}`, { label });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2">
      <span className="wrap-anywhere">{name}</span>
      <span className="whitespace-nowrap">{isRefused ? null : t('checkout.minus', { amount: amount.text })}</span>
      <span className={`text-small ${isRefused ? 'text-seal' : 'text-ink-soft'}`}>{note}</span>
      <button type="submit" name="intent" value={`${removeIntent}${id}`} className="text-link min-h-8 text-small">
        {t('checkout.code.remove')}
        <span className="unseen">, {name}</span>
      </button>
    </li>
  );
}
