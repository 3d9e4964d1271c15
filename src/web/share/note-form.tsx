/** The form of a comment or a suggested text. What was typed stays when sending fails. */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { fieldText } from '#web/page/use-form-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { useShareTexts } from './texts.ts';

type Props = {
  title: string;
  hint?: string;
  label: string;
  initial?: string;
  maxLength: number;
  author: string;
  onAuthor: (author: string) => void;
  /** Resolves to a sentence when the text was not sent. */
  onSend: (text: string, writer: string) => Promise<string | null>;
  onCancel: () => void;
};

export function NoteForm({ title, hint, label, initial = '', maxLength, author, onAuthor, onSend, onCancel }: Props) {
  const t = useShareTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);
  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    // A browser may fill in fields without an event.
    const written = field.current?.value ?? text;
    const writer = fieldText(event.currentTarget, 'author');
    if (writer !== author) onAuthor(writer);
    if (written.trim() === '') {
      setProblem(t('shared.missing'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    const refused = await onSend(written.trim(), writer).finally(() => setBusy(false));
    setProblem(refused);
  }
  return (
    <form aria-label={title} className="mt-2 grid gap-4 bg-ground p-5" onSubmit={(event) => void submit(event)}>
      <h3 className="type-h4">{title}</h3>
      <Field label={label} hint={hint} error={problem}>
        {(wiring) => (
          <textarea
            ref={field}
            className="input min-h-26"
            rows={3}
            maxLength={maxLength}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
            {...wiring}
          />
        )}
      </Field>
      <TextField
        name="author"
        label={t('shared.author')}
        autoComplete="given-name"
        maxLength={60}
        value={author}
        onChange={(event) => onAuthor(event.target.value)}
      />
      <p role="alert" className="unseen">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('shared.send')}
        </Button>
        <Button kind="third" onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
      </div>
    </form>
  );
}
