/**
 * The browser's SDK of the flag protocol. It is loaded after consent only: it tells the service the visitor's key from its first request on.
 * One tab of a browser has a stream, since six of them would use up the connections of the host; the others poll.
 */
import { SplitFactory } from '@splitsoftware/splitio-browserjs';
import { FlagClientError, type FlagEvent, type Sender } from './flag-client.ts';

export type SenderOptions = {
  /** Public key of the flag service. */
  authorizationKey: string;
  /** The visitor's key. */
  key: string;
  origin: string;
  attributes: () => Record<string, string | boolean>;
};

const trafficType = 'user';
const streamLock = 'ft-stream';

type Instance = { client: SplitIO.IBrowserClient; consent: SplitIO.IUserConsentAPI; destroy(): void };

type Factory = (settings: SplitIO.IClientSideSettings) => SplitIO.IBrowserSDK | null;

/**
 * Clocks, queues and limits are those of the SDK.
 *
 * @internal
 */
export function sdkSettings({ authorizationKey, key, origin }: SenderOptions, streamingEnabled: boolean): SplitIO.IClientSideSettings {
  const api = `${origin}/flags/api`;
  return {
    core: { authorizationKey, key },
    urls: { sdk: api, events: api, auth: api, telemetry: api, streaming: `${origin}/flags` },
    userConsent: 'GRANTED',
    streamingEnabled,
  };
}

function start(options: SenderOptions, streamingEnabled: boolean, createFactory: Factory): Instance {
  const factory = createFactory(sdkSettings(options, streamingEnabled));
  const client = factory?.client();
  if (!factory || !client) throw new FlagClientError('flag-client-empty', 'the SDK has no client');
  return { client, consent: factory.UserConsent, destroy: () => void client.destroy() };
}

/**
 * Takes the lock of the stream until `ended` resolves. Without `onGranted` it answers at once whether the lock was free; with it, the lock
 * is waited for. A browser without locks has no stream.
 */
async function openStream(ended: Promise<void>, onGranted?: () => Promise<void>): Promise<boolean> {
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

/** An SDK of this page is open. */
let isOpen = false;

/**
 * Resolves when flags can be evaluated. Rejects with FlagClientError where an SDK is open, or without a client, and with another Error when
 * flags cannot be evaluated within the ready timeout of the SDK.
 */
export async function openSdk(options: SenderOptions, createFactory: Factory = SplitFactory): Promise<Sender> {
  if (isOpen) throw new FlagClientError('flag-already-initialized', 'the page has an SDK');
  isOpen = true;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  try {
    return await openInstance(options, createFactory, ended, end);
  } catch (error) {
    close(end);
    throw error;
  }
}

function close(end: () => void): void {
  isOpen = false;
  end();
}

async function openInstance(options: SenderOptions, createFactory: Factory, ended: Promise<void>, end: () => void): Promise<Sender> {
  let hasEnded = false;
  const hasStream = await openStream(ended);
  let instance = start(options, hasStream, createFactory);
  await instance.client.whenReady().catch((error: unknown) => {
    instance.destroy();
    throw error;
  });
  if (!hasStream)
    void openStream(ended, async () => {
      if (hasEnded) return;
      const next = start(options, true, createFactory);
      await next.client.whenReady();
      const previous = hasEnded ? next : instance;
      if (!hasEnded) instance = next;
      previous.destroy();
    });
  return {
    expose: (flag) => instance.client.getTreatment(flag, options.attributes()),
    track: ({ type, value }: FlagEvent) => instance.client.track(trafficType, type, value),
    end(isDeclined) {
      hasEnded = true;
      if (isDeclined) instance.consent.setStatus(false);
      instance.destroy();
      close(end);
    },
  };
}
