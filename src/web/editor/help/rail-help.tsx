/** The button of the list of keys at the end of the rail of a wide window. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditorInstance } from '#web/editor/context.ts';
import { useKeyTexts } from './texts.ts';

export function RailHelp() {
  const t = useKeyTexts();
  const { store } = useEditorInstance();
  const [rail, setRail] = useState<Element | null>(null);
  useEffect(() => setRail(document.querySelector('.editor-rail')), []);
  if (!rail) return null;
  return createPortal(
    <button type="button" className="rail-tool rail-help wide-only" onClick={() => store.report({ isHelping: true })}>
      <span className="help-key" aria-hidden="true" />
      {t('keys.open')}
    </button>,
    rail,
  );
}
