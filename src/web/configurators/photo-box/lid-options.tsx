/** The printed lid: its colour, or one of the photos, seen with the edges where it is folded. */
import { useId, useRef } from 'react';
import { printPhotoId, printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { lidColours, lidInk } from '#core/products/photobox/blank.ts';
import { lidWrapMm } from '#core/products/photobox/boxes.ts';
import { lidPageId } from '#core/products/photobox/pages.ts';
import { CropView } from '#web/configurators/photo-set/crop-view.tsx';
import { markSeen } from '#web/configurators/photo-set/seen-pages.ts';
import { usePictures } from '#web/configurators/photo-set/use-set.ts';
import { useShown } from '#web/editor/approval/use-shown.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { acceptedFiles } from '#web/editor/panels/take-files.ts';
import { SwatchOption } from '#web/ui/option-box.tsx';
import { colouredLid, lidOf, photoLid } from './lid.ts';
import { useBox, useChangeBox } from './photo-box-editor.ts';
import { usePhotoBoxTexts } from './texts.ts';

/** So many photos are offered at once; others are uploaded again in no time. */
const maxOffered = 24;

export function LidOptions() {
  const t = usePhotoBoxTexts();
  const name = useId();
  const box = useBox();
  const change = useChangeBox();
  const pictures = usePictures();
  const { uploads } = useEditorInstance();
  const finding = useEditor(({ check }) => check?.findings.find(({ page, level }) => page === lidPageId && level !== 'warn')?.text ?? null);
  const page = lidOf(box);
  const view = useRef<HTMLDivElement>(null);
  useShown(view, page ?? null, () => page && markSeen(page));
  if (!page) return null;
  const photo = printPhotoOf(page);
  const picture = photo?.photoId ? pictures.get(photo.photoId) : undefined;
  const ink = box.inks[lidInk];
  const label = t('photo-box.lid.photo');
  const fold = { '--fold-x': `${(lidWrapMm * 100_000) / page.widthUm}%`, '--fold-y': `${(lidWrapMm * 100_000) / page.heightUm}%` };
  const style = { '--ratio': page.widthUm / page.heightUm };

  function upload(file: File | undefined) {
    if (!file) return;
    change((present) => photoLid(present, null, label));
    uploads.add([{ file, ref: { page: lidPageId, element: printPhotoId } }]);
  }

  return (
    <div className="lid-options">
      <div ref={view} className="lid-view" style={fold}>
        {photo && picture ? (
          <CropView page={page} picture={picture} canCrop name={t('photobox.lid.motiv')} />
        ) : (
          <div className="set-crop" style={{ ...style, ...(photo ? {} : { background: ink?.hex }) }}>
            {photo ? <p className="lid-waiting">{t('photo-box.lid.waiting')}</p> : null}
          </div>
        )}
      </div>
      <p className="set-note">{t('photo-box.lid.fold')}</p>
      {finding ? <p className="set-reason">{finding}</p> : null}
      <fieldset className="set-choice">
        <legend className="style-label">{t('photo-box.lid.colour')}</legend>
        <div className="lid-colours">
          {lidColours.map((colour, at) => (
            <SwatchOption
              key={colour.hex}
              name={name}
              value={colour.hex}
              isChosen={!photo && ink?.hex === colour.hex}
              hex={colour.hex}
              label={t({ key: `photo-box.lid.colour.${at}` })}
              size={36}
              onChoose={() => change((present) => colouredLid(present, colour))}
            />
          ))}
        </div>
      </fieldset>
      <div className="set-choice">
        <span className="style-label">{label}</span>
        <div className="lid-photos">
          {[...pictures.values()].slice(0, maxOffered).map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === photo?.photoId}
              aria-label={t('photo-box.lid.take', { name: one.name })}
              onClick={() => change((present) => photoLid(present, one, label))}
            >
              <img src={one.thumb} alt="" loading="lazy" />
            </button>
          ))}
        </div>
        <LidUpload onFile={upload} />
      </div>
    </div>
  );
}

function LidUpload({ onFile }: { onFile: (file: File | undefined) => void }) {
  const t = usePhotoBoxTexts();
  return (
    <label className="button button-secondary button-small file-button">
      <input
        type="file"
        accept={acceptedFiles}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {t('photo-box.lid.upload')}
    </label>
  );
}
