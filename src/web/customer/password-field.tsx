/** A password that can be shown while it is typed. */
import { type ComponentProps, useState } from 'react';
import { passwordLength } from '#core/customer/password.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { useTexts } from '#web/page/texts.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'autoComplete' | 'hint'> & {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** Code points that we advise. */
const advisedLength = 15;

export function PasswordField({ label, autoComplete, ...rest }: Props) {
  const t = useTexts(accountTexts);
  const [isShown, setShown] = useState(false);
  const [length, setLength] = useState(0);
  const isNew = autoComplete === 'new-password';
  const advice = length === 0 ? 'none' : length < passwordLength.min ? 'short' : length < advisedLength ? 'fair' : 'good';
  return (
    <div className="relative">
      <TextField
        label={label ?? t(isNew ? 'account.password.choose' : 'account.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        hint={isNew ? t(`account.password.advice.${advice}`, { count: passwordLength.min - length }) : undefined}
        onInput={(event) => setLength([...event.currentTarget.value].length)}
        {...rest}
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="text-link absolute -top-2.5 right-0 min-h-9 px-1 text-small noscript:hidden"
      >
        {t('account.password.show')}
      </button>
    </div>
  );
}
