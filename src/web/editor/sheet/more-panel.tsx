/** The panels that have no button of their own in a narrow window, each with its word, and the way to an account. */
import { customerStore } from '#web/customer/customer.ts';
import { openSignIn } from '#web/customer/sign-in-request.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { useKeyTexts } from '#web/editor/help/texts.ts';
import { useStore } from '#web/page/create-store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { userIcon } from '#web/ui/icons.ts';
import { useSheetTexts } from './texts.ts';

type Props<Panel extends string> = { panels: readonly { panel: Panel; icon: string; label: string }[]; onOpen: (panel: Panel) => void };

export function MorePanel<Panel extends string>({ panels, onOpen }: Props<Panel>) {
  const t = useSheetTexts();
  const help = useKeyTexts();
  const { store } = useEditorInstance();
  const { isLoggedIn } = useStore(customerStore).customer;
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="panel-title">
        {t('editor.tool.more')}
      </h2>
      <div className="more-list">
        {panels.map(({ panel, icon, label }) => (
          <button key={panel} type="button" className="add-wide" onClick={() => onOpen(panel)}>
            <Icon svg={icon} />
            {label}
          </button>
        ))}
        <button type="button" className="add-wide" onClick={() => store.report({ isHelping: true })}>
          <span className="help-key" aria-hidden="true" />
          {help('keys.open')}
        </button>
        {isLoggedIn ? null : (
          <button type="button" className="add-wide" onClick={() => void openSignIn()}>
            <Icon svg={userIcon} />
            {t('header.account')}
          </button>
        )}
      </div>
    </section>
  );
}
