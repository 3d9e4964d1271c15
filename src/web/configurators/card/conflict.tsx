/** Two versions of one card: what happened, and two ways on, neither of which loses anything. */
import { useState } from 'react';
import { useTexts } from '#web/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';

type Props = { onLoad: () => Promise<void>; onCopy: () => Promise<void> /** Must be stable. */; onClose: () => void };

export function ConflictDialog({ onLoad, onCopy, onClose }: Props) {
  const t = useTexts();
  const [busy, setBusy] = useState<'load' | 'copy' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  async function run(kind: 'load' | 'copy', work: () => Promise<void>) {
    setBusy(kind);
    setMessage(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setMessage(t('conflict.failed', { message: error instanceof Error ? error.message : '' }));
      setBusy(null);
    }
  }
  return (
    <Modal title={t('conflict.title')} onClose={onClose}>
      <p>{t('conflict.text')}</p>
      <div className="conflict-ways">
        <Button busy={busy === 'copy'} disabled={busy !== null} onClick={() => run('copy', onCopy)}>
          {t('conflict.copy')}
        </Button>
        <Button kind="secondary" busy={busy === 'load'} disabled={busy !== null} onClick={() => run('load', onLoad)}>
          {t('conflict.load')}
        </Button>
      </div>
      <p className="field-note">{t('conflict.load.hint')}</p>
      {message ? (
        <p className="field-error" role="alert">
          {message}
        </p>
      ) : null}
    </Modal>
  );
}
