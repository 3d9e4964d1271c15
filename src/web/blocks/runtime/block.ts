/**
 * A block is a folder of src/web/blocks: load.ts has the schema of its story fields and `load`, which turns them into data on the server
 * (the transformer); component.tsx has the `Component` that renders the data. The folder's name is the block's name in stories,
 * unless load.ts exports `names`.
 */
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { PageRequest } from '#web/page/request.ts';

/** A block as the page shows it. `component` is the folder of its component. `data` is null only where rendering is forced without any. */
export type LoadedBlock = { key: string; component: string; layout: BlockLayout; data: unknown };

/** Layout and headline of a block (Specification 3: layout props and page-container headline). Optional properties are left out at their default. */
export type BlockLayout = {
  htmlTag?: 'section' | 'article' | 'aside' | 'nav' | 'header' | 'footer';
  /** Space below. */
  mb: Space;
  /** Space above: 'none' by default. */
  mt?: Space;
  /** Ground and width. Stories call the field `layout`, because `variant` is the headline's. */
  variant: 'plain' | 'ground' | 'ink' | 'narrow';
  headline?: Headline;
  /** The component renders the headline itself, beside a link, breadcrumbs or a text. */
  hasOwnHeadline?: true;
  /** In previews: how the visual editor finds the block. */
  editable?: Editable;
};
/** Attributes `data-blok-c` and `data-blok-uid` of the visual editor. */
export type Editable = { note: string; uid: string };
export type Space = 'none' | 'small' | 'medium' | 'section';

export type Headline = {
  headline: string;
  headlineType: 'h1' | 'h2' | 'h3' | 'h4';
  subline: string;
  teaser: string;
  variant: 'primary' | 'secondary';
  hideComponentOnMobile: boolean;
  hideHeadlineOnDesktop: boolean;
  hideHeadlineOnMobile: boolean;
  preventHideHeadline: boolean;
};

/** What a transformer may ask besides its fields. Server only. */
export type BlockContext = {
  page: PageRequest;
  story: { name: string; fullSlug: string; tags: readonly string[]; publishedAt: string | null };
  /** Route parameters and cleaned query of the page. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** Path of a linked story on this host by its uuid. */
  links: Readonly<Record<string, string>>;
  /** Blocks inside a block, loaded like those of a page. */
  blocks(value: unknown): Promise<LoadedBlock[]>;
};

/**
 * A transformer. Null: there is nothing to show, and no wrapper is rendered (F141). It may throw a Fault that a call
 * threw: the block is left out, the page stands, and the fault is logged with the story's name.
 */
export type Load<Fields, Data> = (fields: Fields, context: BlockContext) => Data | null | Promise<Data | null>;

/** Exports of load.ts. registration.test.ts checks every folder. */
export type BlockLoader = {
  names?: readonly string[];
  /** The component renders its headline itself. */
  hasOwnHeadline?: boolean;
  schema: z.ZodMiniType;
  load: Load<never, unknown>;
};
/** Export `Component` of component.tsx. */
export type BlockComponent = (props: { data: never }) => ReactNode;
