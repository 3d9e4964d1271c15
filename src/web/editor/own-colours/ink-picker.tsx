/** The picker for what is coloured now: what is picked is coloured in at once, as one step. */
import { useState } from 'react';
import type { Edit } from '#core/design/edit.ts';
import type { Ink } from '#core/design/ink.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import { useEditorInstance, useLimits } from '#web/editor/context.ts';
import { mixEdits, removeEdits } from './mix.ts';
import { ColourPicker } from './picker.tsx';
import { useOwnColourTexts } from './texts.ts';

type Props = {
  /** Token of what is coloured; null without a colour. */
  chosen: string | null;
  /** The edits that colour in a token. */
  colour: (token: string) => readonly Edit[];
};

export function InkPicker({ chosen, colour }: Props) {
  const t = useOwnColourTexts();
  const { store } = useEditorInstance();
  const limits = useLimits();
  const [tried, setTried] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const { design } = store.getState().history.content;
  const shown = chosen === null ? undefined : design.inks[chosen];

  function pick(ink: Ink) {
    const mixed = mixEdits(store.getState().history.content.design, ink, colour, tried);
    setFull(mixed === null);
    if (mixed && store.edit(mixed.edits)) setTried(mixed.token);
  }

  function remove(token: string) {
    store.edit(removeEdits(store.getState().history.content.design, token));
    setTried(null);
  }

  return (
    <div className="own-picker">
      <ColourPicker chosen={shown?.hex ?? null} most={limits.ink} onPick={pick} />
      {isFull ? (
        <p className="field-error" role="alert">
          {t('own-colour.full')}
        </p>
      ) : null}
      {chosen !== null && isOwnInk(chosen) ? (
        <p className="field-note">
          <button type="button" className="text-link" onClick={() => remove(chosen)}>
            {t('own-colour.remove')}
          </button>{' '}
          {t('own-colour.remove.note')}
        </p>
      ) : null}
    </div>
  );
}
