/** Three-way merge of two versions of a design, by page, element and property. Pure. */

import type { DesignDocument, Page } from '#core/design/document.ts';
import { designInks } from '#core/design/ink-use.ts';
import { inconsistencies } from '#core/design/migrations.ts';
import { withOwnInks } from '#core/design/own-inks/own-inks.ts';
import { sizeIssue } from '#core/design/size-limits.ts';
import { isEqual } from '#core/values/equal.ts';
import { inksOfDesign, mergeOwnInks, withFreeInks } from './merge-inks.ts';
import { mergePage, type PageConflict } from './merge-page.ts';
import { partOf, pick, type Versions } from './three-way.ts';

/** A document and the choice that goes with it. Of a choice, only `quantity` is known here. */
export type MergeVersion<C> = { design: DesignDocument; choice: C };

/** What both versions changed in different ways. 'whole': they cannot be merged at all. */
export type MergeConflict = PageConflict | { kind: 'options' | 'quantity' | 'colours' | 'whole' };

/** `renamed`: an element or a group of mine has another id, since theirs has an own one with the same id. */
export type MergedVersion<C> = { content: MergeVersion<C>; conflicts: MergeConflict[]; renamed: boolean };

/**
 * The version with the changes of both since `base`. Where both changed the same in different ways, it has theirs, and `conflicts` says
 * where. Product, geometry and choice are one unit, since not every paper takes every refinement. The record of an automatic layout is
 * merged by its keys, which pages it may lay out again by page; neither is ever a conflict, since it is not printed. Without a base, different versions are one conflict. `sent` are
 * earlier versions of mine that may be part of theirs.
 */
export function mergeVersions<C extends object>(
  base: MergeVersion<C> | null,
  mine: MergeVersion<C>,
  theirs: MergeVersion<C>,
  sent: readonly MergeVersion<C>[] = [],
): MergedVersion<C> {
  if (isEqual(mine, theirs)) return { content: theirs, conflicts: [], renamed: false };
  if ([base, ...sent].some((own) => isEqual(own, theirs))) return { content: mine, conflicts: [], renamed: false };
  if (!base || base.design.version !== theirs.design.version) return whole(theirs);
  if (sent.length === 0 && isEqual(base, mine)) return { content: theirs, conflicts: [], renamed: false };
  return mergeChanged({ base, mine, theirs, sent });
}

function whole<C>(theirs: MergeVersion<C>): MergedVersion<C> {
  return { content: theirs, conflicts: [{ kind: 'whole' }], renamed: false };
}

function mergeChanged<C extends object>(given: Versions<MergeVersion<C>>): MergedVersion<C> {
  const { base, theirs } = given;
  const own = withFreeInks(partOf(given, ({ design }) => design));
  if (!own) return whole(theirs);
  const mine = { ...given.mine, design: own };
  const all = { ...given, mine };
  const conflicts: MergeConflict[] = [];
  const options = pick(partOf(all, optionsOf));
  const quantity = pick(partOf(all, ({ choice }) => quantityIn(choice)));
  const colours = pick(partOf(all, ({ design: { inks, product } }) => ({ inks: inksOfDesign(inks), colourway: product.colourway })));
  const language = pick(partOf(all, ({ design }) => design.language));
  if (options.isConflict || language.isConflict) conflicts.push({ kind: 'options' });
  if (quantity.isConflict) conflicts.push({ kind: 'quantity' });
  if (colours.isConflict) conflicts.push({ kind: 'colours' });
  const chosen = options.side === 'mine' ? mine : theirs;
  const isReshaped = !isEqual(base.design.pages.map(geometryOf), chosen.design.pages.map(geometryOf));
  // Another form is sold in other quantities.
  if (isReshaped && quantity.side !== options.side && !isEqual(quantityIn(mine.choice), quantityIn(theirs.choice))) return whole(theirs);
  const pages = mergePages(all, options.side);
  if (!pages) return whole(theirs);
  conflicts.push(...pages.conflicts);
  const { language: _, ...rest } = theirs.design;
  const merged: DesignDocument = {
    ...rest,
    ...(language.value === undefined ? {} : { language: language.value }),
    product: withDefined(optionsOf(chosen).product, { colourway: colours.value.colourway, autoLayout: mergeRecords(all) }),
    inks: withOwnInks(colours.value.inks, mergeOwnInks(partOf(all, ({ design }) => design))),
    pages: pages.pages,
  };
  const design = withMissingInks(merged, { ...mine.design.inks, ...theirs.design.inks });
  if (inconsistencies(design).length > 0 || sizeIssue(design) !== null) return whole(theirs);
  const choice = quantity.value === undefined ? chosen.choice : { ...chosen.choice, quantity: quantity.value };
  return { content: { design, choice }, conflicts, renamed: pages.renamed };
}

function quantityIn(choice: object): unknown {
  return (choice as { quantity?: unknown }).quantity;
}

/** Which pages an automatic layout may lay out again is the page's own, like its content. */
function geometryOf(page: Page): object {
  const { background: _, ground: __, collage: ___, groups: ____, elements: _____, autoLayout: ______, ...geometry } = page;
  return geometry;
}

function optionsOf({ design, choice }: MergeVersion<object>) {
  const { colourway: _, autoLayout: __, ...product } = design.product;
  const { quantity: ___, ...options } = choice as { quantity?: unknown };
  return { product, options, pages: design.pages.map(geometryOf) };
}

type Ids = readonly string[];

/** As many as a record holds (core/auto-layout/book-input.ts). */
const maxIds = 1_000;

function isIds(value: unknown): value is Ids {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

/** Lists of ids that both sides changed: theirs with what mine added, without what mine took out. Null for other values. */
function mergeIds({ base = [], mine = [], theirs = [] }: Versions<unknown>): Ids | null {
  if (!isIds(base) || !isIds(mine) || !isIds(theirs)) return null;
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id));
  return [...theirs.filter((id) => mine.includes(id) || !base.includes(id)), ...added].slice(-maxIds);
}

/** Each key as the side has it that changed it, theirs where both did; lists of photos have the changes of both. */
function mergeRecords(all: Versions<MergeVersion<object>>): DesignDocument['product']['autoLayout'] {
  const records = partOf(all, ({ design }) => design.product.autoLayout);
  const { mine, theirs } = records;
  if (!mine || !theirs) return pick(records).value;
  const keys = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(
    keys.flatMap((key) => {
      const values = partOf(records, (record) => record?.[key]);
      const { value, isConflict } = pick(values);
      const merged = (isConflict && mergeIds(values)) || value;
      return merged === undefined ? [] : [[key, merged]];
    }),
  );
}

function withDefined(
  product: DesignDocument['product'],
  { colourway, autoLayout }: Pick<DesignDocument['product'], 'colourway' | 'autoLayout'>,
) {
  return { ...product, ...(colourway === undefined ? {} : { colourway }), ...(autoLayout === undefined ? {} : { autoLayout }) };
}

type MergedPages = { pages: Page[]; conflicts: PageConflict[]; renamed: boolean };

/** The pages of the side whose options are taken. Null where the other side changed a page that is not among them. */
function mergePages({ base, mine, theirs, sent }: Versions<MergeVersion<object>>, side: 'mine' | 'theirs'): MergedPages | null {
  const [shape, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
  const find = ({ design }: MergeVersion<object>, id: string) => design.pages.find((page) => page.id === id);
  const ids = new Set(shape.design.pages.map(({ id }) => id));
  const isLost = other.design.pages.some((page) => !ids.has(page.id) && !isEqual(page, find(base, page.id)));
  if (isLost) return null;
  const conflicts: PageConflict[] = [];
  let renamed = false;
  const pages = shape.design.pages.map((page) => {
    const versions = { base: find(base, page.id), mine: find(mine, page.id), theirs: find(theirs, page.id) };
    if (!versions.base || !versions.mine || !versions.theirs) return page;
    const own = sent.flatMap((version) => find(version, page.id) ?? []);
    const merged = mergePage({ base: versions.base, mine: versions.mine, theirs: versions.theirs, sent: own });
    conflicts.push(...merged.conflicts);
    renamed ||= merged.renamed;
    return { ...geometryOf(page), ...merged.content } as Page;
  });
  return { pages, conflicts, renamed };
}

/** An element of one side may name an ink that the colours of the other side lack. */
function withMissingInks(design: DesignDocument, known: DesignDocument['inks']): DesignDocument {
  const missing = designInks(design).filter((token) => !Object.hasOwn(design.inks, token) && Object.hasOwn(known, token));
  if (missing.length === 0) return design;
  const inks = { ...design.inks, ...Object.fromEntries(missing.map((token) => [token, known[token]])) } as DesignDocument['inks'];
  return { ...design, inks: withOwnInks(inks, inks) };
}
