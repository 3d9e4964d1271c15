/** Step 7: renders a page and completes its headers. React is handed in as a function. */
import { randomBytes } from 'node:crypto';
import type { Client } from '#api/calls.ts';
import type { CopyReport } from '#api/customer-privacy.ts';
import type { ProblemPlace } from '#api/order/repair.ts';
import { flagRead, readName, type ShownBranch } from '#core/flags/branch.ts';
import type { ResolvedPath } from '#core/site/address.ts';
import { alternates, localizedUrls } from '#core/site/canonical.ts';
import type { PageType } from '#core/site/routes.ts';
import { type TrackingTools, trackingOrigins } from '#core/site/tracking.ts';
import { type Fault, faults, isFault } from '#core/values/fault.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { importedCopy } from '#http/calls/imported-copy.ts';
import { importedFrom } from '#http/calls/imported-list.ts';
import { repairedWithPhoto } from '#http/calls/repaired-photo.ts';
import { errorResponse, retrySeconds } from '#http/error-response.ts';
import { ownTurn } from '#http/own-turn.ts';
import { actorOf } from '#services/actor.ts';
import type { Context, LogFunction, Shop } from '#services/handler.ts';
import { isTranslated } from '#texts/server-texts.ts';
import { type CachedPage, preparePage } from './page-cache.ts';
import { type PreviewSettings, vendorEditor } from './preview.ts';
import type { ResolvedPage } from './resolve.ts';
import { extractScriptHashes, pageHeaders } from './security-headers.ts';
import type { PageSession } from './session.ts';
import type { Treatments } from './treatments.ts';

/** Characters of a path in the log; scanners send very long ones. */
const maxPathLength = 200;

/**
 * Log entries of pages that do not exist (F430, F431, D30), where visitors get the same 404 screen for both levels, and of pages that fail.
 * A warning where a route has the address and refuses its parameters (an unknown theme, a withdrawn card): some link leads there. An
 * information where no route has it. What follows a private page's first segment may be a secret and is left out.
 */
function logNotFound(
  log: LogFunction,
  requestId: string,
  address: Pick<ResolvedPath, 'params' | 'isPrivate' | 'segments'>,
  path: string,
): void {
  const shown = shownPath(address, path);
  if (Object.keys(address.params).length > 0) log('warn', 'page-refused', { requestId, message: `Page Not Found: ${shown}` });
  else log('info', 'page-not-found', { requestId, message: `Page not found: ${shown}` });
}

/** An error for a page that failed because a call refused what its loader asked for: an input that the page has to check itself. */
function logFailure(
  log: LogFunction,
  requestId: string,
  address: Pick<ResolvedPath, 'isPrivate' | 'segments'>,
  path: string,
  { code, message }: Fault,
): void {
  log('error', 'page-failed', { requestId, path: shownPath(address, path), code, message });
}

function shownPath({ isPrivate, segments }: Pick<ResolvedPath, 'isPrivate' | 'segments'>, path: string): string {
  return isPrivate ? `/${segments[0] ?? ''}/…` : path.slice(0, maxPathLength);
}

/** A rendered page as text, and what it says to search engines ('index,follow' or 'noindex,nofollow'). */
export type PageDocument = { html: string; robots: string };

/** Renders a request; src/web/app/render.ts implements it. `document` is null for data, redirects and resources. */
export type RenderPage = (
  request: Request,
  page: {
    site: Context['site'];
    call: Client;
    importCopy: (request: Request) => Promise<CopyReport>;
    importList: (list: string, from: Request | string) => Promise<{ id: string }>;
    repairWithPhoto: (request: Request, token: string, place: ProblemPlace) => Promise<boolean>;
    path: string;
    canonical: string;
    alternates: Record<string, string>;
    mayIndex: boolean;
    pageType: PageType;
    verification: string | null;
    google: boolean;
    tracking: TrackingTools | null;
    report: (event: string, details: Record<string, unknown>) => void;
    logError: (error: unknown) => void;
    bridge: string | null;
    scriptNonce: string;
    isDevelopment: boolean;
    omitsMissing: boolean;
    branch: (flag: string, treatments: readonly string[]) => Promise<string>;
    isPreview: boolean;
  },
  basename: string,
) => Promise<{ response: Response; document: PageDocument | null }>;

export type RenderOptions = {
  render: RenderPage;
  /** Development: the pages reload over a socket. */
  hot: boolean;
  /** Search-console codes by locale. */
  verification: Record<string, string>;
  preview: PreviewSettings;
  report: (event: string, details: Record<string, unknown>) => void;
};

export type RenderRequest = {
  requestId: string;
  ipAddress: string;
  isPreview: boolean;
  isDevelopment: boolean;
  treatments: Treatments;
  /** Of the data that the page is made from. */
  versions: string;
  /** A missing page comes without a body: another one is sent in its place. */
  omitsMissing?: boolean;
  /** The page stands for others: that it is missing is not logged. */
  isShared?: boolean;
};

/** Renders `page` for `session`. */
export async function renderPage(
  shop: Shop,
  options: RenderOptions,
  page: ResolvedPage,
  session: PageSession,
  { requestId, ipAddress, isPreview, isDevelopment, treatments, versions, omitsMissing = false, isShared = false }: RenderRequest,
): Promise<CachedPage> {
  const { target, host, address, prefix } = page;
  const { verification, preview, report, hot } = options;
  const { request, owner, cookies } = session;
  const site = { channel: host.channel, country: host.country, locale: address.locale, origin: host.origin };
  const shownStock = new Map<string, boolean>();
  const context: Context = {
    shop,
    site,
    actor: actorOf(owner),
    requestId,
    ipAddress,
    preview: isPreview,
    shownStock,
    header: (name) => request.headers.get(name),
  };
  const bridge = isPreview && preview.vendor ? `${vendorEditor}/f/storyblok-v2-latest.js` : null;
  // Never sent: scripts that carry it are allowed by hash.
  const scriptNonce = randomBytes(16).toString('base64url');
  const shown = new Map<string, ShownBranch>();
  async function branch(flag: string, listed: readonly string[]): Promise<string> {
    const read = flagRead(flag, listed);
    const chosen = await treatments.branch(read);
    shown.set(readName(read), { ...read, branch: chosen });
    return chosen;
  }
  // What a call refuses is no line in the log, unless its page fails for it.
  const refusals: Fault[] = [];
  function logError(error: unknown): void {
    if (isFault(error) && faults[error.code].level === 'info') refusals.push(error);
    errorResponse(error, requestId, shop.log, address.locale);
  }
  await ownTurn(ipAddress);
  const { response, document } = await options.render(
    request,
    {
      site,
      call: inProcessClient(context),
      importCopy: (form) => importedCopy(form, context),
      importList: (list, from) => importedFrom(from, context, list),
      repairWithPhoto: (form, token, place) => repairedWithPhoto(form, context, token, place),
      path: address.path,
      canonical: page.canonical,
      alternates: alternates(localizedUrls(target.path, target.search, site, shop.hosts, host.origin), address.route === 'search'),
      pageType: address.pageType,
      mayIndex: host.isProduction && address.indexable && isTranslated(address.locale) && !isPreview && !treatments.isOverridden,
      verification: verification[address.locale] ?? null,
      google: shop.google !== undefined,
      tracking: shop.tracking ?? null,
      report,
      logError,
      bridge,
      scriptNonce,
      isDevelopment,
      omitsMissing,
      branch,
      isPreview,
    },
    prefix === '' ? '/' : prefix,
  );
  if (response.status === 405)
    shop.log('info', 'method-not-allowed', { requestId, message: `${request.method} on a page without an action` });
  if (response.status >= 500) for (const refusal of refusals) logFailure(shop.log, requestId, address, target.path, refusal);
  if (response.status === 404 && !isShared) logNotFound(shop.log, requestId, address, target.path);
  const { body, sources } =
    document === null ? { body: Buffer.from(await response.arrayBuffer()), sources: [] } : extractScriptHashes(document.html, scriptNonce);
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const retryAfter = retrySeconds[response.status];
  if (retryAfter !== undefined) headers['retry-after'] ??= String(retryAfter);
  // The router refuses a form of a page without an action.
  if (response.status === 405) headers.allow = 'GET, HEAD';
  // Actions set cookies, too.
  cookies.push(...response.headers.getSetCookie());
  const kind = {
    wasm: address.route.startsWith('configurator-'),
    hot,
    vendor: preview.vendor,
    google: shop.google !== undefined,
    tracking: trackingOrigins(shop.tracking ?? null),
  };
  if (document !== null) Object.assign(headers, pageHeaders(sources, { ...kind, editor: bridge ? vendorEditor : null }));
  headers['x-robots-tag'] = response.status < 400 && document !== null ? document.robots : 'noindex,nofollow';
  headers.vary = 'accept-encoding';
  return preparePage(response.status, headers, body, versions, { shown: [...shown.values()], stock: shownStock });
}
