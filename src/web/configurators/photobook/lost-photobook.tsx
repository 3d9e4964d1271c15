/** The draft of a photo book that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { photobookDraftName } from './photobook-editor.ts';

export function LostPhotobook({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={() => pathTo('configurator-photobook')} draftNameOf={() => photobookDraftName}>
      {children}
    </LostDraft>
  );
}
