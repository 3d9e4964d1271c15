/** One face of a shared card: its picture with the point of a comment, its texts, and the form that is open on it. */
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { SharedPanel } from '#api/shares.ts';
import { panelName } from '#core/design/panel-name.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteForm } from './note-form.tsx';
import { useShareTexts } from './texts.ts';
import { type Sent, useSendNote, type Writing } from './use-send-note.ts';

type Props = {
  token: string;
  panel: SharedPanel;
  canComment: boolean;
  writing: Writing | null;
  onWrite: (writing: Writing | null) => void;
  author: string;
  onAuthor: (author: string) => void;
};

/** How far an arrow key moves the point, as a share of the panel. */
const stepShare = 0.02;

export function SharedPage({ token, panel, canComment, writing, onWrite, author, onAuthor }: Props) {
  const t = useShareTexts();
  const name = t(panelName(panel.id));
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const note = useSendNote(token, panel);
  const begin = (x: number, y: number) => onWrite({ panel: panel.id, kind: 'comment', x, y });
  function close() {
    onWrite(null);
    opener.current?.focus();
  }
  async function send(text: string, writer: string): Promise<string | null> {
    if (!writing) return null;
    const problem = await note.send(writing, text, writer);
    if (problem !== null) return problem;
    setSent((all) => [...all, { text, at: writing.kind === 'comment' ? { x: writing.x, y: writing.y } : null }]);
    close();
    return null;
  }
  return (
    <li>
      <Picture panel={panel} name={name} canComment={canComment} writing={writing} sent={sent} onPoint={begin} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5">
        <h2 className="type-h4">{name}</h2>
        {canComment && writing?.kind !== 'comment' ? (
          <button ref={opener} type="button" className="text-link min-h-11" onClick={() => begin(0.5, 0.5)}>
            {t('shared.comment')}
            <span className="unseen">: {name}</span>
          </button>
        ) : null}
      </div>
      {writing?.kind === 'comment' ? (
        <NoteForm
          title={t('shared.comment.on', { panel: name })}
          hint={t('shared.place.hint')}
          label={t('shared.text')}
          maxLength={500}
          author={author}
          onAuthor={onAuthor}
          onSend={send}
          onCancel={close}
        />
      ) : null}
      <SentNotes sent={sent} />
      {panel.texts.length > 0 ? (
        <section className="mt-4" aria-label={`${t('shared.texts')}: ${name}`}>
          <ul className="border-t border-line">
            {panel.texts.map(({ element, text }) => (
              <li key={element} className="border-b border-line py-2">
                {writing?.kind === 'suggestion' && writing.element === element ? (
                  <NoteForm
                    title={t('shared.suggest')}
                    label={t('shared.suggestion')}
                    initial={text}
                    maxLength={2000}
                    author={author}
                    onAuthor={onAuthor}
                    onSend={async (suggested, writer) => (suggested === text.trim() ? t('shared.same') : send(suggested, writer))}
                    onCancel={close}
                  />
                ) : (
                  <div className="flex flex-wrap items-center justify-between gap-x-5">
                    <p className="min-w-0 flex-1 basis-50 whitespace-pre-line wrap-anywhere">{text}</p>
                    <Button
                      kind="third"
                      small
                      aria-label={t('shared.suggest.for', { text: text.slice(0, 60) })}
                      onClick={() => onWrite({ panel: panel.id, kind: 'suggestion', element })}
                    >
                      {t('shared.suggest')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </li>
  );
}

function SentNotes({ sent }: { sent: readonly Sent[] }) {
  const t = useShareTexts();
  return (
    <div role="status">
      {sent.length > 0 ? <p className="mt-2 text-small text-moss">{t('shared.thanks')}</p> : null}
      {sent.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
        <p key={at} className="mt-1 text-small whitespace-pre-line text-ink-soft wrap-anywhere">
          {t('shared.sent', { text })}
        </p>
      ))}
    </div>
  );
}

type PictureProps = Pick<Props, 'panel' | 'canComment' | 'writing'> & {
  name: string;
  sent: readonly Sent[];
  onPoint: (x: number, y: number) => void;
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-stepShare, 0],
  ArrowRight: [stepShare, 0],
  ArrowUp: [0, -stepShare],
  ArrowDown: [0, stepShare],
};

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function Picture({ panel, name, canComment, writing, sent, onPoint }: PictureProps) {
  const t = useShareTexts();
  const frame = useRef<HTMLDivElement>(null);
  const point = writing?.kind === 'comment' ? writing : null;
  function place(event: MouseEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !canComment) return;
    onPoint(within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height));
  }
  function move(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (!step || !point) return;
    event.preventDefault();
    onPoint(within(point.x + step[0]), within(point.y + step[1]));
  }
  const mark = 'absolute size-5 -translate-1/2 rounded-full border-2 border-white';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button "Kommentieren" and the arrow keys do the same
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={frame}
      className={`relative bg-ground shadow-[0_1px_8px_rgb(0_0_0/0.16)] ${canComment ? 'cursor-crosshair' : ''}`}
      style={{ aspectRatio: `${panel.widthUm} / ${panel.heightUm}` }}
      onClick={place}
    >
      <img src={panel.image} alt={t('shared.page', { panel: name })} className="block size-full" />
      {sent.map(({ at }, index) =>
        at ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <span key={index} className={`${mark} bg-moss`} style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} />
        ) : null,
      )}
      {point ? (
        <button
          type="button"
          aria-label={t('shared.place', { panel: name, x: Math.round(point.x * 100), y: Math.round(point.y * 100) })}
          className={`${mark} bg-seal`}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={move}
          onClick={(event) => event.stopPropagation()}
        />
      ) : null}
    </div>
  );
}
