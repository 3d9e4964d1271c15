/**
 * What a browser tells about feature tests: which branches were seen, and what the visitor did then. It is collected in memory and sent by
 * the SDK of the flag protocol once the visitor has agreed to statistics; declining drops it. One of a page.
 */
import type { Difference } from './monitor.ts';

export type FlagEvent = { type: string; value?: number };

/** Sends to the flag service (sdk-sender.ts). */
export type Sender = {
  /** Evaluates the flag and sends the impression of its treatment, which it returns. */
  expose(flag: string): string;
  /** False: the event was refused. */
  track(event: FlagEvent): boolean;
  /** Ends the sending. `isDeclined`: what has not been sent is dropped. */
  end(isDeclined: boolean): void;
};

export type FlagConsent = 'granted' | 'declined' | 'unknown';

/** Log codes of Specification 8, as the log's events. */
export type FlagLogEvent =
  | Difference
  | 'flag-already-initialized'
  | 'flag-authorization-key-empty'
  | 'flag-client-empty'
  | 'flag-initialize-failed'
  | 'flag-key-empty'
  | 'flag-no-global-client'
  | 'flag-no-treatment'
  | 'flag-track-failed';

/** What keeps an SDK from being opened, with the code that is logged. */
export class FlagClientError extends Error {
  readonly event: FlagLogEvent;
  constructor(event: FlagLogEvent, text: string) {
    super(text);
    this.event = event;
  }
}

export type FlagClientOptions = {
  /** Resolves with null where tests are switched off. */
  openSender: () => Promise<Sender | null>;
  log: (event: FlagLogEvent, detail: string) => void;
};

/** Events that wait for consent. The oldest are dropped. */
const maxEvents = 500;

export type FlagClient = {
  /** A branch of the flag was seen. The first of a page counts. */
  expose(flag: string): void;
  track(event: FlagEvent): void;
  setConsent(consent: FlagConsent): void;
  /** What waits to be sent. */
  waiting(): { flags: readonly string[]; events: readonly FlagEvent[] };
};

export function createFlagClient({ openSender, log }: FlagClientOptions): FlagClient {
  const exposed = new Set<string>();
  let flags: string[] = [];
  let events: FlagEvent[] = [];
  let consent: FlagConsent = 'unknown';
  let sender: Sender | null = null;
  let opening = false;
  /** The last try to open an SDK failed: there is none for what is told next. */
  let hasFailed = false;

  function clear(): void {
    flags = [];
    events = [];
  }

  async function open(): Promise<void> {
    opening = true;
    try {
      const opened = await openSender();
      hasFailed = false;
      // The visitor may have declined while the SDK was loading.
      if (consent !== 'granted') opened?.end(true);
      else if (opened) sender = opened;
      else clear();
      send();
    } catch (error) {
      hasFailed = true;
      log(error instanceof FlagClientError ? error.event : 'flag-initialize-failed', String(error));
    } finally {
      opening = false;
    }
  }

  function send(): void {
    if (!sender) {
      if (consent !== 'granted' || opening || flags.length + events.length === 0) return;
      if (hasFailed) log('flag-no-global-client', [...flags, ...events.map(({ type }) => type)].at(-1) ?? '');
      void open();
      return;
    }
    const waiting = { flags, events };
    clear();
    for (const flag of waiting.flags) if (sender.expose(flag) === 'control') log('flag-no-treatment', flag);
    for (const event of waiting.events) if (!sender.track(event)) log('flag-track-failed', event.type);
  }

  return {
    waiting: () => ({ flags, events }),
    expose(flag) {
      if (consent === 'declined' || exposed.has(flag)) return;
      exposed.add(flag);
      flags.push(flag);
      send();
    },
    track(event) {
      if (consent === 'declined') return;
      events.push(event);
      events = events.slice(-maxEvents);
      send();
    },
    setConsent(next) {
      consent = next;
      if (next === 'granted') send();
      if (next !== 'declined') return;
      clear();
      sender?.end(true);
      sender = null;
    },
  };
}
