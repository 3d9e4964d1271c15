/** The mark of how an envelope stands, always with its word for screen readers. */
import type { EnvelopeLevel } from '#api/people/envelope-calls.ts';
import { envelopeTexts } from '#texts/de/people/envelopes.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon, closeIcon, warningIcon } from '#web/ui/icons.ts';

const marks = {
  ok: { icon: checkIcon, colour: 'text-moss' },
  warn: { icon: checkIcon, colour: 'text-ink-soft' },
  confirm: { icon: warningIcon, colour: 'text-amber' },
  block: { icon: closeIcon, colour: 'text-seal' },
} as const satisfies Record<EnvelopeLevel, object>;

export function levelColour(level: EnvelopeLevel): string {
  return marks[level].colour;
}

export function LevelMark({ level }: { level: EnvelopeLevel }) {
  const t = useTexts(envelopeTexts);
  return (
    <span className={`flex-none ${marks[level].colour}`}>
      <Icon svg={marks[level].icon} small />
      <span className="unseen">{t(`envelopes.level.${level}`)}</span>
    </span>
  );
}
