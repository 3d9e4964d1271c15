/** Three hints beside the work at the first visit of an editor. They take no focus, cover no tool, and come once. */
import './help.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditor } from '#web/editor/context.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { isTourSeen, saveTourSeen } from './seen.ts';
import { useTourTexts } from './texts.ts';

const hints = ['tour.hint.1', 'tour.hint.2', 'tour.hint.3'] as const;

/** They wait until the page shows its work and asks nothing else. */
const pauseMs = 1_200;

function isAsked(): boolean {
  return document.querySelector('dialog[open], .consent-banner, .panel-notice') !== null;
}

export function Tour() {
  const isReady = useEditor((state) => state.isReady);
  const isBusy = useEditor((state) => state.isApproving || state.isHelping === true || state.conflict !== null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isReady || isTourSeen()) return;
    const timer = setInterval(() => {
      if (isAsked()) return;
      clearInterval(timer);
      setShown(true);
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isReady]);
  function close() {
    saveTourSeen();
    setShown(false);
  }
  return isShown && !isBusy ? <Hints onClose={close} /> : null;
}

function Hints({ onClose }: { onClose: () => void }) {
  const t = useTourTexts();
  const [step, setStep] = useState(0);
  const isLast = step === hints.length - 1;
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // In a field or a dialog it means that one.
    if (key === 'Escape' && !(target instanceof Element && target.closest('textarea, input, dialog'))) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <aside className="tour" aria-label={t('tour.label')}>
      <p className="tour-step figures">{t('tour.step', { step: step + 1, count: hints.length })}</p>
      <button type="button" className="tour-close" aria-label={t('tour.close')} onClick={onClose}>
        <Icon svg={closeIcon} small />
      </button>
      <p className="tour-hint" role="status">
        {t(hints[step] ?? hints[0])}
      </p>
      <Button small onClick={() => (isLast ? onClose() : setStep(step + 1))}>
        {t(isLast ? 'tour.done' : 'tour.next')}
      </Button>
    </aside>
  );
}
