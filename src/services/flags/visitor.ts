/** What one visitor sees of feature flags. Flags are read when the first one is asked for: most pages show none. */
import { isbot } from 'isbot';
import { treatmentFor } from '#core/flags/choose.ts';
import { evaluate } from '#core/flags/evaluate.ts';
import { type Overrides, overrideCookie, overridesOf } from '#core/flags/overrides.ts';
import { treatmentsOf } from '#core/flags/variants.ts';
import { overridesCookie, userCookie, userCookieSeconds } from '#core/flags/visitor-cookies.ts';
import { consentCookie, consentOf, wordingVersion } from '#core/site/consent.ts';
import { deviceKindOfHeader, deviceOf } from '#core/site/device.ts';
import type { Channel } from '#core/values/channel.ts';
import { readCookie, setCookie } from '#core/values/cookies.ts';
import type { Shop } from '#services/handler.ts';
import { type FlagIndex, flagsOf } from '#store/flags/flag-index.ts';
import { isOwnVisitorKey, newVisitorKey } from '#store/flags/visitor-key.ts';

/** What of a request decides. `search` is its query, with overrides. */
export type FlagRequest = {
  channel: Channel;
  isSecure: boolean;
  cookies: string | null;
  userAgent: string | null;
  /** The header of the device that a trusted proxy names. */
  device: string | null;
  /** The header Sec-GPC: the browser asks for privacy. */
  privacy: string | null;
  search: string;
  /** The version of the flags, where the caller reads it anyway. */
  version?: () => Promise<number>;
};

export type FlagVisitor = {
  /** Tests may run for the visitor, who is no crawler and has not declined them. */
  mayTest: boolean;
  /** Overrides of known flags. */
  overrides(): Promise<Overrides>;
  /** The treatment of a flag; 'off' for visitors without a key. With `listed`, a value of it or 'control'. */
  treatment(flag: string, listed?: readonly string[]): Promise<string>;
  /** Set-Cookie lines: the key, where the response shows a flag and the key is new, and overrides that the address asks for. */
  cookies(isTested: boolean): string[];
};

/** True for a query or a Cookie header that may override flags: others need no flags to be read. */
function mayOverride({ search, cookies }: FlagRequest): boolean {
  return /[?&](?:ff_|feature=)/.test(search) || readCookie(cookies, overridesCookie) !== null;
}

/** Whether tests may run for a visitor: not for crawlers (F274), and not against their will. */
function mayTest({ userAgent, device, cookies, privacy }: FlagRequest, wording: number, testsBeforeConsent: boolean): boolean {
  if (deviceOf(userAgent, isbot(userAgent), deviceKindOfHeader(device)).kind === 'crawler') return false;
  const { statistics } = consentOf(readCookie(cookies, consentCookie), wording);
  return statistics === 'granted' || (statistics === 'unknown' && testsBeforeConsent && privacy !== '1');
}

export function flagVisitor(
  { store, flags: settings, tracking }: Pick<Shop, 'store' | 'flags' | 'tracking'>,
  request: FlagRequest,
): FlagVisitor {
  const stored = readCookie(request.cookies, userCookie);
  const secret = settings?.visitorSecret ?? '';
  const isNew = !isOwnVisitorKey(stored, secret);
  const isAllowed = mayTest(request, wordingVersion(tracking ?? null), settings?.beforeConsent ?? false);
  const key = !isAllowed ? null : isNew ? newVisitorKey(secret) : stored;
  const { kind } = deviceOf(request.userAgent, false, deviceKindOfHeader(request.device));
  const attributes = { channel: request.channel, mobileDevice: kind === 'mobile' };
  let index: Promise<FlagIndex> | null = null;
  let asked: Overrides = new Map();
  let isKeyUsed = false;
  const evaluations = new Map<string, Promise<string | null>>();

  async function readFlags(): Promise<FlagIndex> {
    return flagsOf(store, await request.version?.());
  }

  async function flags(): Promise<FlagIndex> {
    index ??= readFlags();
    return index;
  }

  async function overrides(): Promise<Overrides> {
    if (!mayOverride(request)) return asked;
    const { flags: known } = await flags();
    const listed = (flag: string) => {
      const found = known.get(flag);
      return found && treatmentsOf(found.flag);
    };
    asked = overridesOf(new URLSearchParams(request.search), readCookie(request.cookies, overridesCookie), listed);
    return asked;
  }

  /** Once a request: pages ask for the branches of their key, and again for those of the page that was found. */
  function evaluated(flag: string): Promise<string | null> {
    const known = evaluations.get(flag) ?? evaluateFlag(flag);
    evaluations.set(flag, known);
    return known;
  }

  async function evaluateFlag(flag: string): Promise<string | null> {
    const { isOff, flags: known, worldFor } = await flags();
    if (key === null || isOff || !known.has(flag)) return null;
    isKeyUsed = true;
    return evaluate(await worldFor(key), flag, { matchingKey: key, bucketingKey: key }, attributes).treatment;
  }

  return {
    mayTest: isAllowed,
    overrides,
    treatment: async (flag, listed) => treatmentFor(flag, await overrides(), await evaluated(flag), listed),
    cookies(isTested) {
      const { isSecure } = request;
      const lines: string[] = [];
      if (isTested && isNew && isKeyUsed && key !== null)
        lines.push(setCookie(userCookie, key, { maxAgeSeconds: userCookieSeconds, isSecure, httpOnly: false }));
      const kept = overrideCookie(asked);
      if (kept !== null && kept !== readCookie(request.cookies, overridesCookie))
        lines.push(setCookie(overridesCookie, kept, { maxAgeSeconds: null, isSecure, httpOnly: false }));
      return lines;
    },
  };
}
