/** Form fields: label above, hint and error sentence below, tied together for assistive technology. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { warningIcon } from './icons.ts';

type FieldFrame = { label: ReactNode; hint?: ReactNode; error?: string | null };
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

export function Field({ label, hint, error, children }: FieldFrame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
        {error ? <Icon svg={warningIcon} small className="pointer-events-none absolute top-4 right-4 text-seal" /> : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-small text-seal">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-caption text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, hint, error, className = '', ...rest }: FieldFrame & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input className={`input ${className}`} {...wiring} {...rest} />}
    </Field>
  );
}

export function SelectField({ label, hint, error, className = '', ...rest }: FieldFrame & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <select className={`input ${className}`} {...wiring} {...rest} />}
    </Field>
  );
}

/** A box to tick with its sentence; the whole line is the target. */
export function CheckField({
  label,
  error,
  type = 'checkbox',
  ...rest
}: { label: ReactNode; error?: string | null } & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type={type}
          className="check mt-0.5"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-small text-seal">
          {error}
        </p>
      ) : null}
    </div>
  );
}
