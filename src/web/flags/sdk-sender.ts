/**
 * The browser's SDK of the flag protocol. It is loaded after consent only: it tells the service the visitor's key from its first request on.
 * One tab of a browser has a stream, since six of them would use up the connections of the host; the others poll.
 */
import { SplitFactory } from '@splitsoftware/splitio-browserjs';
import type { FlagEvent, Sender } from './flag-client.ts';

export type SenderOptions = {
  /** Public key of the flag service. */
  authorizationKey: string;
  /** The visitor's key. */
  key: string;
  origin: string;
  attributes: Record<string, string | boolean>;
};

const trafficType = 'user';
const streamLock = 'ft-stream';

type Instance = { client: SplitIO.IBrowserClient; consent: SplitIO.IUserConsentAPI; destroy(): void };

function start({ authorizationKey, key, origin }: SenderOptions, streamingEnabled: boolean): Instance {
  const api = `${origin}/flags/api`;
  const factory = SplitFactory({
    core: { authorizationKey, key },
    urls: { sdk: api, events: api, auth: api, telemetry: api, streaming: `${origin}/flags` },
    userConsent: 'GRANTED',
    streamingEnabled,
  });
  const client = factory.client();
  return { client, consent: factory.UserConsent, destroy: () => void client.destroy() };
}

/**
 * Takes the lock of the stream until `ended` resolves. Without `onGranted` it answers at once whether the lock was free; with it, the lock
 * is waited for. A browser without locks has no stream.
 */
async function takeStream(ended: Promise<void>, onGranted?: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) return false;
  const { promise: isTaken, resolve } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(streamLock, { ifAvailable: !onGranted }, async (lock) => {
      resolve(lock !== null);
      if (!lock) return;
      await onGranted?.();
      await ended;
    })
    .catch(() => resolve(false));
  return onGranted ? false : isTaken;
}

/** Resolves when flags can be evaluated. Rejects when they cannot within the ready timeout of the SDK. */
export async function openSdk(options: SenderOptions): Promise<Sender> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let hasEnded = false;
  const hasStream = await takeStream(ended);
  let instance = start(options, hasStream);
  await instance.client.whenReady();
  if (!hasStream)
    void takeStream(ended, async () => {
      if (hasEnded) return;
      const next = start(options, true);
      await next.client.whenReady();
      const previous = hasEnded ? next : instance;
      if (!hasEnded) instance = next;
      previous.destroy();
    });
  return {
    expose: (flag) => instance.client.getTreatment(flag, options.attributes),
    track: ({ type, value, properties }: FlagEvent) => instance.client.track(trafficType, type, value, properties),
    end(isDeclined) {
      hasEnded = true;
      if (isDeclined) instance.consent.setStatus(false);
      instance.destroy();
      end();
    },
  };
}
