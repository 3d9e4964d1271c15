/** The form of a file with a list. With a script it tells how much of it has arrived; without one the browser sends it. */
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { usePath, useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { importPath } from '#web/people/list-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Sent, sendList } from './send-list.ts';

/** Screen readers are told at every quarter. */
const steps = 4;

function useProgress() {
  const t = useTexts(listImportTexts);
  const { locale } = useSite();
  const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return ({ sent, total }: Sent, bytes = sent) =>
    sent >= total ? t('list-import.reading') : t('list-import.sending', { sent: megabytes(bytes), total: megabytes(total) });
}

function Progress({ sent }: { sent: Sent }) {
  const words = useProgress();
  return (
    <div aria-hidden="true" className="text-small text-ink-soft">
      <progress className="mb-1 block h-1.5 w-full max-w-100" max={sent.total} value={sent.sent} />
      <span className="figures">{words(sent)}</span>
    </div>
  );
}

/** The bytes of the last quarter that is whole. */
function quarterOf({ sent, total }: Sent): number {
  return (Math.floor((steps * sent) / total) * total) / steps;
}

export function FileForm({ list }: { list: string }) {
  const t = useTexts(listImportTexts);
  const site = useSite();
  const path = usePath();
  const navigate = useNavigate();
  const words = useProgress();
  const [sent, setSent] = useState<Sent | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sent) return;
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    setNotice(null);
    setSent({ sent: 0, total: Math.max(1, file instanceof File ? file.size : 0) });
    const answer = await sendList(site, list, form, setSent);
    if ('id' in answer) {
      await navigate(path(importPath(list, answer.id)));
      return;
    }
    setSent(null);
    setNotice(answer.message ?? t('list-import.offline'));
  }

  return (
    <>
      <FormNotice text={notice} />
      <form method="post" encType="multipart/form-data" className="grid gap-5" onSubmit={(event) => void send(event)}>
        <Field label={t('list-import.file')} hint={t('list-import.file.hint')}>
          {(wiring) => (
            <input
              type="file"
              name="file"
              required
              {...wiring}
              className="w-full file:mr-4 file:cursor-pointer file:rounded-xs file:border file:border-ink file:bg-transparent file:px-5 file:py-2.5 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        {sent ? <Progress sent={sent} /> : null}
        <output className="unseen">{sent ? words(sent, quarterOf(sent)) : ''}</output>
        <Button type="submit" className="w-full sm:w-fit" disabled={sent !== null}>
          {t('list-import.file.button')}
        </Button>
      </form>
    </>
  );
}
