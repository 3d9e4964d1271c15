/** Countdown to the cut-off: how long the shown days of delivery hold. Counts in minutes. */
import { useEffect, useEffectEvent, useState } from 'react';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';

/** `seconds` is counted by the server's clock; `onExpire` runs when they are over. */
export function CutOff({ seconds, onExpire }: { seconds: number; onExpire: () => void }) {
  const t = useTexts(checkoutTexts);
  const [elapsed, setElapsed] = useState(0);
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const start = performance.now();
    setElapsed(0);
    const timer = setInterval(() => {
      const now = (performance.now() - start) / 1000;
      setElapsed(now);
      if (now <= seconds) return;
      clearInterval(timer);
      expire();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const left = Math.max(1, Math.ceil((seconds - elapsed) / 60));
  const [days, hours, minutes] = [Math.floor(left / 1440), Math.floor((left % 1440) / 60), left % 60];
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return (
    <p className="figures mt-3 text-small text-ink-soft">
      {t('checkout.cutOff', { time: t(`checkout.cutOff.${unit}`, { days, hours, minutes }) })}
    </p>
  );
}
