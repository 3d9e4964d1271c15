/** Opens the dialog that fetches photos from a phone. On phones themselves it is not there. */
import './phone-dialog.css';
import './steps.css';
import phoneIcon from '@phosphor-icons/core/light/device-mobile-camera-light.svg?raw';
import { useCallback, useState } from 'react';
import { phoneButtonTexts } from '#texts/de/customer/phone-uploads.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PhoneDialog, type PhoneDialogProps } from './phone-dialog.tsx';

/** `onArrived` must be stable (useCallback); `onClosed`: the dialog is gone. */
type Props = Pick<PhoneDialogProps, 'onArrived' | 'onLibrary'> & { onClosed?: () => void };

export function PhoneButton({ onArrived, onLibrary, onClosed }: Props) {
  const t = useTexts(phoneButtonTexts);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    onClosed?.();
  }, [onClosed]);
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-small my-2 max-md:hidden [@media(max-height:499px)]:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon svg={phoneIcon} small />
        {t('phone.open')}
      </button>
      {isOpen ? (
        <PhoneDialog
          onArrived={onArrived}
          onClose={close}
          {...(onLibrary && {
            onLibrary: () => {
              close();
              onLibrary();
            },
          })}
        />
      ) : null}
    </>
  );
}
