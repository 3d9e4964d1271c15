/** Says which limit a typed text met and what was left off, so that nothing is lost unseen. */
import { useEditorTexts } from '#web/editor/texts.ts';
import type { TypingLimit } from './typing.ts';

/** Longest remainder that is shown as a whole. */
const maxShown = 120;

export function TypingNote({ limit, id, className }: { limit: TypingLimit; id?: string; className: string }) {
  const t = useEditorTexts();
  const rest = limit.rest.trim();
  const shown = rest.length > maxShown ? `${rest.slice(0, maxShown)} …` : rest;
  return (
    <p id={id} className={className} role="status">
      {t(`text.limit.${limit.kind}`, { limit: limit.limit })} {shown === '' ? null : t('text.limit.rest', { rest: shown })}
    </p>
  );
}
