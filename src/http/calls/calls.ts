/** The service calls over HTTP: headers, session, same-site rule, input, answer, errors. One place for all of them. */
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context as Call, Hono } from 'hono';
import { calls } from '#api/calls.ts';
import { hangingTemplateQuery } from '#api/hanging-template.ts';
import { eventFileQuery, seatingPaperQuery } from '#api/people/event-file-queries.ts';
import { listExportQuery } from '#api/people/import-calls.ts';
import { convertQuery, downloadQuery } from '#api/toolbox.ts';
import { localeOfPath } from '#core/site/address.ts';
import { Fault } from '#core/values/fault.ts';
import { supportedLocale } from '#core/values/locale.ts';
import { errorResponse } from '#http/error-response.ts';
import { type CallWho, mountCalls, mountRoutes, type Routes, type Who } from '#http/mount-calls.ts';
import { ownTurn } from '#http/own-turn.ts';
import { requireOrigin, requireSameSite } from '#http/request/csrf.ts';
import { bodyInput, parseInput, queryInput } from '#http/request/input.ts';
import { requestOwner } from '#http/request/session-cookie.ts';
import { type Host, siteOfHeaders } from '#http/request/site.ts';
import { actorOf } from '#services/actor.ts';
import { downloadExport } from '#services/customer/download-export.ts';
import type { Context, Shop } from '#services/handler.ts';
import { convertFile } from '#services/images/own-file/convert-file.ts';
import { downloadFile } from '#services/images/own-file/download-file.ts';
import { uploadPicture } from '#services/images/upload.ts';
import { downloadDocument } from '#services/invoice/download-document.ts';
import { overviewFile } from '#services/order/overview.ts';
import { qrBillFile } from '#services/order/qr-bill.ts';
import { exportEvent, seatingPaperFile } from '#services/people/event/event-files.ts';
import { guestCalendar, guestPicture } from '#services/people/event/guest-page.ts';
import { householdCodeFile, openCodeFile } from '#services/people/event/print/code-file.ts';
import { exportList } from '#services/people/export-list.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { hangingTemplateFile } from '#services/wall/hanging-template.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { handlers, pageCalls } from './handlers.ts';
import { importedList } from './imported-list.ts';
import { answerPhoneUpload, answerUpload, phoneUploadsPath, tusHeaders, uploadMethod, uploadsPath } from './resumable-uploads.ts';

type App = { Bindings: HttpBindings };
/** `method`: the one that is meant, where it is not that of the request. `isFollowed`: a person reads what a browser opens. */
type Incoming = { request: Request; host: Host; ipAddress: string; method?: string; isFollowed?: boolean };

/**
 * Runs `work` with a context made from the request; whatever it throws becomes the answer of its fault, in the language of the request. A
 * Response that it gives is sent with the headers of calls, nothing as 204, everything else as JSON. Who follows a link in a browser reads the sentence of a
 * fault alone.
 */
async function answer(
  { request, host, ipAddress, method = request.method, isFollowed = false }: Incoming,
  shop: Shop,
  work: (context: Context) => Promise<unknown>,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-request-id': requestId,
  });
  let locale = supportedLocale(request.headers.get('x-locale'));
  try {
    await consumeLimit(shop, 'call', { owner: null, address: ipAddress });
    requireSameSite(method, request.headers);
    if (isPhonePath(new URL(request.url).pathname)) requireOrigin(method, request.headers);
    const site = siteOfHeaders(request.headers, host);
    const cookies: string[] = [];
    const owner = await requestOwner(shop, host, request.headers.get('cookie'), cookies);
    locale = site.locale;
    const header = (name: string) => request.headers.get(name);
    const setCookie = (line: string) => void cookies.push(line);
    const body = await work({ shop, site, actor: actorOf(owner), requestId, ipAddress, header, setCookie });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (body === undefined) {
      headers.delete('content-type');
      return new Response(null, { status: 204, headers });
    }
    if (!(body instanceof Response)) return new Response(JSON.stringify(body), { status: 200, headers });
    for (const [name, value] of body.headers) headers.set(name, value);
    return new Response(body.body, { status: body.status, headers });
  } catch (error) {
    const fault = errorResponse(error, requestId, shop.log, locale);
    for (const [name, value] of Object.entries(fault.headers)) headers.set(name, value);
    if (isFollowed && request.headers.get('accept')?.includes('text/html')) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      return new Response(fault.body.message, { status: fault.status, headers });
    }
    return new Response(JSON.stringify(fault.body), { status: fault.status, headers });
  }
}

/** A page's link to a file comes without the headers of calls: its host says channel and country. */
function ofLink(incoming: Incoming): Incoming {
  const { channel, country } = incoming.host;
  const headers = new Headers(incoming.request.headers);
  headers.set('x-channel', `${channel}-${country.toLowerCase()}`);
  headers.set('x-locale', localeOfPath('/', country));
  return { ...incoming, request: new Request(incoming.request.url, { headers }), isFollowed: true };
}

const conversions = {
  '/web-api/toolbox-convert-file': ['pdf', 'svg', 'picture'],
  '/web-api/toolbox-convert-pdf': ['pdf'],
  '/web-api/toolbox-optimize-image': ['picture'],
} as const;

/** Routes that take or answer a file (api/toolbox.ts). */
const fileRoutes: Routes<Context, App> = {
  ...Object.fromEntries(Object.entries(conversions).map(([path, takes]) => [`POST ${path}`, convertRoute(takes)])),
  'GET /web-api/toolbox-download'(context, { req }) {
    const { id } = parseInput(downloadQuery, queryInput(downloadQuery.input, new URL(req.url).searchParams));
    return downloadFile(context, id);
  },
  'POST /web-api/customer-picture': async (context, { req }) =>
    renderMessages(await uploadPicture(req.raw, context), serverTexts(context.site)),
  'POST /web-api/guest-lists/:id/imports': (context, { req }) => importedList(req.raw, context, req.param('id') ?? ''),
  'POST /web-api/hanging-template': async (context, { req }) =>
    hangingTemplateFile(parseInput(hangingTemplateQuery, await bodyInput(req.raw)), context),
};

/** Files behind links of pages. */
const linkedFiles: Routes<Context, App> = {
  'GET /web-api/customer-export/file': downloadExport,
  'GET /web-api/guest-lists/:id/export'(context, { req }) {
    const wanted = parseInput(listExportQuery, queryInput(listExportQuery.input, new URL(req.url).searchParams));
    return exportList(context, req.param('id') ?? '', wanted);
  },
  'GET /web-api/events/:id/export'(context, { req }) {
    const wanted = parseInput(eventFileQuery, queryInput(eventFileQuery.input, new URL(req.url).searchParams));
    return exportEvent(context, req.param('id') ?? '', wanted);
  },
  'GET /web-api/events/:id/seating/:part/pdf'(context, { req }) {
    const { order, ...link } = parseInput(seatingPaperQuery, queryInput(seatingPaperQuery.input, new URL(req.url).searchParams));
    return seatingPaperFile(context, { id: req.param('id') ?? '', part: req.param('part') ?? '', order }, link);
  },
  'GET /web-api/events/:id/households/:household/code/:format': (context, { req }) =>
    householdCodeFile(context, {
      id: req.param('id') ?? '',
      household: req.param('household') ?? '',
      format: req.param('format') ?? '',
    }),
  'GET /web-api/events/:id/code/:format': (context, { req }) =>
    openCodeFile(context, { id: req.param('id') ?? '', format: req.param('format') ?? '' }),
  'GET /web-api/event-pages/:key/calendar': (context, { req }) => guestCalendar(context, req.param('key') ?? ''),
  'GET /web-api/event-pages/:key/pictures/:picture': (context, { req }) =>
    guestPicture(context, req.param('key') ?? '', req.param('picture') ?? ''),
  'GET /web-api/orders/:token/qr-bill': (context, { req }) => qrBillFile(req.param('token') ?? '', context),
  'GET /web-api/orders/:token/overview': (context, { req }) => overviewFile(req.param('token') ?? '', context),
  'GET /web-api/orders/:token/documents/:number': (context, { req }) =>
    downloadDocument(context, { token: req.param('token') ?? '', number: req.param('number') ?? '' }),
};

function convertRoute(takes: (typeof conversions)[keyof typeof conversions]): Routes<Context, App>[string] {
  return async (context, { req }) => {
    const { longUm = 0 } = parseInput(convertQuery, queryInput(convertQuery.input, new URL(req.url).searchParams));
    return renderMessages(await convertFile(req.raw, context, { takes, longUm }), serverTexts(context.site));
  };
}

const upload: Routes<Context, App>[string] = (context, { req }) => answerUpload(req.raw, req.param('id') ?? null, context);
const phoneUpload: Routes<Context, App>[string] = (context, { req }) => answerPhoneUpload(req.raw, req.param('id') ?? null, context);

/** What the cookie of a phone is sent to. */
const isPhonePath = (path: string) => path.startsWith('/web-api/upload-link/');

const mounts = ['/web-api/', '/price-api/', '/prices/'];
const callPaths: ReadonlySet<string> = new Set(Object.keys(calls).map((key) => key.slice(key.indexOf(' ') + 1)));

/** True for addresses below the prefixes of calls, and for those of calls without one. */
export function isCallPath(path: string): boolean {
  return callPaths.has(path) || mounts.some((mount) => path.startsWith(mount));
}

function missing(_: Context, { req }: Call<App>): never {
  throw new Fault('not-found', `no call ${req.method} ${new URL(req.url).pathname}`);
}

/** Routes of every call in the tables, of the upload, and a JSON 404 for the rest of the mount points. */
export function callRoutes(shop: Shop, hostOf: (request: Request) => Host, clientOf: (request: IncomingMessage) => string): Hono<App> {
  const app = new Hono<App>();
  const incoming = ({ req, env }: Call<App>): Incoming => ({
    request: req.raw,
    host: hostOf(req.raw),
    ipAddress: clientOf(env.incoming),
  });
  const visitors: CallWho<Context, App> = {
    ...pageCalls,
    answer: (http, work) => answer(incoming(http), shop, work),
    async input(call, request, { ipAddress }) {
      const isInQuery = ['GET', 'HEAD', 'DELETE'].includes(request.method);
      const input = isInQuery ? queryInput(call.input, new URL(request.url).searchParams) : await bodyInput(request);
      await ownTurn(ipAddress);
      return input;
    },
  };
  const followers: Who<Context, App> = { answer: (http, work) => answer(ofLink(incoming(http)), shop, work) };
  const uploaders: Who<Context, App> = {
    async answer(http, work) {
      const response = await answer({ ...incoming(http), method: uploadMethod(http.req.raw) }, shop, work);
      for (const [name, value] of Object.entries(tusHeaders(response.status))) response.headers.set(name, value);
      return response;
    },
  };
  mountCalls(app, calls, handlers, { who: visitors });
  mountRoutes(app, fileRoutes, { who: visitors });
  mountRoutes(app, linkedFiles, { who: followers });
  mountRoutes(app, { [`ALL ${uploadsPath}`]: upload, [`ALL ${uploadsPath}/:id`]: upload }, { who: uploaders });
  mountRoutes(app, { [`ALL ${phoneUploadsPath}`]: phoneUpload, [`ALL ${phoneUploadsPath}/:id`]: phoneUpload }, { who: uploaders });
  mountRoutes(app, Object.fromEntries(mounts.map((mount) => [`ALL ${mount}*`, missing])), { who: visitors });
  return app;
}
