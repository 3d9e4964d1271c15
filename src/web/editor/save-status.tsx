/** Where the newest change is: on the server with the time, on its way, or kept in this browser. */
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import type { SaveState } from './autosave.ts';
import { checkIcon } from './icons.ts';
import { useTexts } from './texts.ts';

function timeOf(at: string): string {
  return new Date(at).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
}

/** `isReady` is false until the browser took over: the server does not know its clock. */
export function SaveStatus({ state, isReady, onConflict }: { state: SaveState; isReady: boolean; onConflict: () => void }) {
  const t = useTexts();
  const { status, savedAt, message } = state;
  if (status === 'conflict') {
    return (
      <button type="button" className="save-status save-bad" onClick={onConflict}>
        <Icon svg={warningIcon} small />
        <span>{t('save.conflict')}</span>
      </button>
    );
  }
  const isBad = status === 'waiting' || status === 'refused';
  const isGood = status === 'saved' && savedAt !== null;
  const text = {
    untouched: t('save.untouched'),
    unsaved: t('save.unsaved'),
    saving: t('save.unsaved'),
    saved: savedAt && isReady ? t('save.saved', { time: timeOf(savedAt) }) : '',
    waiting: t('save.waiting'),
    refused: t('save.refused'),
  }[status];
  return (
    <p className={`save-status ${isBad ? 'save-bad' : isGood ? 'save-good' : ''}`} role="status" title={message ?? undefined}>
      {isBad ? <Icon svg={warningIcon} small /> : isGood ? <Icon svg={checkIcon} small /> : null}
      <span className="figures">{text}</span>
    </p>
  );
}
