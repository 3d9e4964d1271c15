/** A story as the delivery API returns it, in one language. */
import type { Block } from './block.ts';

export type StoryAlternate = {
  id: number;
  name: string;
  slug: string;
  published: boolean;
  full_slug: string;
  is_folder: boolean;
  parent_id: number;
};

export type DeliveredStory = {
  name: string;
  created_at: string;
  published_at: string | null;
  updated_at: string;
  id: number;
  uuid: string;
  content: Block;
  slug: string;
  full_slug: string;
  sort_by_date: string | null;
  position: number;
  tag_list: string[];
  is_startpage: boolean;
  parent_id: number;
  meta_data: unknown;
  group_id: string;
  first_published_at: string | null;
  release_id: null;
  lang: string;
  path: string | null;
  alternates: StoryAlternate[];
  default_full_slug: string | null;
  translated_slugs: { path: string; name: string | null; lang: string; published: boolean }[] | null;
};
