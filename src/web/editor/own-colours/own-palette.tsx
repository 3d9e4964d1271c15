/** The whole design in two colours of the customer's, or in those of one of its photos: each choice is one step of undo. */
import { useMemo, useState } from 'react';
import { photoIds } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { labOfHex } from '#core/design/own-inks/colour-space.ts';
import { seenDistance } from '#core/design/own-inks/nearest-ink.ts';
import { withOwnInks } from '#core/design/own-inks/own-inks.ts';
import { coloursOf, type PaletteDesign, paletteOf, type ShownColour } from '#core/design/palette/palette.ts';
import { photoColours } from '#core/design/palette/photo-colours.ts';
import { readPairs } from '#core/preflight/palette/read-pairs.ts';
import { checkedOf } from '#core/preflight/preflight.ts';
import { useDesign, useEditor, useEditorInstance, useLimits, usePreview } from '#web/editor/context.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import { OptionFieldset } from '#web/ui/option-box.tsx';
import { colourName } from './colour-name.ts';
import { ColourPicker } from './picker.tsx';
import { pixelsOf } from './pixels.ts';
import { useOwnColourTexts } from './texts.ts';
import { useTable } from './use-table.ts';

type Props = { colourways: readonly { key: string; inks: Record<string, Ink> }[] };
type Wishes = readonly [string, string];

const places = [0, 1] as const;

/** The design in its colouring, with what is read on what; null before the first layout. */
function usePaletteDesign({ colourways }: Props): { of: PaletteDesign; colourway: string } | null {
  const limits = useLimits();
  const { preview } = usePreview();
  return useMemo(() => {
    if (!preview) return null;
    const { design, layout, resources } = preview;
    const colouring = colourways.find(({ key }) => key === design.product.colourway) ?? colourways[0];
    const inks = withOwnInks({ ...design.inks, ...colouring?.inks }, design.inks);
    const grounds = new Set(design.pages.flatMap(({ background }) => (background === null ? [] : [background])));
    const pairs = readPairs(checkedOf(design, layout, resources, limits));
    return { of: { inks, grounds, pairs }, colourway: colouring?.key ?? '' };
  }, [preview, colourways, limits]);
}

export function OwnPalette(props: Props) {
  const t = useOwnColourTexts();
  const limits = useLimits();
  const { store } = useEditorInstance();
  const design = useDesign();
  const { lut } = useTable();
  const palette = usePaletteDesign(props);
  const [open, setOpen] = useState<0 | 1 | null>(null);
  const [shown, setShown] = useState<{ inks: object; wishes: Wishes; colours: readonly ShownColour[] } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (!palette) return <p className="panel-note">{t('own-palette.wait')}</p>;
  // An undone choice is not the one of now.
  const current = shown?.inks === design.inks ? shown : null;
  const wishes = current?.wishes ?? coloursOf(palette.of, design.inks);

  function choose(next: Wishes) {
    if (!lut || !palette) return;
    const { inks, colours } = paletteOf(palette.of, next, lut, limits.ink);
    store.edit([{ kind: 'setInks', colourway: palette.colourway, inks }]);
    setFailed(false);
    setShown({ inks: store.getState().history.content.design.inks, wishes: next, colours });
  }

  function chooseFrom({ thumb }: EditorPicture) {
    pixelsOf(thumb).then(
      (pixels) => {
        const found = photoColours(pixels);
        if (found) choose(found);
        else setFailed(true);
      },
      () => setFailed(true),
    );
  }

  return (
    <OptionFieldset name="own-palette" label={t('own-palette.heading')}>
      <p className="panel-note own-lead">{t('own-palette.lead')}</p>
      <div className="own-pair">
        {places.map((at) => {
          const label = t(`own-palette.colour.${at}`);
          const name = t(`colour.name.${colourName(wishes[at])}`);
          return (
            <button
              key={at}
              type="button"
              className="own-choice"
              aria-expanded={open === at}
              aria-label={t('own-palette.colour.value', { label, name })}
              onClick={() => setOpen(open === at ? null : at)}
            >
              <span className="own-shown" style={{ '--hue': wishes[at] }} />
              {label}
            </button>
          );
        })}
      </div>
      {open === null ? null : (
        <div className="own-picker">
          <ColourPicker
            key={open}
            chosen={wishes[open]}
            most={limits.ink}
            onPick={({ hex }) => choose(open === 0 ? [hex, wishes[1]] : [wishes[0], hex])}
          />
        </div>
      )}
      <Photos onChoose={chooseFrom} />
      {hasFailed ? (
        <p className="field-error" role="alert">
          {t('own-palette.photo.failed')}
        </p>
      ) : null}
      <div role="status">{current ? <Notes colours={current.colours} /> : null}</div>
    </OptionFieldset>
  );
}

/** Photos of the design, each once. */
function Photos({ onChoose }: { onChoose: (picture: EditorPicture) => void }) {
  const t = useOwnColourTexts();
  const design = useDesign();
  const pictures = useEditor((state) => state.pictures);
  const ids = new Set(photoIds(design));
  const own = pictures.filter(({ id }) => ids.has(id));
  if (own.length === 0) return null;
  return (
    <>
      <h3 className="style-label own-photos-label">{t('own-palette.photos')}</h3>
      <ul className="own-photos">
        {own.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t('own-palette.photo', { name: picture.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What became of the two colours where they are not printed as wished. */
function Notes({ colours }: { colours: readonly ShownColour[] }) {
  const t = useOwnColourTexts();
  return colours.map(({ wish, token, ink, apart }, at) => {
    if (token !== null && apart < seenDistance) return null;
    const label = t(`own-palette.colour.${at === 0 ? 0 : 1}`);
    const lighter = labOfHex(ink.hex)[0] - labOfHex(wish)[0];
    const why = token === null ? 'missing' : lighter > 4 ? 'lighter' : lighter < -4 ? 'darker' : 'duller';
    return (
      <p key={label} className="own-printed">
        <span className="own-shown" style={{ '--hue': wish }} />
        {token === null ? null : <span className="own-shown" style={{ '--hue': ink.hex }} />}
        <span>{t(`own-palette.${why}`, { label })}</span>
      </p>
    );
  });
}
