/** A button that asks the browser for a passkey; absent in browsers without passkeys. */

import keyIcon from '@phosphor-icons/core/light/key-light.svg?raw';
import { useEffect, useState } from 'react';
import { signInWaysTexts } from '#texts/de/customer/sign-in-ways.ts';
import { CallError } from '#web/page/client.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FormNotice } from './form-notice.tsx';

/** After the first render: the server does not know. */
export function useHasPasskeys(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas('PublicKeyCredential' in window), []);
  return has;
}

export function PasskeyButton({ label, run }: { label: string; run: () => Promise<void> }) {
  const t = useTexts(signInWaysTexts);
  const has = useHasPasskeys();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  async function press() {
    setBusy(true);
    setNotice(null);
    try {
      await run();
    } catch (error) {
      setNotice(error instanceof CallError ? error.message : t('passkey.failed'));
    }
    setBusy(false);
  }
  if (!has) return null;
  return (
    <div>
      <FormNotice text={notice} />
      <Button kind="secondary" busy={isBusy} className="w-full" onClick={() => void press()}>
        <span className="flex items-center justify-center gap-2.5">
          <Icon svg={keyIcon} small />
          {label}
        </span>
      </Button>
    </div>
  );
}
