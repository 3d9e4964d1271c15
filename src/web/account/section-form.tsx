/** A form of a page of the account. Its page's action answers it; no script is needed. */
import { type ReactNode, useId } from 'react';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SectionAnswer } from './section-action.ts';

/** `wire` gives a field its name, value and sentence. */
export type Wire = (name: string, value?: string) => { name: string; defaultValue: string | undefined; error: string | null };

type Props = {
  intent: string;
  answer: SectionAnswer | undefined;
  title?: string;
  lead?: ReactNode;
  button: string;
  /** Tells the buttons of several forms apart for assistive technology. */
  buttonName?: string;
  kind?: 'primary' | 'secondary';
  children: (wire: Wire) => ReactNode;
};

export function SectionForm({ intent, answer, title, lead, button, buttonName, kind = 'secondary', children }: Props) {
  const id = useId();
  const own = answer?.intent === intent ? answer : undefined;
  const wire: Wire = (name, value) => ({ name, defaultValue: own?.values[name] ?? value, error: own?.errors[name] ?? null });
  return (
    <section aria-labelledby={title ? id : undefined} className="mt-11 max-w-130">
      {title ? (
        <h2 id={id} className={`type-h3 ${lead ? 'mb-2' : 'mb-5'}`}>
          {title}
        </h2>
      ) : null}
      {lead ? <div className="mb-5">{lead}</div> : null}
      <form method="post" noValidate>
        <FormNotice text={own?.notice ?? null} />
        <input type="hidden" name="intent" value={intent} />
        <div className="grid gap-5">
          {children(wire)}
          <Button type="submit" kind={kind} aria-label={buttonName} className="w-full sm:w-fit">
            {button}
          </Button>
        </div>
      </form>
    </section>
  );
}
