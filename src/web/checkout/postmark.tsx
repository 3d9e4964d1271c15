/** The day of arrival as a cancelled stamp: decoration, the day stands in words elsewhere. */
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';

/** `day` is an ISO day; shown as "26. 11. 26". */
export function Postmark({ day, className = '' }: { day: string; className?: string }) {
  const t = useTexts(checkoutTexts);
  const [year = '', month = '', date = ''] = day.split('-');
  return (
    <svg viewBox="0 0 150 84" width={150} height={84} aria-hidden="true" className={`text-ink-soft ${className}`} fill="none">
      <g stroke="currentColor" strokeWidth="1.2">
        <circle cx="42" cy="42" r="39" />
        <circle cx="42" cy="42" r="26" />
        {[22, 34, 46, 58].map((y) => (
          <path key={y} d={`M85 ${y}q7.5 -6 15 0t15 0t15 0t15 0`} />
        ))}
      </g>
      <g transform="rotate(-9 42 42)">
        <path d="M5 33.5h74v17h-74z" fill="var(--ground)" />
        <path d="M3.5 33.5h77M3.5 50.5h77" stroke="currentColor" strokeWidth="1.2" />
        <text x="42" y="47.5" textAnchor="middle" fill="currentColor" className="font-display text-[15px]">
          {`${Number(date)}. ${Number(month)}. ${year.slice(2)}`}
        </text>
      </g>
      <path id="ankunft-bogen" d="M12.5 42a29.5 29.5 0 0 1 59 0" />
      <text fill="currentColor" className="font-text text-[9px] tracking-[0.08em]">
        <textPath href="#ankunft-bogen" startOffset="50%" textAnchor="middle">
          {t('checkout.arrival')}
        </textPath>
      </text>
    </svg>
  );
}
