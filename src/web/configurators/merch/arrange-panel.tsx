/** Several photos on one gift: the way there, the photos and how they lie, and the way back to one. */

import { isArranged } from '#core/design/collage/cells.ts';
import { merchArrangementTexts } from '#texts/de/merch/merch-arrangement.ts';
import { ArrangementPanel } from '#web/configurators/arrangement/arrangement-panel.tsx';
import { PhotosPanel } from '#web/configurators/arrangement/photos-panel.tsx';
import { useDesign } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';
import { useMerchEditor } from './merch-editor.tsx';
import { changeDesign, withOnePhoto, withSeveralPhotos } from './several-photos.ts';

export function ArrangePanel() {
  const t = useTexts(merchArrangementTexts);
  const { store } = useMerchEditor();
  const design = useDesign();
  if (!isArranged(design)) {
    return (
      <>
        <h2 className="panel-legend">{t('merch-arrangement.heading')}</h2>
        <p className="panel-note">{t('merch-arrangement.lead')}</p>
        {design.pages.length > 1 ? <p className="panel-note">{t('merch-arrangement.front')}</p> : null}
        <button
          type="button"
          className="button button-primary button-small arrange-switch"
          onClick={() => changeDesign(store, (edited, pictures) => withSeveralPhotos(edited, pictures))}
        >
          {t('merch-arrangement.begin')}
        </button>
      </>
    );
  }
  return (
    <>
      <PhotosPanel />
      <ArrangementPanel />
      <button type="button" className="text-link arrange-switch" onClick={() => changeDesign(store, (edited) => withOnePhoto(edited))}>
        {t('merch-arrangement.end')}
      </button>
    </>
  );
}
