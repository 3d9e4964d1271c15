/** Where the newest change is: on the server and since when, on its way, or stored in this browser. */

import { useId, useState } from 'react';
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import { useEditor, useGesture } from '#web/editor/context.ts';
import { checkIcon } from '#web/editor/frame/icons.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { useRelativeTime } from '#web/ui/relative-time.ts';
import type { SaveState } from './autosave.ts';

function timeOf(at: string, locale: Locale): string {
  return new Date(at).toLocaleTimeString(localeLanguage(locale), { hour: '2-digit', minute: '2-digit' });
}

/** The time shows when the editor is ready: the server does not know the browser's clock. */
function useSaveWords() {
  const t = useEditorTexts();
  const { status, savedAt, message } = useShownSave();
  const isReady = useEditor((state) => state.isReady);
  const isStoredHere = useEditor((state) => state.isStoredHere);
  const { locale } = useSite();
  const isBad = status === 'waiting' || status === 'delayed' || status === 'refused';
  const isGood = status === 'saved' && savedAt !== null;
  const text = {
    untouched: t('save.untouched'),
    unsaved: t('save.unsaved'),
    saving: t('save.unsaved'),
    saved: savedAt && isReady ? t('save.saved') : '',
    waiting: t(isStoredHere ? 'save.waiting' : 'save.waiting.unstored'),
    delayed: t(isStoredHere ? 'save.delayed' : 'save.refused'),
    refused: t('save.refused'),
  }[status];
  const at = isGood && isReady ? t('save.at', { time: timeOf(savedAt, locale) }) : null;
  return { text, at, message, savedAt, className: isBad ? 'save-bad' : isGood ? 'save-good' : '', isBad };
}

export function SaveStatusNote() {
  const { text, at, message, savedAt, className, isBad } = useSaveWords();
  const { locale } = useSite();
  const ago = useRelativeTime(savedAt === null ? null : new Date(savedAt), locale);
  return (
    <p className={`save-status ${className}`} role="status" title={message ?? at ?? undefined}>
      {className === '' ? null : <Icon svg={isBad ? warningIcon : checkIcon} small />}
      <span className="figures">
        {text}
        {/* Read aloud is the time of day: words that change by themselves would be announced again and again. */}
        {at && ago ? <span aria-hidden="true"> {ago}</span> : null}
        {at ? <span className="unseen"> {at}</span> : null}
      </span>
    </p>
  );
}

/** The same in narrow windows, which have room for an icon: a tap says the sentence. */
export function SaveIcon() {
  const id = useId();
  const { text, at, message, className, isBad } = useSaveWords();
  return (
    <>
      <button type="button" className="top-icon narrow-only save-icon" data-state={className} popoverTarget={id} aria-label={text}>
        <Icon svg={isBad ? warningIcon : checkIcon} />
      </button>
      <p id={id} popover="auto" className="save-sentence figures">
        {message ?? [text, at].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

/** The state of saving; while elements are moved that of before, since with another icon the browser rebuilds all compositor layers. */
function useShownSave(): SaveState {
  const save = useEditor((state) => state.save);
  const isMoving = useGesture(({ moving }) => moving.size > 0);
  const [shown, setShown] = useState(save);
  if (shown === save || isMoving) return shown;
  setShown(save);
  return save;
}
