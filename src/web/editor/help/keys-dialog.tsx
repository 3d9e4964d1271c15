/** The keys of the editor as a list. */
import './help.css';
import { Fragment, useCallback, useEffect, useRef } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { type CanvasKeyAction, type CanvasMode, canvasKeys } from '#web/editor/frame/canvas-keys.ts';
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

const canvas = Object.entries(canvasKeys).map(([mode, keys]) => ({
  mode: mode as CanvasMode,
  lines: Object.entries<readonly Press[]>(keys).map(([action, presses]) => ({ action: action as CanvasKeyAction, presses })),
}));

export function KeysDialog() {
  const t = useKeyTexts();
  const { store } = useEditorInstance();
  const intro = useRef<HTMLParagraphElement>(null);
  // The list is longer than the window: browsers would begin at the button below it.
  useEffect(() => intro.current?.focus(), []);
  const close = useCallback(() => store.report({ isHelping: false }), [store]);
  return (
    <Modal title={t('keys.title')} onClose={close}>
      <p ref={intro} tabIndex={-1} className="outline-none">
        {t('keys.intro')}
      </p>
      <dl className="keys-list">
        {actions.map(({ action, presses }) => (
          <Line key={action} word={t(`keys.do.${action}`)} presses={presses} />
        ))}
      </dl>
      {canvas.map(({ mode, lines }) => (
        <section key={mode} aria-labelledby={`keys-${mode}`}>
          <h3 id={`keys-${mode}`} className="type-h4">
            {t(`keys.mode.${mode}`)}
          </h3>
          <dl className="keys-list">
            {lines.map(({ action, presses }) => (
              <Line key={action} word={t(`keys.canvas.${action}`)} presses={presses} />
            ))}
          </dl>
        </section>
      ))}
      <Button onClick={close}>{t('keys.close')}</Button>
    </Modal>
  );
}

function Line({ word, presses }: { word: string; presses: readonly Press[] }) {
  const t = useKeyTexts();
  return (
    <>
      <dt>{word}</dt>
      <dd>
        {presses.map((press, at) => (
          <Fragment key={JSON.stringify(press)}>
            {at > 0 ? <span className="keys-or"> {presses.length > 2 ? '' : t('keys.or')} </span> : null}
            <Pressed press={press} />
          </Fragment>
        ))}
      </dd>
    </>
  );
}

function Pressed({ press: { key, ctrl, shift } }: { press: Press }) {
  const t = useKeyTexts();
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <span className="keys-press">
      {ctrl ? <kbd>{t(isMac ? 'keys.command' : 'keys.ctrl')}</kbd> : null}
      {shift ? <kbd>{t('keys.shift')}</kbd> : null}
      <kbd>{key === ' ' ? t('keys.key.space') : isNamed(key) ? t(`keys.key.${key}`) : key.toUpperCase()}</kbd>
    </span>
  );
}

const named = ['Delete', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Escape', 'Enter', 'Tab', 'Home', 'End'] as const;

function isNamed(key: string): key is (typeof named)[number] {
  return named.some((one) => one === key);
}
