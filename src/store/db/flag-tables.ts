/** Columns of the tables of feature flags, as both engines hold them (see tables.ts). Columns `…_ms` are milliseconds since 1970. */
import type { IsoText, JsonText } from './content-tables.ts';

/** Proof of consents (core/site/consent.ts). The id stands in the visitor's cookie and nowhere else. */
export type ConsentTables = {
  /** The question as it was asked. */
  consent_wordings: { version: number; locale: string; text: string };
  /** `categories` granted, comma-separated; `source` where the answer was given. `ended_at`: withdrawn, or replaced by another answer. */
  consents: {
    id: string;
    categories: string;
    wording: number;
    locale: string;
    host: string;
    source: string;
    at: IsoText;
    ended_at: IsoText | null;
  };
};

export type FlagTables = {
  /** One row. `change_number` is that of the newest change; it never falls. `is_off`: every visitor gets the defaults. */
  flag_state: { id: 1; change_number: number; is_off: number };
  /** `definition` as the flag protocol sends it. A change of shares begins a phase, and results are counted by phase. `plan`: FlagPlan. */
  flags: { name: string; definition: JsonText; change_number: number; phase: number; phase_at: IsoText; plan: JsonText };
  rule_segments: { name: string; definition: JsonText; change_number: number };
  /** Every change with its author; `body` is what was changed to. */
  flag_versions: {
    change_number: number;
    kind: 'flag' | 'segment' | 'rule-segment' | 'large-segment' | 'switch';
    name: string;
    action: string;
    actor: string;
    at: IsoText;
    body: JsonText;
  };
  segments: { name: string; change_number: number };
  /** Removed keys stay for clients that still have them. */
  segment_keys: { segment: string; key: string; change_number: number; is_removed: number };
  /** Keys are imported under a new version, which becomes the live one at once; 0 before the first import. */
  large_segments: { name: string; live_version: number };
  large_segment_keys: { key: string; segment: string; version: number };
  /** What was shown, as reported; the same report twice is one row. */
  flag_impressions: { flag: string; key: string; treatment: string; at_ms: number; label: string; change_number: number };
  /** Impressions added up by key. */
  flag_exposures: {
    flag: string;
    phase: number;
    key: string;
    treatment: string;
    label: string;
    first_at_ms: number;
    last_at_ms: number;
    count: number;
  };
  flag_events: {
    key: string;
    type: string;
    at_ms: number;
    value: number | null;
    source: 'browser' | 'server';
    /** Null for an event without any. */
    properties: JsonText | null;
  };
  /** Impressions that SDKs only counted; a report that was sent twice counts twice. */
  flag_counts: { flag: string; day: string; hour_ms: number; count: number };
  flag_keys: { flag: string; day: string; key: string; count: number };
  flag_telemetry: { id: string; kind: string; sdk: string; at: IsoText; body: JsonText };
};
