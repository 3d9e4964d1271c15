/** The one error class. An expected outcome is returned; a Fault is for everything that must end the request. */
import type { Message, RenderedMessage } from './message.ts';

/**
 * Every code with its HTTP status and log level. What people read is the text `fault.<code>` (src/texts/de/errors.ts): what happened,
 * what is safe, what to do. A new code is one line here and one there.
 */
export const faults = {
  'bad-input': { status: 422, level: 'info' },
  'bad-form': { status: 400, level: 'info' },
  'login-refused': { status: 400, level: 'info' },
  'google-refused': { status: 400, level: 'warn' },
  'passkey-refused': { status: 400, level: 'info' },
  'link-used': { status: 400, level: 'info' },
  'link-expired': { status: 400, level: 'info' },
  'sign-in': { status: 401, level: 'info' },
  'confirm-identity': { status: 403, level: 'info' },
  'email-unconfirmed': { status: 403, level: 'info' },
  'account-open-orders': { status: 409, level: 'info' },
  'email-in-use': { status: 409, level: 'info' },
  'link-needed': { status: 409, level: 'info' },
  'google-in-use': { status: 409, level: 'info' },
  'bad-json': { status: 400, level: 'info' },
  'bad-headers': { status: 400, level: 'info' },
  'not-found': { status: 404, level: 'info' },
  gone: { status: 410, level: 'info' },
  'upload-link-used': { status: 410, level: 'info' },
  'upload-link-ended': { status: 410, level: 'info' },
  'upload-link-cut': { status: 410, level: 'info' },
  'method-not-allowed': { status: 405, level: 'info' },
  'client-closed': { status: 400, level: 'info' },
  unauthorized: { status: 401, level: 'warn' },
  forbidden: { status: 403, level: 'info' },
  'cross-site': { status: 403, level: 'warn' },
  'too-large': { status: 413, level: 'info' },
  'off-ladder': { status: 422, level: 'info' },
  'picture-refused': { status: 422, level: 'info' },
  'design-newer': { status: 422, level: 'warn' },
  'design-conflict': { status: 409, level: 'info' },
  /** A guest list or a household was changed since the requester saw it. */
  'list-changed': { status: 409, level: 'info' },
  'design-in-cart': { status: 409, level: 'info' },
  'design-not-printable': { status: 422, level: 'info' },
  'too-complex': { status: 422, level: 'info' },
  'upload-offset': { status: 409, level: 'info' },
  'upload-locked': { status: 423, level: 'info' },
  'wrong-protocol': { status: 412, level: 'info' },
  'wrong-media-type': { status: 415, level: 'info' },
  'cart-changed': { status: 409, level: 'info' },
  'flag-changed': { status: 409, level: 'info' },
  'flags-elsewhere': { status: 409, level: 'info' },
  'flag-exists': { status: 409, level: 'info' },
  'key-reused': { status: 422, level: 'warn' },
  'order-refused': { status: 409, level: 'info' },
  'order-locked': { status: 403, level: 'info' },
  'price-changed': { status: 409, level: 'info' },
  'google-unreachable': { status: 503, level: 'warn' },
  busy: { status: 503, level: 'warn' },
  /** A row of the catalogue that the request needs is not there or does not fit. */
  unavailable: { status: 503, level: 'warn' },
  'too-many': { status: 429, level: 'info' },
  'quota-full': { status: 507, level: 'info' },
  'storage-full': { status: 507, level: 'error' },
  internal: { status: 500, level: 'error' },
} as const satisfies Record<string, { status: number; level: 'info' | 'warn' | 'error' }>;

export type FaultCode = keyof typeof faults;

/** One wrong field: its name, a code for programs and a text for people. */
export type FieldError = { field: string; code: string; message: Message };

/** The same with its text written: what leaves the server. */
export type ShownFieldError = RenderedMessage<FieldError>;

export type FaultDetails = {
  text?: Message;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The limit of the whole shop that was met. */
  budget?: string;
  /** That limit slows calls instead of refusing them. */
  isSlowed?: boolean;
  /** The limit that was met; `account` is the hash of the account that it counts by. */
  limit?: { name: string; by: string; account?: string };
  /** Methods of the address, for a 405 response: 'GET, HEAD'. */
  allow?: string;
  cause?: unknown;
  /** The texts in the language of the request, set by the adapter that runs calls. */
  shown?: { text: string; errors: ShownFieldError[] };
};

/** Thrown when a request must end. `message` is for the log; people read `faultMessage`. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly details: FaultDetails;

  constructor(code: FaultCode, message: string = code, details: FaultDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'Fault';
    this.code = code;
    this.details = details;
  }
}

/** True for a Fault of any copy of this module: recognised by its code, not by its class. */
export function isFault(error: unknown): error is Fault {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code in faults && 'details' in error;
}

/** What people read of a fault: its own text, or the one of its code. */
export function faultMessage(fault: Pick<Fault, 'code' | 'details'>): Message {
  return fault.details.text ?? { key: `fault.${fault.code}` };
}
