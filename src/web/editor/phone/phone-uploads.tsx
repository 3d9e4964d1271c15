/** What a phone shows that has opened a link: photos are chosen, sent and counted, and appear on the other device. */
import { useEffect, useRef, useState } from 'react';
import { phonePageTexts } from '#texts/de/customer/phone-uploads.ts';
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { acceptedFiles } from '#web/editor/panels/accepted-files.ts';
import type { Upload } from '#web/editor/state.ts';
import { call } from '#web/page/client.ts';
import { useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { FourLetters } from './four-letters.tsx';
import { createPhoneSession, type PhoneSession, type PhoneSessionState } from './phone-session.ts';
import { createSending, isDone, isOnTheWay, type Sending } from './sending.ts';

export function PhoneUploads() {
  const site = useSite();
  const [session] = useState(() => createPhoneSession(call(site)));
  const [sending] = useState(() => createSending(site, session));
  const state = useStore(session.store);
  const uploads = useStore(sending.list);
  useEffect(() => session.start(), [session]);
  useEffect(() => sending.start(), [sending]);
  useEffect(() => {
    // What is left of a link that has ended is not sent.
    if (state.step === 'closed') for (const { id } of sending.list.get().filter(isOnTheWay)) sending.cancel(id);
  }, [state, sending]);
  if (state.step === 'opening') return <Opening />;
  if (state.step === 'closed') return <Closed state={state} session={session} sent={uploads} />;
  return <Open state={state} uploads={uploads} queue={sending} onDone={session.end} />;
}

function Opening() {
  const t = useTexts(phonePageTexts);
  return (
    <>
      <h1 className="type-h3">{t('upload-page.title')}</h1>
      <p role="status" className="mt-3">
        {t('upload-page.opening')}
      </p>
      <noscript>
        <p className="mt-3">{t('upload-page.no-script')}</p>
      </noscript>
    </>
  );
}

type ClosedProps = { state: Extract<PhoneSessionState, { step: 'closed' }>; session: PhoneSession; sent: readonly Upload[] };

function Closed({ state: { reason, message, own }, session, sent }: ClosedProps) {
  const t = useTexts(phonePageTexts);
  const done = sent.filter(isDone).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h3">
        {t(`upload-page.${reason}`)}
      </h1>
      <p role="alert" className="mt-3 max-w-[60ch]">
        {message || t('upload-page.offline.text')}
      </p>
      {done > 0 ? (
        <p className="figures mt-3 border-l-3 border-moss bg-ground px-5 py-3">{t('upload-page.finished', { count: done })}</p>
      ) : null}
      {reason === 'offline' ? (
        <Button className="mt-6 w-full" onClick={session.again}>
          {t('upload-page.again')}
        </Button>
      ) : null}
      {reason === 'offline' ? null : (
        <ol className="phone-steps phone-way" aria-label={t('upload-page.next')}>
          <li>{t('upload-page.next.open')}</li>
          <li>{t('upload-page.next.scan')}</li>
        </ol>
      )}
      {own ? (
        <div className="mt-6 border-t border-line pt-5">
          <p className="mb-3">{t('upload-page.own', { letters: own.letters })}</p>
          <Button kind="secondary" className="w-full" onClick={session.useOwn}>
            {t('upload-page.own.go-on', { letters: own.letters })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type OpenProps = {
  state: Extract<PhoneSessionState, { step: 'open' | 'finished' }>;
  uploads: readonly Upload[];
  queue: Sending;
  onDone: () => Promise<void>;
};

function Open({ state, uploads, queue, onDone }: OpenProps) {
  const t = useTexts(phonePageTexts);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEnding, setEnding] = useState(false);
  const { link } = state;
  const isFinished = state.step === 'finished';
  // The queue forgets what ended when more is chosen.
  const [before, setBefore] = useState(0);
  const done = before + uploads.filter(isDone).length;
  const underWay = uploads.filter(isOnTheWay).length;
  const left = Math.max(0, link.most - link.files - underWay);
  useEffect(() => {
    if (isFinished) heading.current?.focus();
  }, [isFinished]);

  function take(files: readonly File[]) {
    if (files.length === 0) return;
    setBefore(done);
    queue.add(files);
  }
  const pick = () => input.current?.click();
  async function end() {
    setEnding(true);
    await onDone();
    setEnding(false);
  }

  if (isFinished) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="type-h3 outline-none">
          {t('upload-page.finished', { count: done })}
        </h1>
        <p className="mt-6">{t('upload-page.finished.text')}</p>
        <Progress uploads={uploads} before={before} queue={queue} />
      </>
    );
  }
  return (
    <>
      <p className="text-small font-semibold text-moss">{t('upload-page.connected')}</p>
      <h1 className="type-h3 mt-1">{t('upload-page.title')}</h1>
      <div className="mt-4 mb-2">
        <FourLetters letters={link.letters} label={t('upload-page.letters')} />
      </div>
      <p className="text-small text-ink-soft">{t('upload-page.compare')}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label={t('upload-page.pick')}
        className="unseen"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // The same photos can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <Progress uploads={uploads} before={before} queue={queue} />
      {state.hasFailed ? (
        <p role="alert" className="mt-4">
          {t('upload-page.offline.text')}
        </p>
      ) : null}
      <div className="mt-6 grid gap-3">
        {done > 0 && underWay === 0 ? (
          <Button className="min-h-14 w-full" busy={isEnding} onClick={() => void end()}>
            {t('upload-page.done')}
          </Button>
        ) : null}
        <Button kind={done > 0 || underWay > 0 ? 'secondary' : 'primary'} className="min-h-14 w-full" disabled={left === 0} onClick={pick}>
          {t(done > 0 || underWay > 0 ? 'upload-page.pick.more' : 'upload-page.pick')}
        </Button>
      </div>
      <p className="figures mt-3 text-small text-ink-soft">{t('upload-page.room', { left })}</p>
      {uploads.length === 0 ? (
        <ol className="phone-steps phone-way" aria-label={t('upload-page.way')}>
          <li>{t('upload-page.way.choose')}</li>
          <li>{t('upload-page.way.send')}</li>
          <li>{t('upload-page.way.there')}</li>
        </ol>
      ) : null}
    </>
  );
}

function Progress({ uploads, before, queue }: { uploads: readonly Upload[]; before: number; queue: Sending }) {
  const t = useTexts(phonePageTexts);
  if (uploads.length === 0) return null;
  const done = before + uploads.filter(isDone).length;
  const count = before + uploads.length;
  const refused = uploads.filter(({ status }) => status === 'refused');
  const isWaiting = uploads.some(({ status }) => status === 'waiting');
  const underWay = uploads.some(isOnTheWay);
  const share = uploads.reduce((sum, upload) => sum + (isDone(upload) ? 1 : upload.share), before);
  return (
    <section className="mt-6 border-l-3 border-moss bg-ground px-5 py-4">
      <p role="status" className="type-h4 figures font-display">
        {t('upload-page.progress', { done, count })}
      </p>
      <progress className="phone-progress" max={count} value={share} aria-label={t('upload-page.progress', { done, count })} />
      <p className="text-small">
        {underWay ? t(isWaiting ? 'upload-page.waiting' : 'upload-page.sending') : null} {done > 0 ? t('upload-page.arrived') : null}
      </p>
      <ChosenPhotos uploads={uploads} />
      {refused.length > 0 ? <Refused uploads={refused} queue={queue} /> : null}
    </section>
  );
}

function Refused({ uploads, queue }: { uploads: readonly Upload[]; queue: Sending }) {
  const t = useTexts(phonePageTexts);
  const reasonOf = useTexts(photoUploadTexts);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p role="alert" className="font-semibold">
        {t('upload-page.refused', { count: uploads.length })}
      </p>
      <ul>
        {uploads.map(({ id, file: { name }, message, problem, canRetry }) => (
          <li key={id} className="border-t border-line py-2 text-small wrap-anywhere first:border-0">
            {problem ? reasonOf(problem, { name }) : message || t('upload-page.refused.failed', { name })}
            <span className="flex gap-5">
              {canRetry ? (
                <button
                  type="button"
                  className="text-link min-h-11"
                  aria-label={t('upload-page.again.name', { name })}
                  onClick={() => queue.again(id)}
                >
                  {t('upload-page.again')}
                </button>
              ) : null}
              <button
                type="button"
                className="text-link min-h-11"
                aria-label={t('upload-page.drop.name', { name })}
                onClick={() => queue.cancel(id)}
              >
                {t('upload-page.drop')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
