/** The question about cookies: a region at the bottom for who has not answered, and a dialog with every category. Loaded when it is asked. */
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentCategory } from '#core/site/consent.ts';
import { categoryTexts, questionLead } from '#core/site/consent-question.ts';
import { pathTo } from '#core/site/paths.ts';
import { consentTexts } from '#texts/de/consent.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { answerConsent, readConsent } from './consent-store.ts';
import { useQuestion } from './use-question.ts';

/** A button that is disabled loses the focus: these say only that they wait. */
type AnswerProps = { isFailed: boolean; isBusy: boolean; answer: (granted: readonly ConsentCategory[]) => void };

/** Sends answers; `onAnswered` runs when one counts. */
function useAnswer(source: 'banner' | 'settings', onAnswered?: () => void): AnswerProps {
  const site = useSite();
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  function answer(granted: readonly ConsentCategory[]) {
    if (isBusy) return;
    setBusy(true);
    answerConsent(site, granted, source).then(onAnswered ?? null, () => {
      setFailed(true);
      setBusy(false);
    });
  }
  return { isFailed, isBusy, answer };
}

type Props = { asks: boolean; isOpen: boolean; setOpen: (isOpen: boolean) => void };

/** When it is gone, the focus that it had goes back to where it came from, or to the first link of the page. */
function useReturnedFocus() {
  const question = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = question.current;
    if (!element) return;
    let cameFrom: HTMLElement | null = null;
    element.addEventListener('focusin', ({ relatedTarget }) => {
      if (!element.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
    });
    return () => {
      // While it is open, nothing else takes the focus.
      element.querySelector('dialog')?.close();
      if (!element.contains(document.activeElement)) return;
      const next = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('.skip-link');
      next?.focus({ preventScroll: true });
    };
  }, []);
  return question;
}

/** `asks`: the banner is shown. `isOpen`: the settings are. */
export function ConsentQuestion({ asks, isOpen, setOpen }: Props) {
  const question = useReturnedFocus();
  const close = useCallback(() => setOpen(false), [setOpen]);
  return (
    <div ref={question} className="contents">
      {asks ? <ConsentBanner onSettings={() => setOpen(true)} /> : null}
      {isOpen ? <ConsentSettings onClose={close} /> : null}
    </div>
  );
}

function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const t = useTexts(consentTexts);
  const id = useId();
  const { tools, offered } = useQuestion();
  const { isFailed, isBusy, answer } = useAnswer('banner');
  return (
    <section aria-labelledby={id} data-notice="" className="consent-banner">
      <div className="wrap consent-banner-inner">
        <div>
          <h2 id={id} className="type-h4">
            {t('consent.heading')}
          </h2>
          <p className="mt-1 text-small">
            {t(questionLead(tools))}{' '}
            <PageLink to={pathTo('privacy')} className="text-link whitespace-nowrap">
              {t('consent.privacy')}
            </PageLink>
          </p>
          {isFailed ? (
            <p role="alert" className="mt-1 text-small text-seal">
              {t('consent.failed')}
            </p>
          ) : null}
        </div>
        <div className="consent-buttons">
          <button type="button" className="button button-secondary" aria-disabled={isBusy || undefined} onClick={() => answer([])}>
            {t('consent.decline')}
          </button>
          <button type="button" className="button button-secondary" aria-disabled={isBusy || undefined} onClick={onSettings}>
            {t('consent.settings')}
          </button>
          <button type="button" className="button button-secondary" aria-disabled={isBusy || undefined} onClick={() => answer(offered)}>
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Open while it is rendered. `onClose` must unmount it. */
function ConsentSettings({ onClose }: { onClose: () => void }) {
  const t = useTexts(consentTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { tools, offered } = useQuestion();
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(() => {
    const consent = readConsent();
    return offered.filter((category) => consent[category] === 'granted');
  });
  const { isFailed, isBusy, answer } = useAnswer('settings', onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, category] : before.filter((other) => other !== category)));
  return (
    <dialog ref={dialog} aria-labelledby={id} className="consent-settings" onClose={onClose}>
      <h2 id={id} className="type-h3">
        {t('consent.settings.heading')}
      </h2>
      <p className="mt-2 text-small">{t('consent.settings.lead')}</p>
      <ul className="my-5 border-y border-line">
        <li className="consent-category">
          <span className="font-semibold">{t('consent.necessary')}</span>
          <span className="text-small text-ink-soft">{t('consent.always')}</span>
          <p>{t('consent.necessary.text')}</p>
        </li>
        {offered.map((category) => (
          <li key={category} className="consent-category">
            <label htmlFor={`${id}-${category}`} className="font-semibold">
              {t(`consent.${category}`)}
            </label>
            <input
              id={`${id}-${category}`}
              type="checkbox"
              aria-describedby={`${id}-${category}-text`}
              className="consent-switch"
              checked={chosen.includes(category)}
              onChange={({ target }) => toggle(category, target.checked)}
            />
            <p id={`${id}-${category}-text`}>
              {categoryTexts(category, tools)
                .map((text) => t(text))
                .join(' ')}
            </p>
          </li>
        ))}
      </ul>
      {isFailed ? (
        <p role="alert" className="mb-3 text-small text-seal">
          {t('consent.failed')}
        </p>
      ) : null}
      <div className="consent-buttons">
        <button type="button" className="button button-secondary" aria-disabled={isBusy || undefined} onClick={() => answer([])}>
          {t('consent.decline')}
        </button>
        <button type="button" className="button button-secondary" aria-disabled={isBusy || undefined} onClick={() => answer(chosen)}>
          {t('consent.settings.save')}
        </button>
        <button type="button" className="button button-secondary" aria-disabled={isBusy || undefined} onClick={() => answer(offered)}>
          {t('consent.accept')}
        </button>
      </div>
      <PageLink to={pathTo('privacy')} className="text-link mt-3 inline-block py-2 text-small">
        {t('consent.privacy')}
      </PageLink>
    </dialog>
  );
}
