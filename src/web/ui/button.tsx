/** Buttons and links that look like buttons, in three ranks. At most one primary on a view. */
import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

type ButtonStyle = { kind?: 'primary' | 'secondary' | 'third'; small?: boolean };

function look({ kind = 'primary', small = false }: ButtonStyle, className = ''): string {
  return `button button-${kind} ${small ? 'button-small' : ''} ${className}`;
}

/** The number beside a label: only above 0 and never while busy (Specification 5). */
export function Amount({ amount, busy = false }: { amount: number; busy?: boolean }) {
  return amount > 0 && !busy ? <span className="amount figures">{amount}</span> : null;
}

type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    busy?: boolean;
    /** Stands beside the spinner; '' shows the spinner alone. */
    busyText?: string;
    amount?: number;
  };

/** Normal, busy or disabled (Specification 4). While `busy` it cannot be pressed, keeps its width and says so. */
export function Button({
  kind,
  small,
  busy = false,
  busyText,
  amount = 0,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const t = useTexts();
  return (
    <button type={type} className={look({ kind, small }, className)} aria-busy={busy || undefined} disabled={disabled || busy} {...rest}>
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        {busy ? (
          <span className="button-wait">
            <span aria-hidden="true" className="spinner" />
            {busyText === '' ? <span className="unseen">{children}</span> : <span>{busyText ?? t('shared.busy')}</span>}
          </span>
        ) : null}
      </span>
      <Amount amount={amount} busy={busy} />
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & ComponentProps<typeof PageLink> & { amount?: number; children: ReactNode };

export function ButtonLink({ kind, small, amount = 0, className, children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink className={look({ kind, small }, className)} {...rest}>
      {children}
      <Amount amount={amount} />
    </PageLink>
  );
}
