/** The QR code with which a phone sends photos here, the letters that both screens show, and what has arrived. */
import { use, useEffect, useId, useRef, useState } from 'react';
import type { OwnPicture } from '#api/designs.ts';
import { minuteMs } from '#core/values/unit.ts';
import { phoneDialogTexts } from '#texts/de/customer/phone-uploads.ts';
import { call } from '#web/page/client.ts';
import { useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLanguageContext, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';
import { FourLetters } from './four-letters.tsx';
import { createLinkWatch, type LinkWatch, type WatchedLink } from './watch-link.ts';

export type PhoneDialogProps = {
  /** Must be stable (useCallback), as `onClose`. */
  onArrived: (pictures: readonly OwnPicture[]) => void;
  onClose: () => void;
  /** Where the pictures are seen all together; absent where they are seen when the dialog is closed. */
  onLibrary?: () => void;
};

export function PhoneDialog({ onArrived, onClose, onLibrary }: PhoneDialogProps) {
  const t = useTexts(phoneDialogTexts);
  const site = useSite();
  const { address: formality } = use(PageLanguageContext);
  const [watch] = useState(() => createLinkWatch({ call: call(site), formality, onArrived }));
  const shown = useStore(watch.store);
  useEffect(() => watch.start(), [watch]);
  const { step, message, link, arrived } = shown;
  const isOver = link?.state === 'cut' || link?.state === 'ended';
  const isFull = link !== null && link.files >= link.most;
  return (
    <Modal title={t('phone.title')} onClose={onClose} isWide>
      <div className="phone-dialog">
        {step === 'making' ? (
          <p className="phone-dialog-note" role="status">
            {t('phone.waiting')}
          </p>
        ) : null}
        {step === 'failed' ? <p role="alert">{message || t('phone.failed')}</p> : null}
        {link?.state === 'waiting' ? <Code shown={shown} link={link} /> : null}
        {link?.state === 'connected' ? <Connected shown={shown} link={link} watch={watch} /> : null}
        {isOver ? (
          <p role="status" className="phone-dialog-note">
            {t(link.state === 'cut' ? 'phone.is-cut' : 'phone.is-ended')}
          </p>
        ) : null}
        {isFull ? <p role="status">{t('phone.full')}</p> : null}
        {shown.isOffline ? <p role="status">{t('phone.offline')}</p> : null}
        <Arrived pictures={arrived} />
      </div>
      <div className="phone-dialog-foot">
        {arrived.length > 0 && onLibrary ? <Button onClick={onLibrary}>{t('phone.to-library')}</Button> : null}
        {step === 'failed' || isOver || isFull ? (
          <Button kind={arrived.length > 0 && onLibrary ? 'secondary' : 'primary'} onClick={watch.again}>
            {t(step === 'failed' ? 'phone.again' : 'phone.code.new')}
          </Button>
        ) : null}
        {link?.state === 'connected' && !isFull ? (
          <Button kind="secondary" onClick={watch.again}>
            {t('phone.another')}
          </Button>
        ) : null}
        <Button kind="secondary" onClick={onClose}>
          {t('phone.close')}
        </Button>
      </div>
    </Modal>
  );
}

/** Whole minutes until an instant, counted down while it is shown. */
function useMinutes(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((endsAt - now) / minuteMs));
}

type Shown = { shown: WatchedLink; link: NonNullable<WatchedLink['link']> };

function Code({ shown: { code, endsAt }, link }: Shown) {
  const t = useTexts(phoneDialogTexts);
  const minutes = useMinutes(endsAt);
  return (
    <div className="phone-code">
      {code ? (
        <svg role="img" aria-label={t('phone.code')} viewBox={`0 0 ${code.side} ${code.side}`} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
      ) : null}
      <div>
        <ol className="phone-steps">
          <li>{t('phone.step.scan')}</li>
          <li>
            {t('phone.step.compare')}
            <FourLetters letters={link.letters} label={t('phone.letters')} />
          </li>
          <li>{t('phone.step.choose')}</li>
        </ol>
        <p className="phone-dialog-quiet figures">{t('phone.left.waiting', { minutes })}</p>
        {code ? <CopiedLink url={code.url} /> : null}
      </div>
    </div>
  );
}

function CopiedLink({ url }: { url: string }) {
  const t = useTexts(phoneDialogTexts);
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  }
  return (
    <div className="phone-link">
      <label htmlFor={id}>{t('phone.link')}</label>
      <input id={id} ref={field} readOnly value={url} translate="no" onFocus={(event) => event.currentTarget.select()} />
      <button type="button" className="text-link" onClick={() => void copy()}>
        <span aria-live="polite">{t(isCopied ? 'phone.link.copied' : 'phone.link.copy')}</span>
      </button>
    </div>
  );
}

function Connected({ shown: { endsAt }, link, watch }: Shown & { watch: LinkWatch }) {
  const t = useTexts(phoneDialogTexts);
  const minutes = useMinutes(endsAt);
  const [isCutting, setCutting] = useState(false);
  async function cut() {
    setCutting(true);
    await watch.cut();
    setCutting(false);
  }
  return (
    <div className="phone-connected">
      <div>
        <p className="phone-connected-head">{t('phone.connected')}</p>
        <p className="phone-dialog-quiet">{t('phone.connected.compare')}</p>
      </div>
      <FourLetters letters={link.letters} label={t('phone.letters')} />
      <p role="status" className="phone-count figures">
        {t('phone.arrived', { count: link.files })}
      </p>
      <div className="phone-connected-foot">
        <p className="phone-dialog-quiet figures">{t('phone.left.connected', { minutes })}</p>
        <Button kind="secondary" small busy={isCutting} onClick={() => void cut()}>
          {t('phone.cut')}
        </Button>
      </div>
    </div>
  );
}

function Arrived({ pictures }: { pictures: readonly OwnPicture[] }) {
  const t = useTexts(phoneDialogTexts);
  if (pictures.length === 0) return null;
  return (
    <ul className="phone-arrived" aria-label={t('phone.arrived.list')}>
      {pictures.map(({ id, name, thumb }) => (
        <li key={id}>
          <img src={thumb} alt={name} decoding="async" />
        </li>
      ))}
    </ul>
  );
}
