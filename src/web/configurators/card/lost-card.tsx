/** The draft of a card that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { cardDraftName } from './card-editor.ts';

/** What opens the same form of the card. */
function addressOf({ card, form, format }: CardChoice): string {
  return `${pathTo('configurator-card')}?${new URLSearchParams({ card, form, format })}`;
}

export function LostCard({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={addressOf} draftNameOf={({ card }: CardChoice) => cardDraftName(card)}>
      {children}
    </LostDraft>
  );
}
