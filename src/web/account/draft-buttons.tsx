/** What can be done to a draft of the customer area: plain forms that the page's action answers. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

export type DraftAction = 'copy' | 'delete' | 'restore' | 'rename';

const labels = { copy: 'account.draft.copy', delete: 'account.draft.delete', restore: 'account.deleted.restore' } as const;

/** `name` tells the buttons of several drafts apart for assistive technology. */
export function DraftButtons({ id, actions, name }: { id: string; actions: readonly Exclude<DraftAction, 'rename'>[]; name: string }) {
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

/** Longest name of a draft. */
export const maxDraftName = 60;

/** The form that names a draft, behind a disclosure. Left empty, the draft is called by its design and words again. */
export function DraftName({ id, ownName, name }: { id: string; ownName: string | null; name: string }) {
  const t = useTexts(accountTexts);
  return (
    <details className="relative z-1 text-small">
      <summary
        aria-label={t('account.draft.named', { action: t('account.draft.rename'), name })}
        className="text-link flex min-h-11 w-fit cursor-pointer items-center"
      >
        {t('account.draft.rename')}
      </summary>
      <form method="post" className="grid gap-3 pb-3">
        <input type="hidden" name="design" value={id} />
        <TextField
          label={t('account.draft.name')}
          hint={t('account.draft.name.hint')}
          name="name"
          defaultValue={ownName ?? ''}
          maxLength={maxDraftName}
          autoComplete="off"
        />
        <Button type="submit" name="do" value="rename" kind="secondary" small>
          {t('account.save')}
        </Button>
      </form>
    </details>
  );
}
