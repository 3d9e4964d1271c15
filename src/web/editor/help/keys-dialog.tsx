/** The keys of the editor as a list. */
import './help.css';
import { Fragment, useCallback } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { editorKeys, type KeyAction, type Press } from '#web/editor/frame/keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';
import { useKeyTexts } from './texts.ts';

/** On the keyboards of most customers they are hard to find. Other keys do the same. */
const unsaid: readonly string[] = ['[', ']', '{', '}', 'Backspace'];

const actions = Object.entries(editorKeys).map(([action, presses]) => ({
  action: action as KeyAction,
  presses: presses.filter(({ key }) => !unsaid.includes(key)),
}));

export function KeysDialog() {
  const t = useKeyTexts();
  const { store } = useEditorInstance();
  const close = useCallback(() => store.report({ isHelping: false }), [store]);
  return (
    <Modal title={t('keys.title')} onClose={close}>
      <p>{t('keys.intro')}</p>
      <dl className="keys-list">
        {actions.map(({ action, presses }) => (
          <Fragment key={action}>
            <dt>{t(`keys.do.${action}`)}</dt>
            <dd>
              {presses.map((press, at) => (
                <Fragment key={JSON.stringify(press)}>
                  {at > 0 ? <span className="keys-or"> {presses.length > 2 ? '' : t('keys.or')} </span> : null}
                  <Pressed press={press} />
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <Button onClick={close}>{t('keys.close')}</Button>
    </Modal>
  );
}

function Pressed({ press: { key, ctrl, shift } }: { press: Press }) {
  const t = useKeyTexts();
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <span className="keys-press">
      {ctrl ? <kbd>{t(isMac ? 'keys.command' : 'keys.ctrl')}</kbd> : null}
      {shift ? <kbd>{t('keys.shift')}</kbd> : null}
      <kbd>{isNamed(key) ? t(`keys.key.${key}`) : key.toUpperCase()}</kbd>
    </span>
  );
}

const named = ['Delete', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Escape'] as const;

function isNamed(key: string): key is (typeof named)[number] {
  return named.some((one) => one === key);
}
