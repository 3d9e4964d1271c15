/** A photo's resolution in print: a scale, the largest sharp size, and the place where it is seen first, at its real size. */
import { useEffect, useId, useMemo, useState } from 'react';
import type { Picture } from '#api/designs.ts';
import type { PhotoElement } from '#core/design/document.ts';
import type { PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { sharpnessTexts } from '#texts/de/preflight.ts';
import { useLimits, usePreview } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { Disclosure } from '#web/editor/panels/disclosure.tsx';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { useTexts } from '#web/page/texts.ts';
import { finestPlace, sharpnessOf } from './sharpness.ts';
import { maxScale, minScale, useScreenScale } from './use-screen-scale.ts';
import './sharpness.css';

type Props = { elementRef: ElementRef; element: PhotoElement; picture: Picture };

/** End of the scale. */
const maxPpi = 400;
/** Of the real-size view. */
const view = { widthUm: 50_000, heightUm: 34_000 };
/** Short side of a bank card (ISO 7810 ID-1). */
const cardMm = 53.98;

function centimetres(um: number): string {
  return String(Math.floor(um / 1_000) / 10).replace('.', ',');
}

export function PhotoSharpness({ elementRef, element, picture }: Props) {
  const t = useTexts(sharpnessTexts);
  const { ppi: levels } = useLimits();
  const { ppi, level, sharpTo } = sharpnessOf(element, picture, levels);
  const { fine, soft } = levels;
  const share = (value: number) => `${(Math.min(value, maxPpi) / maxPpi) * 100}%`;
  return (
    <Disclosure className="sharpness" summary={t('sharp.heading')}>
      <div className="sharp-scale" aria-hidden="true" style={{ '--soft': share(soft), '--fine': share(fine) }}>
        <span className="sharp-marker" style={{ left: share(ppi) }} />
        <span className="sharp-zone" style={{ width: share(soft) }}>
          {t('sharp.zone.soft')}
        </span>
        <span className="sharp-zone" style={{ width: share(fine - soft) }}>
          {t('sharp.zone.fair')}
        </span>
        <span className="sharp-zone">{t('sharp.zone.fine')}</span>
      </div>
      <p>{t(`sharp.${level}`)}</p>
      <p className="figures">{t('sharp.figures', { ppi })}</p>
      <p className="figures">{t('sharp.to', { width: centimetres(sharpTo.widthUm), height: centimetres(sharpTo.heightUm) })}</p>
      <RealSize elementRef={elementRef} element={element} picture={picture} ppi={ppi} />
    </Disclosure>
  );
}

function RealSize({ elementRef, element, picture, ppi }: Props & { ppi: number }) {
  const t = useTexts(sharpnessTexts);
  const id = useId();
  const { preview, painting } = usePreview();
  const [scale, setScale] = useScreenScale();
  const { grey, pixelsAcross } = useGrey(picture.preview);
  const sheet = preview?.sheets.find((one) => one.sheet.id === elementRef.page)?.sheet;
  const photo = sheet?.items.flatMap(photosIn).find(({ of }) => of === element.id);
  const middle = useMemo(
    () => (photo && grey ? placeOnPage(photo, element, finestPlace(grey, ...seenPart(photo, element))) : null),
    [photo, grey, element],
  );
  const painted = useMemo(() => {
    if (!sheet || !photo) return null;
    const own: Sheet = { ...sheet, items: [photo] };
    return paintSheet(own, painting, { view: 'bleed', prefix: `sharp${id}` });
  }, [sheet, photo, painting, id]);
  if (!painted || !middle) return null;
  // The copy for screens has fewer pixels than a large original.
  const isCoarser = pixelsAcross < picture.width && (ppi * pixelsAcross) / picture.width < 150;
  const mm = (um: number) => `${(um / 1_000) * scale}mm`;
  return (
    <>
      <p className="style-label">{t('sharp.real')}</p>
      <svg
        className="sharp-real"
        style={{ width: mm(view.widthUm), height: mm(view.heightUm) }}
        viewBox={`${middle[0] - view.widthUm / 2} ${middle[1] - view.heightUm / 2} ${view.widthUm} ${view.heightUm}`}
        role="img"
        aria-label={t('sharp.real')}
      >
        {painted.children.map(reactElement)}
      </svg>
      {isCoarser ? <p className="field-note">{t('sharp.coarser')}</p> : null}
      <details>
        <summary>{t('sharp.screen')}</summary>
        <p className="field-note" id={`${id}-card`}>
          {t('sharp.screen.card')}
        </p>
        <span className="sharp-card" style={{ width: `${cardMm * scale}mm` }} />
        <input
          type="range"
          min={minScale}
          max={maxScale}
          step={0.005}
          value={scale}
          aria-label={t('sharp.screen.label')}
          aria-describedby={`${id}-card`}
          onChange={(event) => setScale(event.target.valueAsNumber)}
        />
      </details>
    </>
  );
}

function photosIn(item: Sheet['items'][number]): PhotoItem[] {
  return item.kind === 'photo' ? [item] : item.kind === 'group' ? item.items.flatMap(photosIn) : [];
}

/** From a point of the page to shares of the picture. */
function onPicture({ matrix: [a, b, c, d, e, f] }: PhotoItem, x: number, y: number): [number, number] {
  const determinant = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant];
}

/** The corners of what the slot shows, in shares of the picture. */
function seenPart(photo: PhotoItem, { xUm, yUm, widthUm, heightUm }: PhotoElement): [from: [number, number], to: [number, number]] {
  const corners = [
    onPicture(photo, xUm, yUm),
    onPicture(photo, xUm + widthUm, yUm),
    onPicture(photo, xUm, yUm + heightUm),
    onPicture(photo, xUm + widthUm, yUm + heightUm),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  return [
    [inside(Math.min(...xs)), inside(Math.min(...ys))],
    [inside(Math.max(...xs)), inside(Math.max(...ys))],
  ];
}

/** The point on the page, so far inside the slot that the view shows as much of the photo as it can. */
function placeOnPage(
  { matrix: [a, b, c, d, e, f] }: PhotoItem,
  { xUm, yUm, widthUm, heightUm }: PhotoElement,
  [x, y]: [number, number],
): [number, number] {
  const within = (value: number, from: number, size: number, seen: number) =>
    size <= seen ? from + size / 2 : Math.min(from + size - seen / 2, Math.max(from + seen / 2, value));
  return [within(a * x + c * y + e, xUm, widthUm, view.widthUm), within(b * x + d * y + f, yUm, heightUm, view.heightUm)];
}

/** Longest side of the copy that detail is looked for in. */
const sidePx = 480;

/** Grey values of a picture, null until it is there, and how many pixels it has across. */
function useGrey(address: string) {
  const [state, setState] = useState<{ grey: { values: Uint8ClampedArray; width: number; height: number } | null; pixelsAcross: number }>({
    grey: null,
    pixelsAcross: 0,
  });
  useEffect(() => {
    let isWanted = true;
    const image = new Image();
    image.onload = () => {
      const share = Math.min(1, sidePx / Math.max(image.naturalWidth, image.naturalHeight));
      const [width, height] = [Math.max(1, Math.round(image.naturalWidth * share)), Math.max(1, Math.round(image.naturalHeight * share))];
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context || !isWanted) return;
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      const values = new Uint8ClampedArray(width * height);
      for (let at = 0; at < values.length; at += 1)
        values[at] = 0.3 * (data[4 * at] ?? 0) + 0.6 * (data[4 * at + 1] ?? 0) + 0.1 * (data[4 * at + 2] ?? 0);
      setState({ grey: { values, width, height }, pixelsAcross: image.naturalWidth });
    };
    image.src = address;
    return () => {
      isWanted = false;
    };
  }, [address]);
  return state;
}
