/** Tables of the content service, as tables.ts describes all tables. */

/** JSON.stringify of what the name says. */
export type JsonText = string;
/** new Date().toISOString() */
export type IsoText = string;

export type ContentTables = {
  /**
   * Which seed wrote a story: `seed` is the hash of the seed's words ('' once the seed has it no more), `revision` that of the story afterwards,
   * `seed_number` that of the newest seed it was compared with.
   */
  story_seeds: { full_slug: string; story: number; seed: string; revision: number; seed_number: number };

  /** 'revision' grows with every change of content, 'cv' with every published one (Unix seconds, strictly), 'id' numbers everything. */
  content_numbers: { name: 'revision' | 'cv' | 'id'; value: number };
  /** `draft` and `published` are texts of a story; `revision` is the content's when the row last changed. */
  stories: {
    id: number;
    uuid: string;
    group_id: string;
    parent_id: number;
    is_folder: number;
    position: number;
    default_root: string | null;
    slug: string;
    draft: JsonText;
    published_slug: string | null;
    published: JsonText | null;
    unpublished_changes: number;
    created_at: IsoText;
    published_at: IsoText | null;
    first_published_at: IsoText | null;
    revision: number;
  };
  story_versions: { id: number; story: number; event: string; text: JsonText; created_at: IsoText };
  /** Components, their groups and presets, folders of assets, and the space itself: one JSON object each. */
  content_records: { id: number; kind: string; name: string; body: JsonText; created_at: IsoText; updated_at: IsoText };
  datasources: { id: number; slug: string; name: string; dimensions: JsonText; created_at: IsoText; updated_at: IsoText };
  datasource_entries: { id: number; datasource: number; name: string; value: string; position: number; dimension_values: JsonText };
  /** `token` is the unguessable part of the file's address; `replaces` is the asset whose place an upload takes. */
  assets: {
    id: number;
    token: string;
    name: string;
    size: string;
    state: 'signed' | 'uploaded' | 'ready' | 'replaced';
    is_private: number;
    folder: number | null;
    content_type: string | null;
    content_length: number | null;
    file_key: string | null;
    replaces: number | null;
    fields: JsonText;
    created_at: IsoText;
    updated_at: IsoText;
  };
  webhook_endpoints: {
    id: number;
    name: string;
    endpoint: string;
    secret: string | null;
    activated: number;
    actions: JsonText;
    created_at: IsoText;
    updated_at: IsoText;
    /** Until then one worker sends to it. */
    busy_until: IsoText | null;
    /** In a row. */
    failures: number;
  };
  /** What is still to be sent, in order of id; `body` is the exact text that is signed. */
  webhook_deliveries: { id: number; endpoint: number; body: string; created_at: IsoText };
};
