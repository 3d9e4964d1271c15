/** The page in place of a configurator whose design is not found: what this browser still holds of it, and the way to a new one. */
import type { LostDraftOptions } from '#web/editor/draft/lost-draft.tsx';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { CheckoutHeader } from '#web/shell/checkout-header.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type Props = {
  /** What the server says about it. */
  said: string;
  draft: LostDraftOptions;
  /** Path and text of the way to a new design. */
  start: { path: string; text: string };
};

/** Offers the local copy of the draft; shows its children where there is none. */
const LostDraft = optionalPart(async () => (await import('#web/editor/draft/lost-draft.tsx')).LostDraft);

export function MissingDesign({ said, draft, start }: Props) {
  const t = useEditorTexts();
  return (
    <>
      <CheckoutHeader />
      <main id="inhalt" className="wrap section">
        <LostDraft {...draft}>
          <h1 className="type-title mb-5">{t('missing.title')}</h1>
          <p className="mb-8 max-w-[60ch]">{said}</p>
          <ButtonLink to={start.path} reloadDocument>
            {start.text}
          </ButtonLink>
        </LostDraft>
      </main>
    </>
  );
}
