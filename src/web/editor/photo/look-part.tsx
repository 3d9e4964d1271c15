/** "Bild": corrections of one photo, of several selected ones, or of a page's ground, and their way to all others. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { AutomaticPart } from './automatic-part.tsx';
import { type Correction, corrections, filterAt, filterEdits, photosOfPage, plainFilter } from './filter-edits.ts';
import { type LiveColours, liveColours } from './live-colours.ts';
import { Slider } from './slider.tsx';
import { usePhotoEditTexts } from './texts.ts';

type Props = { refs: readonly ElementRef[] };

const toneKeys = ['none', 'bw', 'sepia'] as const;

export function LookPart({ refs }: Props) {
  const t = usePhotoEditTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const design = useDesign();
  const live = useLive(refs);
  const [first] = refs;
  const filter = (first && filterAt(design, first)) ?? {};

  /** Each photo keeps what it has of the rest. */
  function change(part: Partial<PhotoFilter>) {
    const edits = refs.flatMap((ref) => filterEdits(design, [ref], { ...filterAt(design, ref), ...part }));
    if (edits.length > 0) store.edit(edits);
    live.end();
  }
  const move = (name: Correction) => (value: number) => live.show((ref) => ({ ...filterAt(design, ref), [name]: value }));
  return (
    <div className="photo-look">
      {refs.length > 1 ? <p className="panel-note">{t('photo.look.several', { count: refs.length })}</p> : null}
      <div role="radiogroup" aria-labelledby={id}>
        <span id={id} className="style-label">
          {t('photo.look.tone')}
        </span>
        <div className="photo-tones">
          {toneKeys.map((tone) => (
            <label key={tone} className="photo-tone">
              <input
                type="radio"
                name={id}
                checked={(filter.tone ?? 'none') === tone}
                onChange={() => change({ tone: tone === 'none' ? undefined : tone })}
              />
              <span>{t(`photo.look.tone.${tone}`)}</span>
            </label>
          ))}
        </div>
      </div>
      <AutomaticPart refs={refs} />
      {corrections.map((name) => (
        <Slider
          key={name}
          label={t(`photo.look.${name}`)}
          value={filter[name] ?? 0}
          most={100}
          step={1}
          textOf={(value) => t('photo.look.value', { name: t(`photo.look.${name}`), value })}
          onMove={move(name)}
          onCommit={(value) => change({ [name]: value })}
        />
      ))}
      <div className="photo-buttons">
        <Before refs={refs} isDisabled={!plainFilter(filter)} />
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={!plainFilter(filter)}
          onClick={() => change({ tone: undefined, warmth: 0, saturation: 0, brightness: 0, contrast: 0 })}
        >
          {t('photo.look.reset.all')}
        </button>
      </div>
      {first ? <CopyLook first={first} filter={filter} /> : null}
    </div>
  );
}

/** What is shown of a gesture on the photos, each with its own corrections. */
function useLive(refs: readonly ElementRef[]) {
  const shown = useRef<{ ref: ElementRef; colours: LiveColours }[]>([]);
  function end() {
    for (const { colours } of shown.current) colours.end();
    shown.current = [];
  }
  useEffect(() => {
    const all = shown;
    return () => {
      for (const { colours } of all.current) colours.end();
      all.current = [];
    };
  }, []);
  return {
    show(filterOf: (ref: ElementRef) => PhotoFilter | null) {
      if (shown.current.length === 0) shown.current = refs.map((ref) => ({ ref, colours: liveColours(ref) }));
      for (const { ref, colours } of shown.current) colours.show(filterOf(ref));
    },
    end,
  };
}

/** The photo as it was uploaded, while the button is held; keys switch it. */
function Before({ refs, isDisabled }: Props & { isDisabled: boolean }) {
  const t = usePhotoEditTexts();
  const [isOn, setOn] = useState(false);
  const live = useLive(refs);
  const set = (next: boolean) => {
    setOn(next);
    if (next) live.show(() => null);
    else live.end();
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) set(!isOn);
  }
  return (
    <button
      type="button"
      className="button button-secondary button-small photo-before"
      aria-pressed={isOn}
      disabled={isDisabled}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        set(true);
      }}
      onPointerUp={() => set(false)}
      onPointerCancel={() => set(false)}
      onBlur={() => set(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {t('photo.look.before')}
    </button>
  );
}

function CopyLook({ first, filter }: { first: ElementRef; filter: PhotoFilter }) {
  const t = usePhotoEditTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const design = useDesign();
  const page = design.pages.find((one) => one.id === first.page);
  const ofPage = filterEdits(design, page ? photosOfPage(page) : [], filter);
  const ofDesign = filterEdits(design, design.pages.flatMap(photosOfPage), filter);
  const all = design.product.type === 'photobook' ? 'book' : 'design';
  const offers = [
    ['page', ofPage],
    [all, ofDesign],
  ] as const;
  const hasOthers = design.pages.flatMap(photosOfPage).length > 1;
  if (!hasOthers) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend above a row of buttons in every browser
    <div role="group" aria-labelledby={id}>
      <span id={id} className="style-label">
        {t('photo.look.copy')}
      </span>
      <div className="photo-buttons">
        {offers.map(([scope, edits]) => (
          <button
            key={scope}
            type="button"
            className="button button-secondary button-small"
            disabled={edits.length === 0}
            onClick={() => store.edit(edits, { notice: { kind: 'undoable', text: t('photo.look.copied', { count: edits.length }) } })}
          >
            {t(`photo.look.copy.${scope}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
