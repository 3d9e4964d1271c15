/** Who asks for addresses, what for, until when, and what else is asked. */

import { textLengths } from '#core/people/household.ts';
import type { RequestSettings } from '#core/people/request/request-schema.ts';
import { requestTerms } from '#core/people/request/terms.ts';
import { addressRequestTexts } from '#texts/de/people/address-requests.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, Field, TextField } from '#web/ui/field.tsx';

type Props = { intent: 'start' | 'settings'; settings: RequestSettings; errors: Readonly<Record<string, string>> };

export function RequestSettingsForm({ intent, settings, errors }: Props) {
  const t = useTexts(addressRequestTexts);
  const { title, note, deadline, asks } = settings;
  return (
    <form method="post" noValidate className="grid max-w-130 gap-5">
      <input type="hidden" name="intent" value={intent} />
      <TextField
        name="title"
        label={t('collect.who')}
        hint={t('collect.who.hint')}
        error={errors.title ?? null}
        defaultValue={title}
        maxLength={textLengths.name}
        autoComplete="off"
        required
      />
      <Field label={t('collect.note')} hint={t('collect.note.hint')}>
        {(wiring) => (
          <textarea {...wiring} name="note" defaultValue={note} rows={3} maxLength={requestTerms.note} className="input h-auto py-3" />
        )}
      </Field>
      <TextField
        name="deadline"
        type="date"
        label={t('collect.deadline')}
        hint={t('collect.deadline.hint')}
        error={errors.deadline ?? null}
        defaultValue={deadline ?? ''}
      />
      <div>
        <CheckField name="email" label={t('collect.asks.email')} defaultChecked={asks.email} />
        <CheckField name="phone" label={t('collect.asks.phone')} defaultChecked={asks.phone} />
        <CheckField name="reminding" label={t('collect.asks.reminding')} defaultChecked={asks.isReminding} />
      </div>
      <Button type="submit" kind={intent === 'start' ? 'primary' : 'secondary'} className="w-full sm:w-fit">
        {t(intent === 'start' ? 'collect.start' : 'collect.save')}
      </Button>
    </form>
  );
}
