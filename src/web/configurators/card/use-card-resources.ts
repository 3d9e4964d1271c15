/** What the preview of a card needs from the server: drawings, blank cards, this guest's pictures. Fetched when needed, again when it failed. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { type CardForm, type CardFormat, familyCard } from '#core/products/card/formats.ts';
import { photosOf } from '#web/editor/panels/photo-slots.tsx';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

export type CardResources = {
  artworks: ReadonlyMap<string, Artwork>;
  /** The untouched card in the design's form and colourway, once it is there. */
  blank: CardDocument | null;
  pictures: readonly Picture[];
  isListed: boolean;
  /** True when drawings did not come; they are asked for again by themselves. */
  hasFailed: boolean;
  addPicture(picture: Picture): void;
  /** Fetches the guest's pictures anew. */
  listPictures(): void;
  /** The untouched card in another form; throws CallError. */
  fetchBlank(form: CardForm, format: CardFormat): Promise<CardDocument>;
};

const retryMs = 4_000;

export function useCardResources(design: CardDocument, first: readonly Picture[], site: SiteView): CardResources {
  const [artworks, setArtworks] = useState<ReadonlyMap<string, Artwork>>(new Map());
  const [blanks, setBlanks] = useState<ReadonlyMap<string, CardDocument>>(new Map());
  const [pictures, setPictures] = useState<readonly Picture[]>(first);
  const [isListed, setListed] = useState(false);
  const [failures, setFailures] = useState(0);
  const { template: card, colourway, refinement } = design.product;
  const { form, format } = familyCard(design.product);
  const look = useRef({ colourway, refinement });
  useEffect(() => {
    look.current = { colourway, refinement };
  });

  const fetchBlank = useCallback(
    async (wantedForm: CardForm, wantedFormat: CardFormat): Promise<CardDocument> => {
      const { colourway, refinement } = look.current;
      const answer = await call(site)('GET /web-api/card-blank', {
        card,
        form: wantedForm,
        format: wantedFormat,
        colourway,
        refinementType: refinement,
      });
      setArtworks((old) => new Map([...old, ...answer.artworks.map((artwork) => [artwork.id, artwork] as const)]));
      setBlanks((old) => new Map([...old, [`${wantedForm}.${wantedFormat}`, answer.design]]));
      return answer.design;
    },
    [card, site],
  );

  const blank = blanks.get(`${form}.${format}`) ?? null;
  const hasBlank = blank !== null;
  useEffect(() => {
    if (hasBlank) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      fetchBlank(form, format).then(
        () => isCurrent && setFailures(0),
        () => {
          if (!isCurrent) return;
          setFailures((count) => count + 1);
          timer = setTimeout(load, retryMs);
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [hasBlank, fetchBlank, form, format]);

  const listPictures = useCallback(() => {
    call(site)('GET /web-api/customer-picture', {}).then(
      ({ pictures: listed }) => {
        setPictures((old) => [...listed, ...old.filter(({ id }) => !listed.some((one) => one.id === id))]);
        setListed(true);
      },
      () => undefined,
    );
  }, [site]);

  // A design that names a picture nobody here knows (undo, another window) asks for the list.
  const isUnknown =
    !isListed && photosOf(design).some(({ element }) => element.photoId !== null && !pictures.some(({ id }) => id === element.photoId));
  useEffect(() => {
    if (isUnknown) listPictures();
  }, [isUnknown, listPictures]);

  const addPicture = useCallback((picture: Picture) => setPictures((old) => [picture, ...old.filter(({ id }) => id !== picture.id)]), []);
  return useMemo(
    () => ({ artworks, blank, pictures, isListed, hasFailed: failures > 0, addPicture, listPictures, fetchBlank }),
    [artworks, blank, pictures, isListed, failures, addPicture, listPictures, fetchBlank],
  );
}
