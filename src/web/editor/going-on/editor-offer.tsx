/** The offer to go on, in a configurator with a draft that nobody has touched: among the messages beside the work. */
import { goingOnTexts } from '#texts/de/editor/going-on.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';
import { OfferView } from './offer-view.tsx';
import { useOffer } from './use-offer.ts';

export function EditorOffer() {
  const { session } = useEditorInstance();
  const isUntouched = useEditor(
    ({ isReady, history, save }) => isReady && history.past.length === 0 && history.future.length === 0 && save.savedAt === null,
  );
  return isUntouched && session.identity() === null ? <Found /> : null;
}

function Found() {
  const t = useTexts(goingOnTexts);
  const found = useOffer(true);
  if (!found) return null;
  return (
    <aside aria-label={t('going-on.label')} className="panel-notice">
      <OfferView offer={found.offer} onClose={found.close} />
    </aside>
  );
}
