/** Fetches and shows the newsletter's question on the home page when `invitation.ts` allows it. */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { hasPlace, leaveMs, mayInviteHere, retryMs, saveInvitation, waitMs, wouldInterrupt } from './invitation.ts';

type Question = ComponentType<{ onClose: () => void }>;

/** Null for bots. */
async function fetchQuestion(): Promise<Question | null> {
  const [{ isbot }, { NewsletterQuestion }] = await Promise.all([import('isbot'), import('./question.tsx')]);
  return isbot(navigator.userAgent) ? null : NewsletterQuestion;
}

export function NewsletterInvite() {
  const [Question, setQuestion] = useState<Question | null>(null);
  const close = useCallback(() => setQuestion(null), []);
  useEffect(() => {
    if (!mayInviteHere()) return;
    const came = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    function stop() {
      isOver = true;
      clearTimeout(timer);
      document.documentElement.removeEventListener('mouseleave', onLeave);
    }
    function ask() {
      clearTimeout(timer);
      if (isOver) return;
      if (wouldInterrupt(document)) {
        timer = setTimeout(ask, retryMs);
        return;
      }
      stop();
      if (!hasPlace(document, (query) => matchMedia(query).matches)) return;
      // Another tab may have asked meanwhile.
      if (!mayInviteHere()) return;
      saveInvitation();
      fetchQuestion().then(
        (fetched) => setQuestion(() => fetched),
        () => undefined,
      );
    }
    function onLeave(event: MouseEvent) {
      if (event.clientY <= 0 && performance.now() - came >= leaveMs) ask();
    }
    timer = setTimeout(ask, waitMs);
    document.documentElement.addEventListener('mouseleave', onLeave);
    return stop;
  }, []);
  return Question ? <Question onClose={close} /> : null;
}
