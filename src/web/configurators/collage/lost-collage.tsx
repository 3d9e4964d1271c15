/** The draft of a collage that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { collageDraftName } from './collage-editor.ts';

export function LostCollage({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={() => pathTo('configurator-collage')} draftNameOf={() => collageDraftName}>
      {children}
    </LostDraft>
  );
}
