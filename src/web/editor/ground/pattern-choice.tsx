/** Patterns of the library as the ground of a page, and how the chosen one is coloured and sized. */
import { useId, useState } from 'react';
import type { Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { PatternGround } from '#core/design/ground.ts';
import { patternScales } from '#core/design/library/pattern-scales.ts';
import { patterns } from '#core/design/library/patterns.ts';
import { inkTokens } from '#web/editor/arrange/colours.ts';
import { goodInks } from '#web/editor/arrange/new-element.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { libraryItemName } from '#web/editor/elements/search.ts';
import { useElementsTexts } from '#web/editor/elements/texts.ts';
import { InkSwatches } from '#web/editor/panels/ink-swatches.tsx';
import { changed, patternEdit } from './ground-edits.ts';
import { GroundRange } from './ground-range.tsx';
import { setGround } from './photo-ground.ts';

/** Side of the cut-out in micrometres of paper. */
const side = 26_000;

/** A small picture of a pattern, drawn from the very paths that are printed. `colours` by the number of the part, `paper` below. */
function PatternThumb({ id, colours, paper }: { id: string; colours: readonly string[]; paper: string }) {
  const key = useId();
  const pattern = patterns.get(id);
  if (!pattern) return null;
  const colour = (ink: number) => colours[Math.min(ink, colours.length - 1)];
  return (
    <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <pattern id={key} width={pattern.widthUm} height={pattern.heightUm} patternUnits="userSpaceOnUse">
        {pattern.parts.map(({ d, ink, stroke }) => (
          <path
            key={`${ink} ${d}`}
            d={d}
            fill={stroke === undefined ? colour(ink) : 'none'}
            stroke={stroke === undefined ? 'none' : colour(ink)}
            strokeWidth={stroke}
          />
        ))}
      </pattern>
      <rect width={side} height={side} fill={paper} />
      <rect width={side} height={side} fill={`url(#${key})`} />
    </svg>
  );
}

/** Patterns that are shown before "all". */
const firstPatterns = 12;

export function PatternChoice({ page }: { page: Page }) {
  const t = useElementsTexts();
  const [isWhole, setWhole] = useState(false);
  const all = [...patterns.keys()];
  const chosen = page.ground?.kind === 'library-pattern' ? page.ground : null;
  const first = all.slice(0, firstPatterns);
  const shown = isWhole ? all : [...first, ...(chosen && !first.includes(chosen.patternId) ? [chosen.patternId] : [])];
  return (
    <div>
      <h3 className="style-label">{t('ground.pattern')}</h3>
      <PatternTiles page={page} ids={shown} />
      {isWhole ? null : (
        <button type="button" className="text-link add-more" onClick={() => setWhole(true)}>
          {t('ground.pattern.all', { count: all.length })}
        </button>
      )}
      {chosen ? <PatternLook page={page} ground={chosen} /> : null}
    </div>
  );
}

export function PatternTiles({ page, ids }: { page: Page; ids: readonly string[] }) {
  const t = useElementsTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const chosen = page.ground?.kind === 'library-pattern' ? page.ground : null;
  const inks = chosen?.inks ?? goodInks(design, page);
  const colours = inks.map((token) => design.inks[token]?.hex ?? '');
  const paper = page.background === null ? '#ffffff' : (design.inks[page.background]?.hex ?? '#ffffff');
  return (
    <ul className="add-grid ground-patterns">
      {ids.map((id) => {
        const name = libraryItemName(t({ key: `pattern.${id}` }));
        return (
          <li key={id}>
            <button
              type="button"
              className="add-tile ground-pattern"
              title={name}
              aria-label={t('ground.pattern.use', { name })}
              aria-pressed={id === chosen?.patternId}
              onClick={() => store.edit([patternEdit(design, page, id)])}
            >
              <PatternThumb id={id} colours={colours} paper={paper} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function PatternLook({ page, ground }: { page: Page; ground: PatternGround }) {
  const t = useElementsTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const pattern = patterns.get(ground.patternId);
  const count = 1 + Math.max(0, ...(pattern?.parts ?? []).map(({ ink }) => ink));
  const process = { inks: Object.fromEntries(Object.entries(design.inks).filter(([, ink]) => !ink.finish)) };
  const tokenOf = (part: number) => ground.inks[Math.min(part, ground.inks.length - 1)] ?? '';
  function colour(part: number, token: string): Edit[] {
    const inks = Array.from({ length: Math.max(count, ground.inks.length) }, (_, at) => (at === part ? token : tokenOf(at)));
    return [setGround(page, { ...ground, inks })];
  }
  return (
    <>
      {Array.from({ length: count }, (_, part) => (
        <InkSwatches
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their number
          key={part}
          label={count === 1 ? t('ground.ink') : t('ground.ink.number', { number: part + 1 })}
          tokens={inkTokens(process, tokenOf(part))}
          pages={[page.id]}
          chosen={tokenOf(part)}
          onChoose={(token) => token !== null && store.edit(colour(part, token))}
          colour={(token) => colour(part, token)}
        />
      ))}
      <GroundRange
        label={t('ground.size')}
        value={ground.scale}
        least={patternScales.least}
        most={patternScales.most}
        onChange={(scale) => store.edit([setGround(page, changed(ground, { scale }))], { coalesceKey: `ground size ${page.id}` })}
      />
    </>
  );
}
