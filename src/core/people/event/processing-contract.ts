/** The contract on processing that a company agrees to when it makes an event (Art. 28 GDPR): it decides whose data of guests the shop processes. */

/** The version that is agreed to now. A new text has a new one; events keep theirs. */
export const processingContract = '2026-11';

export type Contract = { version: string; at: string };
