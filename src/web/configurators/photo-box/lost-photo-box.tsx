/** The draft of a photo box that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { draftName } from './photo-box-editor.ts';

export function LostPhotoBox({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={() => pathTo('configurator-photobox')} draftNameOf={() => draftName}>
      {children}
    </LostDraft>
  );
}
