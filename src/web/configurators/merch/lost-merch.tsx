/** The draft of a photo gift that this browser still holds, where the server does not find the design for it. */
import type { ReactNode } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { LostDraft } from '#web/editor/draft/lost-draft.tsx';
import type { MerchDto } from './merch-content.ts';
import { draftName } from './merch-editor.ts';

export function LostMerch({ children }: { children: ReactNode }) {
  return (
    <LostDraft
      addressOf={({ sku }: MerchDto) => pathTo('configurator-merch-good', { sku })}
      draftNameOf={({ sku }: MerchDto) => draftName(sku)}
    >
      {children}
    </LostDraft>
  );
}
