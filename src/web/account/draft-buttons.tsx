/** What can be done to a draft of the customer area: plain forms that the page's action answers. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { useTexts } from '#web/page/texts.ts';

export type DraftAction = 'copy' | 'delete' | 'restore';

const labels = { copy: 'account.draft.copy', delete: 'account.draft.delete', restore: 'account.deleted.restore' } as const;

/** `name` tells the buttons of several drafts apart for assistive technology. */
export function DraftButtons({ id, actions, name }: { id: string; actions: readonly DraftAction[]; name: string }) {
  const t = useTexts(accountTexts);
  return (
    <form method="post" className="relative z-1 flex flex-wrap gap-x-5">
      <input type="hidden" name="design" value={id} />
      {actions.map((action) => (
        <button
          key={action}
          type="submit"
          name="do"
          value={action}
          aria-label={t('account.draft.named', { action: t(labels[action]), name })}
          className="text-link min-h-11 text-small"
        >
          {t(labels[action])}
        </button>
      ))}
    </form>
  );
}
