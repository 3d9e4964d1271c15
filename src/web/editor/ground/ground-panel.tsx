/** The ground of the shown page: its colour, a pattern of the library or a photo, and how it lies. */
import { useId } from 'react';
import type { Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { groundPanel } from '#core/design/ground.ts';
import { panelName } from '#core/design/panel-name.ts';
import { inkTokens } from '#web/editor/arrange/colours.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { useElementsTexts } from '#web/editor/elements/texts.ts';
import { InkSwatches } from '#web/editor/panels/ink-swatches.tsx';
import { changed } from './ground-edits.ts';
import { GroundRange } from './ground-range.tsx';
import { PatternChoice } from './pattern-choice.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { setGround } from './photo-ground.ts';
import { useShownPage } from './use-shown-page.ts';
import './ground.css';

export function GroundPanel() {
  const t = useElementsTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const page = useShownPage();
  if (!page) return null;
  const { ground = null } = page;
  const colour = (background: string | null): Edit => ({ kind: 'setGround', page: page.id, background, ground });
  return (
    <div className="ground">
      <InkSwatches
        label={t('add.ground.page')}
        tokens={inkTokens(design, page.background)}
        pages={[page.id]}
        chosen={page.background}
        none={t('add.ground.paper')}
        onChoose={(background) => store.edit([colour(background)])}
        colour={(background) => [colour(background)]}
      />
      <PatternChoice page={page} />
      <PhotoChoice page={page} />
      {ground && ground.kind !== 'pattern' ? <Reach page={page} ground={ground} /> : null}
      {ground ? (
        <button type="button" className="text-link ground-remove" onClick={() => store.edit([setGround(page, null)])}>
          {t(ground.kind === 'photo' ? 'ground.remove.photo' : 'ground.remove.pattern')}
        </button>
      ) : null}
    </div>
  );
}

type ReachProps = { page: Page; ground: Exclude<NonNullable<Page['ground']>, { kind: 'pattern' }> };

/** Opacity, and which panels the ground covers. */
function Reach({ page, ground }: ReachProps) {
  const t = useElementsTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const percent = Math.round((ground.opacity ?? 1) * 100);
  const places = [null, ...page.panels.map((panel) => panel.id)];
  const covered = groundPanel(ground);
  return (
    <>
      <GroundRange
        label={t('ground.opacity')}
        value={percent}
        least={10}
        most={100}
        onChange={(value) =>
          store.edit([setGround(page, changed(ground, { opacity: value >= 100 ? undefined : value / 100 }))], {
            coalesceKey: `ground opacity ${page.id}`,
          })
        }
      />
      {page.panels.length > 1 ? (
        <div role="radiogroup" aria-labelledby={id}>
          <span id={id} className="style-label">
            {t('ground.reach')}
          </span>
          <div className="ground-reach">
            {places.map((panel) => (
              <label key={panel ?? ''} className="ground-place">
                <input
                  type="radio"
                  name={id}
                  checked={covered === panel}
                  onChange={() => store.edit([setGround(page, changed(ground, { panel: panel ?? undefined }))])}
                />
                <span>{panel === null ? t('ground.reach.page') : t(panelName(panel))}</span>
              </label>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
