/** Both pages of the spread that is looked at: a photo across them, and their layouts. */
import { flushSync } from 'react-dom';
import { type SpreadLayoutName, spreadBoxes, spreadLayoutNames, spreadLayouts } from '#core/auto-layout/spread-layouts.ts';
import { useEditor } from '#web/editor/context.ts';
import { acrossOn } from './book-input.ts';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { arrangeSpread, endAcross, framesOf, layAcross, type OpenSpread, photosOfSpread, removeAcross, spreadAt } from './spread-edits.ts';
import { useBookTexts } from './texts.ts';

/** `index`: of the page that is looked at. Nothing for a page that lies alone. */
export function SpreadPart({ index }: { index: number }) {
  const t = useBookTexts();
  const spread = spreadAt(useBook(), index);
  const hasPictures = useEditor(({ pictures }) => pictures.length > 0);
  if (!spread || !hasPictures) return null;
  const photos = photosOfSpread(spread);
  if (photos.length === 0) return null;
  return (
    <section className="book-drawer" aria-labelledby="book-spread">
      <h3 id="book-spread" tabIndex={-1} className="style-label focus:outline-none">
        {t('book.spread', { left: spread.index, right: spread.index + 1 })}
      </h3>
      <Across spread={spread} />
      <SpreadLayouts spread={spread} count={photos.length} />
      <Single spread={spread} />
    </section>
  );
}

/** The button that was pressed goes with what it did: the heading takes the focus, and is shown with what is below it. */
function showAfter(edit: () => void): void {
  flushSync(edit);
  const heading = document.getElementById('book-spread');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Photos that lie across, and the ways back. */
function Across({ spread: { left, index } }: { spread: OpenSpread }) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const pictures = useEditor((state) => state.pictures);
  const across = acrossOn(left);
  if (across.length === 0) return null;
  return (
    <div className="book-across">
      {across.map(({ id, photoId }) => {
        const picture = pictures.find((one) => one.id === photoId);
        return picture ? <img key={id} src={picture.thumb} alt={picture.name} loading="lazy" /> : null;
      })}
      <p>{t('book.spread.across', { count: across.length })}</p>
      <span className="book-own-actions">
        <button type="button" className="text-link" onClick={() => endAcross(store, index)}>
          {t('book.spread.end')}
        </button>
        <button type="button" className="text-link" onClick={() => removeAcross(store, index)}>
          {t('book.own.remove')}
        </button>
      </span>
    </div>
  );
}

/** Layouts for the number of photos that both pages have. */
function SpreadLayouts({ spread, count }: { spread: OpenSpread; count: number }) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const fitting = spreadLayoutNames.filter((name) => count >= spreadLayouts[name].least && count <= spreadLayouts[name].most);
  if (fitting.length === 0) return <p className="panel-note">{t('book.spread.none', { count })}</p>;
  return (
    <fieldset className="book-layouts book-spread-layouts">
      <legend className="panel-note">{t('book.spread.choose', { count })}</legend>
      {fitting.map((name) => (
        <button key={name} type="button" aria-label={t(`book.spread.${name}`)} onClick={() => arrangeSpread(store, spread.index, name)}>
          <SpreadPicture spread={spread} name={name} count={count} />
        </button>
      ))}
    </fieldset>
  );
}

function SpreadPicture({ spread, name, count }: { spread: OpenSpread; name: SpreadLayoutName; count: number }) {
  const book = useBook();
  const [left, right] = framesOf(spread, book);
  const { shiftUm, left: onLeft, right: onRight } = spreadBoxes(name, count, left, right, left.widthUm / 50);
  const endUm = shiftUm + right.widthUm;
  const foldUm = left.widthUm - left.hiddenUm;
  const boxes = [...onLeft, ...onRight.map((box) => ({ ...box, xUm: box.xUm + shiftUm }))];
  return (
    <svg viewBox={`0 0 ${endUm} ${left.heightUm}`} aria-hidden="true">
      <rect className="layout-page" width={endUm} height={left.heightUm} />
      {boxes.map((box) => (
        <rect key={`${box.xUm} ${box.yUm}`} className="layout-photo" x={box.xUm} y={box.yUm} width={box.widthUm} height={box.heightUm} />
      ))}
      <path className="layout-fold" d={`M ${foldUm} 0 V ${left.heightUm}`} />
    </svg>
  );
}

/** A photo of one page is laid across both. */
function Single({ spread }: { spread: OpenSpread }) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const pictures = useEditor((state) => state.pictures);
  if (acrossOn(spread.left).length > 0) return null;
  const photos = [spread.left, spread.right].flatMap((page) =>
    page.elements.flatMap((element) => {
      const picture = element.kind === 'photo' ? pictures.find(({ id }) => id === element.photoId) : undefined;
      return picture ? [{ page: page.id, element: element.id, picture }] : [];
    }),
  );
  return (
    <>
      <p className="panel-note">{t('book.spread.lay')}</p>
      <ul className="book-pictures">
        {photos.map(({ page, element, picture }) => (
          <li key={`${page} ${element}`}>
            <button type="button" onClick={() => showAfter(() => layAcross(store, page, element))}>
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t('book.spread.lay.one', { name: picture.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
