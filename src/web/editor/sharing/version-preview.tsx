/** A version page by page, in a dialog over the editor. */

import { useEffect, useState } from 'react';
import type { Version } from '#api/versions.ts';
import { type DocumentFace, facesOf } from '#core/design/faces.ts';
import { panelName } from '#core/design/panel-name.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { CallError } from '#web/page/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';
import { useSharingTexts } from './texts.ts';
import { useDesignCalls } from './use-design-calls.ts';

type Props = { design: string; version: Version; name: string; onClose: () => void; onRestore: () => void };

export function VersionPreview({ design, version, name, onClose, onRestore }: Props) {
  const t = useSharingTexts();
  const { send } = useDesignCalls();
  const [faces, setFaces] = useState<readonly DocumentFace[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new each time
  useEffect(() => {
    send('GET /web-api/designs/:id/versions/:version', { id: design, version: version.id }).then(
      (opened) => setFaces(facesOf(opened.design.pages)),
      (error: unknown) => setProblem(error instanceof CallError ? error.message : ''),
    );
  }, [design, version.id]);
  return (
    <Modal title={name} onClose={onClose}>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <ul className="version-pages">
        {faces.map(({ panel }) => (
          <li key={panel.id}>
            <img
              src={`${pictureRoot}versions/${design}/${version.id}/${panel.id}-960.webp`}
              alt={t(panelName(panel.id))}
              style={{ aspectRatio: `${panel.widthUm} / ${panel.heightUm}` }}
            />
            <p aria-hidden="true">{t(panelName(panel.id))}</p>
          </li>
        ))}
      </ul>
      <div className="conflict-buttons">
        <Button onClick={onRestore}>{t('version.restore')}</Button>
        <Button kind="secondary" onClick={onClose}>
          {t('version.close')}
        </Button>
      </div>
    </Modal>
  );
}
