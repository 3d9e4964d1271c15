/** The question about cookies: a region at the bottom for who has not answered, and a dialog with every category. Loaded when it is asked. */
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentCategory } from '#core/site/consent.ts';
import { categoryTexts, questionLead } from '#core/site/consent-question.ts';
import { pathTo } from '#core/site/paths.ts';
import { consentTexts } from '#texts/de/consent.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { useModal } from '#web/ui/use-modal.ts';
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

const choice = 'button button-secondary px-1 text-center text-[15px]';

function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const t = useTexts(consentTexts);
  const id = useId();
  const { tools, offered } = useQuestion();
  const { isFailed, isBusy, answer } = useAnswer('banner');
  return (
    <section
      aria-labelledby={id}
      data-notice=""
      className="consent-banner fixed inset-x-0 bottom-0 z-46 animate-notice bg-page pt-4 pb-[max(16px,env(safe-area-inset-bottom))] text-ink shadow-[0_0_0_1px_var(--line),0_-8px_24px_rgb(var(--shade)/0.16)] max-md:[body:has(.buy-bar)_&]:bottom-16"
    >
      <div className="wrap grid items-center gap-x-10 gap-y-3 lg:grid-cols-[1fr_auto]">
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
        <div className="grid grid-cols-3 gap-2 lg:grid-cols-[repeat(3,150px)]">
          <button type="button" className={choice} aria-disabled={isBusy || undefined} onClick={() => answer([])}>
            {t('consent.decline')}
          </button>
          <button type="button" className={choice} aria-disabled={isBusy || undefined} onClick={onSettings}>
            {t('consent.settings')}
          </button>
          <button type="button" className={choice} aria-disabled={isBusy || undefined} onClick={() => answer(offered)}>
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  );
}

const row = 'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 not-first:border-t not-first:border-line';
const explanation = 'col-span-full text-[15px] text-ink-soft';

/** Open while it is rendered. `onClose` must be stable and unmount it. */
function ConsentSettings({ onClose }: { onClose: () => void }) {
  const t = useTexts(consentTexts);
  const id = useId();
  const dialog = useModal(onClose);
  const { tools, offered } = useQuestion();
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(() => {
    const consent = readConsent();
    return offered.filter((category) => consent[category] === 'granted');
  });
  const { isFailed, isBusy, answer } = useAnswer('settings', onClose);
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, category] : before.filter((other) => other !== category)));
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(560px,calc(100vw-32px))] rounded-control bg-page px-8 py-7 text-ink max-sm:px-4.5 max-sm:py-5.5"
    >
      <h2 id={id} className="type-h3">
        {t('consent.settings.heading')}
      </h2>
      <p className="mt-2 text-small">{t('consent.settings.lead')}</p>
      <ul className="my-5 border-y border-line">
        <li className={row}>
          <span className="font-semibold">{t('consent.necessary')}</span>
          <span className="text-small text-ink-soft">{t('consent.always')}</span>
          <p className={explanation}>{t('consent.necessary.text')}</p>
        </li>
        {offered.map((category) => (
          <li key={category} className={row}>
            <label htmlFor={`${id}-${category}`} className="font-semibold">
              {t(`consent.${category}`)}
            </label>
            <input
              id={`${id}-${category}`}
              type="checkbox"
              aria-describedby={`${id}-${category}-text`}
              className="h-7 w-12 appearance-none rounded-[14px] border border-ink bg-[radial-gradient(circle_at_13px_50%,var(--ink)_9px,transparent_9.5px)] checked:bg-ink checked:bg-[radial-gradient(circle_at_33px_50%,var(--page)_9px,transparent_9.5px)]"
              checked={chosen.includes(category)}
              onChange={({ target }) => toggle(category, target.checked)}
            />
            <p id={`${id}-${category}-text`} className={explanation}>
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
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-[1fr]">
        <button type="button" className={choice} aria-disabled={isBusy || undefined} onClick={() => answer([])}>
          {t('consent.decline')}
        </button>
        <button type="button" className={choice} aria-disabled={isBusy || undefined} onClick={() => answer(chosen)}>
          {t('consent.settings.save')}
        </button>
        <button type="button" className={choice} aria-disabled={isBusy || undefined} onClick={() => answer(offered)}>
          {t('consent.accept')}
        </button>
      </div>
      <PageLink to={pathTo('privacy')} className="text-link mt-3 inline-block py-2 text-small">
        {t('consent.privacy')}
      </PageLink>
    </dialog>
  );
}
