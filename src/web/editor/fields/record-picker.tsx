/** Shows the design as it is for one record of its list: the one before, the next, or the one whose name is chosen. */
import './fields.css';
import caretLeft from '@phosphor-icons/core/light/caret-left-light.svg?raw';
import caretRight from '@phosphor-icons/core/light/caret-right-light.svg?raw';
import { useId, useRef } from 'react';
import { fillDocument } from '#core/merge/fill.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { loadFonts } from '#web/editor/preview/fonts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useRecords } from './use-records.ts';

/** Shows a record once the faces of its letters are there; the newest wish counts. */
function useShowRecord(): (record: MergeRecord | null) => Promise<void> {
  const { store } = useEditorInstance();
  const wish = useRef<MergeRecord | null>(null);
  return async (record) => {
    wish.current = record;
    if (!record) return store.report({ shownRecord: null });
    const { history } = store.getState();
    const set = await loadFonts(fillDocument(history.content.design, record)).catch(() => null);
    if (wish.current !== record) return;
    const { fonts } = store.getState();
    store.report({ shownRecord: record, fonts: set ? { set, revision: (fonts?.revision ?? 0) + 1 } : fonts });
  };
}

export function RecordPicker() {
  const t = useFieldTexts();
  const id = useId();
  const records = useRecords();
  const shown = useEditor((state) => state.shownRecord);
  const show = useShowRecord();
  if (!records || records.count === 0) return null;
  const { loaded, count, more } = records;
  const at = loaded.findIndex(({ key }) => key === shown?.key);

  function step(to: number) {
    if (to >= loaded.length - 1 && loaded.length < count) void more();
    void show(loaded[to]?.record ?? null);
  }
  function search(label: string) {
    const found = loaded.findIndex((one) => one.label === label);
    if (found >= 0) step(found);
  }
  return (
    <div className="record-picker">
      <label htmlFor={`${id}-name`} className="style-label">
        {t('fields.preview')}
      </label>
      <div className="record-picker-row">
        <button
          type="button"
          className="bar-button"
          aria-label={t('fields.preview.previous')}
          disabled={at < 0}
          onClick={() => step(at - 1)}
        >
          <Icon svg={caretLeft} small />
        </button>
        <input
          key={shown?.key}
          id={`${id}-name`}
          type="search"
          className="input input-editor"
          list={`${id}-names`}
          placeholder={t('fields.preview.none')}
          defaultValue={loaded[at]?.label ?? ''}
          onChange={({ target }) => search(target.value)}
        />
        <button
          type="button"
          className="bar-button"
          aria-label={t('fields.preview.next')}
          disabled={at >= count - 1}
          onClick={() => step(at + 1)}
        >
          <Icon svg={caretRight} small />
        </button>
      </div>
      <datalist id={`${id}-names`}>
        {loaded.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
      <p className="field-menu-note" role="status">
        {at < 0 ? t('fields.preview.count', { count }) : t('fields.preview.place', { number: at + 1, count })}{' '}
        {at < 0 ? null : (
          <button type="button" className="text-link" onClick={() => void show(null)}>
            {t('fields.preview.end')}
          </button>
        )}
      </p>
    </div>
  );
}
