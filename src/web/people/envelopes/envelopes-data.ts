/** What the page of the envelopes of a list shows. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';

export type EnvelopesData = Output<Calls['GET /web-api/guest-lists/:id/envelopes']>;

/** What the form of the look offers. */
export type LookOptions = {
  formats: readonly { format: string; widthMm: number; heightMm: number }[];
  faces: readonly { key: string; name: string }[];
  countries: readonly { code: string; name: string }[];
  maxSender: number;
};
