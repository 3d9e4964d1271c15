/** The way from an editor back to the product's page, after the last save. */
import { useHref } from 'react-router';
import { useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { backIcon } from './icons.ts';

/** Leaving waits no longer than this for the last save. */
const leaveTimeoutMs = 3000;

export function BackLink({ path }: { path: string }) {
  const t = useEditorTexts();
  const { session } = useEditorInstance();
  const href = useHref(path);
  async function leave() {
    await Promise.race([session.flush(), new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs))]);
    window.location.assign(href);
  }
  return (
    <a
      href={href}
      className="top-icon"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void leave();
      }}
    >
      <Icon svg={backIcon} className="wide-only" />
      <Icon svg={closeIcon} className="narrow-only" />
      <span className="unseen">{t('editor.back')}</span>
    </a>
  );
}
