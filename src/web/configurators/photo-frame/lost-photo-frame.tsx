/** The draft of a photo frame that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { draftName } from './photo-frame-editor.ts';

export function LostPhotoFrame({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={() => pathTo('configurator-photo-frame')} draftNameOf={() => draftName}>
      {children}
    </LostDraft>
  );
}
