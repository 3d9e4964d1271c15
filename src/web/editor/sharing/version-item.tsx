/** A version in the list: picture, name, day, and what can be done to it. Deleting asks once more in its place. */

import { type SyntheticEvent, useState } from 'react';
import type { Version } from '#api/versions.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { useTextLocale } from '#web/page/texts.ts';
import { dayOf, timeOf } from './days.ts';
import { useSharingTexts } from './texts.ts';

type Props = {
  design: string;
  version: Version;
  name: string;
  isBusy: boolean;
  onOpen: () => void;
  onRestore: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

export function VersionItem({ design, version, name, isBusy, onOpen, onRestore, onRename, onDelete }: Props) {
  const t = useSharingTexts();
  const locale = useTextLocale();
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const date = t('version.date', { day: dayOf(version.savedAt, locale), time: timeOf(version.savedAt, locale) });
  const label = (action: string) => t('version.label', { action, name });
  return (
    <li className="version">
      <button type="button" className="version-picture" aria-label={label(t('version.open'))} onClick={onOpen}>
        <img src={`${pictureRoot}versions/${design}/${version.id}/first-240.webp`} alt="" loading="lazy" />
      </button>
      <div className="version-words">
        {mode === 'renaming' ? (
          <RenameForm
            name={version.name ?? ''}
            onCancel={() => setMode('shown')}
            onRename={(wanted) => {
              setMode('shown');
              onRename(wanted);
            }}
          />
        ) : (
          <>
            <p className="version-name">{name}</p>
            <p className="version-date figures">{date}</p>
          </>
        )}
        {mode === 'shown' ? (
          <div className="sharing-actions">
            <button type="button" className="text-link" disabled={isBusy} aria-label={label(t('version.restore'))} onClick={onRestore}>
              {t('version.restore')}
            </button>
            <button type="button" className="text-link" aria-label={label(t('version.rename'))} onClick={() => setMode('renaming')}>
              {t('version.rename')}
            </button>
            <button type="button" className="text-link" aria-label={label(t('version.delete'))} onClick={() => setMode('deleting')}>
              {t('version.delete')}
            </button>
          </div>
        ) : null}
        {mode === 'deleting' ? (
          <div className="sharing-actions">
            <button type="button" className="text-link sharing-bad" aria-label={label(t('version.delete.sure'))} onClick={onDelete}>
              {t('version.delete.sure')}
            </button>
            <button type="button" className="text-link" onClick={() => setMode('shown')}>
              {t('version.cancel')}
            </button>
          </div>
        ) : null}
      </div>
    </li>
  );
}

function RenameForm({ name, onRename, onCancel }: { name: string; onRename: (name: string) => void; onCancel: () => void }) {
  const t = useSharingTexts();
  const [wanted, setWanted] = useState(name);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const text = wanted.trim();
    if (text === '') onCancel();
    else onRename(text);
  }
  return (
    <form onSubmit={submit}>
      <input
        className="input input-editor"
        aria-label={t('version.name')}
        maxLength={60}
        value={wanted}
        ref={(field) => field?.focus()}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className="sharing-actions">
        <button type="submit" className="text-link">
          {t('version.rename.save')}
        </button>
        <button type="button" className="text-link" onClick={onCancel}>
          {t('version.cancel')}
        </button>
      </div>
    </form>
  );
}
