/** "Automatisch": sets the sliders of these photos, or of all photos of their page or design, each by its own tones and as one step. */
import { useId, useState } from 'react';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { automaticEdits, picturesAt } from './automatic-edits.ts';
import { photosOfPage } from './filter-edits.ts';
import { findTones } from './picture-tones.ts';
import { usePhotoEditTexts } from './texts.ts';

type Props = {
  /** Selected photos of one look, or a page's ground. */
  refs: readonly ElementRef[];
};

export function AutomaticPart({ refs }: Props) {
  const t = usePhotoEditTexts();
  const id = useId();
  const design = useDesign();
  const { run, isRunning, said } = useAutomatic();
  const page = design.pages.find((one) => one.id === refs[0]?.page);
  const ofPage = page ? photosOfPage(page) : [];
  const ofDesign = design.pages.flatMap(photosOfPage);
  const all = design.product.type === 'photobook' ? 'book' : 'design';
  const scopes = [
    ...(ofPage.length > 1 ? [['page', ofPage] as const] : []),
    ...(ofDesign.length > ofPage.length ? [[all, ofDesign] as const] : []),
  ];
  return (
    <div className="photo-automatic">
      <button
        type="button"
        className="button button-secondary button-small"
        aria-describedby={`${id}-note`}
        disabled={isRunning}
        onClick={() => void run(refs)}
      >
        {t(refs.length > 1 ? 'photo.auto.selection' : 'photo.auto')}
      </button>
      <p id={`${id}-note`} className="field-note">
        {t('photo.auto.note')}
      </p>
      {scopes.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend above a row of buttons in every browser
        <div role="group" aria-labelledby={id}>
          <span id={id} className="style-label">
            {t('photo.auto.all')}
          </span>
          <div className="photo-buttons">
            {scopes.map(([scope, of]) => (
              <button
                key={scope}
                type="button"
                className="button button-secondary button-small"
                disabled={isRunning}
                onClick={() => void run(of)}
              >
                {t(`photo.look.copy.${scope}`)}
              </button>
            ))}
          </div>
        </div>
      ) : null}
      <p role="status" className="field-note">
        {isRunning ? t('photo.auto.running') : said}
      </p>
    </div>
  );
}

/** `said`: what became of the last run where no notice says it. */
function useAutomatic() {
  const t = usePhotoEditTexts();
  const site = useSite();
  const { store } = useEditorInstance();
  const [isRunning, setRunning] = useState(false);
  const [said, setSaid] = useState('');
  async function run(refs: readonly ElementRef[]) {
    setRunning(true);
    setSaid('');
    try {
      const { history, pictures } = store.getState();
      const ids = picturesAt(history.content.design, refs);
      const { tones, problem } = await findTones(ids, pictures, call(site));
      // What was changed in the meantime stays, or is taken as it is now.
      const edits = automaticEdits(store.getState().history.content.design, refs, tones);
      if (edits.length > 0) store.edit(edits, { notice: { kind: 'undoable', text: t('photo.auto.done', { count: edits.length }) } });
      const missing = ids.length - tones.size;
      if (problem) setSaid(t('photo.auto.missing', { count: missing, why: problem.message }));
      else if (edits.length === 0) setSaid(t('photo.auto.nothing'));
    } catch {
      setSaid(t('photo.auto.failed'));
    } finally {
      setRunning(false);
    }
  }
  return { run, isRunning, said };
}
