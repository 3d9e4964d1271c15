/** The panel of pictures: all slots of the design, or one part of what is done to the selected photo. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { mayEdit } from '#core/design/permissions.ts';
import { placedElements } from '#web/editor/arrange/boxes.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { PhotoSlots } from '#web/editor/panels/photo-slots.tsx';
import type { PhotoPart } from '#web/editor/state.ts';
import { CropPart } from './crop-part.tsx';
import { FormPart } from './form-part.tsx';
import { LookPart } from './look-part.tsx';
import { PlacePart } from './place-part.tsx';
import { ReplacePart } from './replace-part.tsx';
import { usePhotoEditTexts } from './texts.ts';
import './photo.css';

export function PhotoPanel() {
  const { store } = useEditorInstance();
  const part = useEditor((state) => state.photoPart);
  const photos = useSelectedPhotos();
  useEffect(() => () => store.report({ photoPart: null }), [store]);
  return part && photos.length > 0 ? <Part part={part} photos={photos} /> : <PhotoSlots />;
}

function useSelectedPhotos() {
  const design = useDesign();
  const selection = useEditor((state) => state.selection);
  const placed = placedElements(design, [...selection.values()]);
  const photos = placed.flatMap(({ ref, element }) => (element.kind === 'photo' && !element.locked ? [{ ref, element }] : []));
  return photos.length === placed.length ? photos : [];
}

type Props = { part: PhotoPart; photos: ReturnType<typeof useSelectedPhotos> };

function Part({ part, photos }: Props) {
  const t = usePhotoEditTexts();
  const { store } = useEditorInstance();
  const [first] = photos;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is read from its beginning
  useLayoutEffect(() => {
    const scroller = section.current?.closest('.panel-scroll');
    if (scroller) scroller.scrollTop = 0;
  }, [part]);
  return (
    <section ref={section} className="photo-part" aria-labelledby="photo-part-title">
      <div className="photo-part-head">
        <h2 id="photo-part-title" className="panel-title">
          {t(`photo.edit.${part}`)}
        </h2>
        <button type="button" className="text-link" onClick={() => store.report({ photoPart: null })}>
          {t('photo.edit.all')}
        </button>
      </div>
      {first ? <PartOf part={part} photos={photos} first={first} /> : null}
    </section>
  );
}

function PartOf({ part, photos, first }: Props & { first: Props['photos'][number] }) {
  const { ref, element } = first;
  const picture = useEditor(({ pictures }) => pictures.find((one) => one.id === element.photoId) ?? null);
  const refs = photos.flatMap((one) => (mayEdit(one.element, 'style') ? [one.ref] : []));
  const only = photos.length === 1 && picture ? picture : null;
  switch (part) {
    case 'replace':
      return <ReplacePart elementRef={ref} element={element} />;
    case 'crop':
      return only ? <CropPart elementRef={ref} element={element} picture={only} /> : null;
    case 'look':
      return (
        <>
          {refs.length > 0 ? <LookPart refs={refs} /> : null}
          {only && refs.length > 0 ? <PlacePart elementRef={ref} element={element} picture={only} /> : null}
        </>
      );
    case 'form':
      return refs.length > 0 ? <FormPart refs={refs} element={element} /> : null;
  }
}
