/** The draft of a photo frame that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { draftName } from './create-photo-frame-editor.ts';
import type { PhotoframeDto } from './photo-frame-content.ts';

/** What opens the same poster or an empty frame. */
function addressOf({ poster }: PhotoframeDto): string {
  const path = pathTo('configurator-photo-frame');
  return poster === undefined ? path : `${path}?poster=${poster}`;
}

export function LostPhotoFrame({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={addressOf} draftNameOf={({ poster }: PhotoframeDto) => draftName(poster)}>
      {children}
    </LostDraft>
  );
}
