/** The draft of a calendar that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import { calendarDraftName } from './calendar-editor.ts';

export function LostCalendar({ children }: { children: ReactNode }) {
  return (
    <LostDraft addressOf={() => pathTo('configurator-calendar')} draftNameOf={() => calendarDraftName}>
      {children}
    </LostDraft>
  );
}
