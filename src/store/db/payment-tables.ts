/** Columns of the tables of payments. What was paid of an order is computed from the facts (core/payment/settlement.ts). */
import type { IsoText } from './content-tables.ts';

export type PaymentTables = {
  /** Attempts to pay an order. An order has one in the states created, pending, authorized at most: an index sees to it. */
  payments: {
    /** Idempotency key of all calls about it. */
    id: string;
    order: string;
    /** From 1 within the order. */
    number: number;
    provider: string;
    method: string;
    amount: number;
    currency: string;
    /** Computed from the facts. */
    state: string;
    /** The provider's id and the page where it is paid; null until the provider has answered. */
    ref: string | null;
    url: string | null;
    created_at: IsoText;
    expires_at: IsoText;
    /** When the provider was last asked. */
    synced_at: IsoText | null;
  };
  /** What providers said: one row a capture, refund, dispute or end, with its latest status. */
  payment_facts: {
    provider: string;
    kind: string;
    ref: string;
    payment: string;
    status: string;
    amount: number;
    currency: string;
    occurred_at: IsoText;
    seen_at: IsoText;
  };
  /** Events that providers posted; they say only when to ask. `attempt` and `ref` name what they are about. */
  payment_events: {
    provider: string;
    event_id: string;
    attempt: string | null;
    ref: string | null;
    received_at: IsoText;
    /** 'new', 'done', or 'unknown' when no attempt was found within a day. */
    outcome: string;
  };
  /** Money that goes back. `id` is the idempotency key, `capture` the provider's id of what it is taken from. */
  refunds: {
    id: string;
    order: string;
    payment: string;
    capture: string;
    amount: number;
    currency: string;
    reason: string;
    state: string;
    ref: string | null;
    requested_by: string;
    requested_at: IsoText;
  };
  /** Entries of the shop's bank account, each once. Of a debit that is not about an order only day and sum are kept. */
  bank_entries: {
    /** A hash of what the entry says. */
    id: string;
    day: string;
    /** Minor units: money that came in is positive. */
    amount: number;
    currency: string;
    payer: string;
    text: string;
    /** What it pays or pays back; of several orders the first. */
    order: string | null;
    state: 'new' | 'matched' | 'ignored';
    imported_at: IsoText;
  };
  /** What the nightly comparison with providers found, each difference once. */
  payment_differences: {
    /** The three columns that follow, in one word. */
    id: string;
    /** 'shop' where an order's own sums do not agree. */
    provider: string;
    kind: string;
    ref: string;
    found_at: IsoText;
  };
};
