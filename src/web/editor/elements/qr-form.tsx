/** Adds a QR code that scans, or changes the content of the selected one: the size follows from the content, the inks from the page. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { QrElement } from '#core/design/drawn-element.ts';
import type { Edit } from '#core/design/edit.ts';
import { qrModuleUm, qrSettings } from '#core/layout/qr.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { type NewElement, qrSideUm } from '#web/editor/arrange/new-element.ts';
import { Exact } from '#web/editor/check/exact.tsx';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { selectedElement } from '#web/editor/state.ts';
import { Button } from '#web/ui/button.tsx';
import { useElementsTexts } from './texts.ts';
import { usePlacingCode } from './use-event-code.ts';

/** As long as a document takes (core/design/drawn-element.ts). */
const maxLength = 300;

/** The code of an address that is placed with its words has no more (core/preflight/code/place-code.ts). */
const placedModules = 29;

/** Modules in a row of the code; the encoder is fetched with the first one. */
async function modulesOf(content: string, ecc: QrElement['ecc']): Promise<number> {
  const { encode } = await import('uqr');
  return encode(content, qrSettings(ecc)).data.length;
}

export function QrForm({ onAdd }: { onAdd: (wanted: NewElement, name: string) => void }) {
  const t = useElementsTexts();
  const id = useId();
  const { store, fieldTexts } = useEditorInstance();
  const placing = usePlacingCode();
  const ref = useEditor(selectedElement);
  const found = findElement(useDesign(), ref)?.element;
  const selected = found?.kind === 'qr' ? found : null;
  const [typed, setTyped] = useState('');
  const [modules, setModules] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const content = typed.trim();
  useEffect(() => setTyped(selected?.content ?? ''), [selected?.content]);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    if (content === '' || content.length > maxLength) return setModules(null);
    modulesOf(content, selected?.ecc).then(
      (count) => isCurrent && setModules(count),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, selected?.ecc]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (modules === null) return;
    if (!selected || !ref) return onAdd({ kind: 'qr', content, modules }, t('add.qr'));
    const isSmall = qrModuleUm(selected, modules) < handHeld.moduleUm;
    const side = qrSideUm(modules);
    const larger: Edit = { kind: 'resizeElement', ...ref, xUm: selected.xUm, yUm: selected.yUm, widthUm: side, heightUm: side };
    store.edit([{ kind: 'setProperties', ...ref, properties: { content } }, ...(isSmall ? [larger] : [])]);
  }
  const isLong = content.length > maxLength;
  return (
    <form className="qr-form" onSubmit={onSubmit}>
      <div>
        <label htmlFor={id} className="place-label">
          {t('add.qr.content')}
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="input input-editor"
          placeholder={t('add.qr.place')}
          value={typed}
          aria-invalid={isLong || undefined}
          aria-describedby={`${id}-state`}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p id={`${id}-state`} className={isLong || hasFailed ? 'field-error' : 'field-note'} role="status">
        {isLong ? t('add.qr.long') : hasFailed ? t('add.qr.failed') : modules === null ? '' : t('add.qr.size')}
      </p>
      {modules === null ? null : <Exact text={t('add.qr.figures', { side: qrSideUm(modules) / 1000 })} />}
      <Button type="submit" kind="secondary" small aria-disabled={modules === null || undefined}>
        {t(selected ? 'add.qr.save' : 'add.qr.add')}
      </Button>
      {fieldTexts !== undefined && !selected && modules !== null && modules <= placedModules && /^https?:\/\//i.test(content) ? (
        <>
          <Button kind="secondary" small onClick={() => placing.place(content)}>
            {t('code.free')}
          </Button>
          <p className="field-note" role="status">
            {placing.status}
          </p>
        </>
      ) : null}
    </form>
  );
}
