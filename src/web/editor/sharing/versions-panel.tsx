/** Named versions of the design: keep the present state, look at one, restore, rename and delete it. */
import { type SyntheticEvent, useCallback, useEffect, useId, useState } from 'react';
import type { Version } from '#api/versions.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { Content } from '#web/editor/draft/content.ts';
import { Button } from '#web/ui/button.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { useSharingTexts } from './texts.ts';
import { useDesignCalls } from './use-design-calls.ts';
import { VersionItem } from './version-item.tsx';
import { VersionPreview } from './version-preview.tsx';

const maxName = 60;

function nameOf(version: Version, t: ReturnType<typeof useSharingTexts>): string {
  return version.name ?? t(version.kind === 'conflict' ? 'version.conflict' : 'version.kept');
}

function useVersions() {
  const t = useSharingTexts();
  const { store, resources } = useEditorInstance();
  const calls = useDesignCalls();
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const { send, designId, savedId, run } = calls;
  const id = designId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list belongs to the design; `run` and `send` are new each time
  useEffect(() => {
    if (id === null) return setVersions([]);
    void run(async () => {
      setVersions((await send('GET /web-api/designs/:id/versions', { id })).versions);
      return null;
    });
  }, [id]);

  async function add(design: string, name: string | null): Promise<void> {
    const version = await send('POST /web-api/designs/:id/versions', { id: design, name });
    const { versions: listed } = await send('GET /web-api/designs/:id/versions', { id: design });
    setVersions(listed.length > 0 ? listed : [version]);
  }

  return {
    ...calls,
    versions,
    save: (name: string) =>
      run(async () => {
        await add(await savedId(), name);
        return t('version.saved', { name });
      }),
    /** The present state is kept as a version first; the restored one is a step that undo takes back. */
    restore: (version: Version) =>
      run(async () => {
        const design = await savedId();
        const {
          design: document,
          choice,
          pictures,
        } = await send('GET /web-api/designs/:id/versions/:version', {
          id: design,
          version: version.id,
        });
        await add(design, null);
        for (const picture of pictures) resources.addPicture(picture);
        const content = { design: document, choice } as Content<unknown>;
        store.dispatch({ type: 'restore-version', content, at: Date.now() });
        return t('version.restored', { name: nameOf(version, t) });
      }),
    rename: (version: Version, name: string) =>
      run(async () => {
        await send('PUT /web-api/designs/:id/versions/:version', { id: await savedId(), version: version.id, name });
        setVersions((all) => (all ?? []).map((one) => (one.id === version.id ? { ...one, kind: 'named', name } : one)));
        return null;
      }),
    remove: (version: Version) =>
      run(async () => {
        await send('DELETE /web-api/designs/:id/versions/:version', { id: await savedId(), version: version.id });
        setVersions((all) => (all ?? []).filter((one) => one.id !== version.id));
        return t('version.deleted', { name: nameOf(version, t) });
      }),
  };
}

export function VersionsPanel() {
  const t = useSharingTexts();
  const { versions, save, restore, rename, remove, isBusy, outcome, designId } = useVersions();
  const [opened, setOpened] = useState<Version | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const design = designId();
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="panel-title">
        {t('version.heading')}
      </h2>
      <p className="panel-note">{t('version.lead')}</p>
      <SaveForm isBusy={isBusy} onSave={save} />
      <OutcomeNote outcome={outcome} />
      {versions?.length === 0 ? <p className="panel-note sharing-none">{t('version.none')}</p> : null}
      <ul className="versions">
        {versions?.map((version) => (
          <VersionItem
            key={version.id}
            design={design ?? ''}
            version={version}
            name={nameOf(version, t)}
            isBusy={isBusy}
            onOpen={() => setOpened(version)}
            onRestore={() => restore(version)}
            onRename={(name) => rename(version, name)}
            onDelete={() => remove(version)}
          />
        ))}
      </ul>
      {opened && design ? (
        <VersionPreview
          design={design}
          version={opened}
          name={nameOf(opened, t)}
          onClose={close}
          onRestore={() => {
            close();
            void restore(opened);
          }}
        />
      ) : null}
    </section>
  );
}

function SaveForm({ isBusy, onSave }: { isBusy: boolean; onSave: (name: string) => Promise<void> }) {
  const t = useSharingTexts();
  const id = useId();
  const [name, setName] = useState('');
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || isBusy) return document.getElementById(id)?.focus();
    await onSave(wanted);
    setName('');
  }
  return (
    <form className="version-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="style-label">
        {t('version.name')}
      </label>
      <input
        id={id}
        className="input input-editor"
        maxLength={maxName}
        placeholder={t('version.name.place')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind="secondary" small busy={isBusy}>
        {t('version.save')}
      </Button>
    </form>
  );
}
