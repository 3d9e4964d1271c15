/** Edits of a page's ground: data in, edits out. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { groundPanel, type PatternGround, type PhotoGround } from '#core/design/ground.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { groundArea } from '#core/layout/ground.ts';
import { goodInks } from '#web/editor/arrange/new-element.ts';
import { setGround } from './photo-ground.ts';

/** Strength of a new pattern: type stays legible on it. */
const patternOpacity = 0.35;

/** The pattern in the page's ground, with the look of the one before it. */
export function patternEdit(design: DesignDocument, page: Page, patternId: string): Edit {
  const { ground } = page;
  if (ground?.kind === 'library-pattern') return setGround(page, { ...ground, patternId });
  const panel = groundPanel(ground);
  const inks = goodInks(design, page);
  return setGround(page, {
    kind: 'library-pattern',
    patternId,
    inks: [...inks],
    scale: 100,
    opacity: patternOpacity,
    ...(panel === null ? {} : { panel }),
  });
}

/** The ground with keys changed; undefined takes a key out. */
export function changed<G extends PatternGround | PhotoGround>(ground: G, keys: { [K in keyof G]?: G[K] | undefined }): G {
  const entries = Object.entries({ ...ground, ...keys }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as G;
}

/** Where the ground's photo lies, as crop controls take it. */
export function photoBox(page: Page, ground: PhotoGround): Box & Pick<PhotoGround, 'crop'> {
  return { ...groundArea(page, groundPanel(ground)), crop: ground.crop };
}
