/**
 * What a block is: one file in this folder with a schema for its story fields, a `load` that turns them into data on the server (the
 * transformer), and a component that shows the data. Nothing here knows a particular block.
 */
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { ContainerType } from '#core/content/containers.ts';
import type { PageRequest } from '#web/page/request.ts';

/** A container as the page shows it. `data` is null only where the container renders without any (forced render). */
export type LoadedBlock = { key: string; type: ContainerType; frame: BlockLayout; data: unknown };

/** Layout and headline of a container (Specification 3, layout props and page-container headline), without what is at its default. */
export type BlockLayout = {
  htmlTag?: 'section' | 'article' | 'aside' | 'nav' | 'header' | 'footer';
  /** Space below and above; below is 'section' where nothing is said. */
  mb?: Space;
  mt?: Space;
  /** Ground it stands on. */
  variant?: 'ground' | 'ink' | 'narrow';
  headline?: Headline;
  /** In previews: where an editor finds the block that this container shows. */
  editable?: Editable;
};
/** The attributes `data-blok-c` and `data-blok-uid` of the visual editor. */
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
 * A transformer. Null: there is nothing to show, and the container leaves no wrapper behind (F141). It may throw a Fault that a call
 * threw: the block is left out, the page stands, and the fault is logged with the story's name.
 */
export type Load<Fields, Data> = (fields: Fields, context: BlockContext) => Data | null | Promise<Data | null>;

/** What a block's file exports; loaders.ts and components.ts hold every file to it. */
export type BlockLoader = { schema: z.ZodMiniType; load: Load<never, unknown> };
export type BlockComponent = (props: { data: never }) => ReactNode;
