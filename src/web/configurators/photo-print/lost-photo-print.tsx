/** The draft of photo prints that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { draftName } from './photo-print-editor.ts';

export function LostPhotoPrint({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={() => pathTo('configurator-photo-print')} draftNameOf={() => draftName}>
      {children}
    </LostDraft>
  );
}
