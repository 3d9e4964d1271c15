/** The service calls over HTTP: headers, session, same-site rule, input, answer, errors. One place for all of them. */
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context as Call, Hono } from 'hono';
import { type CallKey, calls } from '#api/calls.ts';
import { hangingTemplateQuery } from '#api/hanging-template.ts';
import { convertQuery, downloadQuery } from '#api/toolbox.ts';
import { localeOfPath } from '#core/site/address.ts';
import { Fault } from '#core/values/fault.ts';
import { supportedLocale } from '#core/values/locale.ts';
import { errorResponse } from '#http/error-response.ts';
import { ownTurn } from '#http/own-turn.ts';
import { requireSameSite } from '#http/request/csrf.ts';
import { bodyInput, parseInput, queryInput } from '#http/request/input.ts';
import { requestOwner } from '#http/request/session-cookie.ts';
import { type Host, siteOfHeaders } from '#http/request/site.ts';
import { downloadExport } from '#services/customer/download-export.ts';
import type { Context, Shop } from '#services/handler.ts';
import { convertFile } from '#services/images/own-file/convert-file.ts';
import { downloadFile } from '#services/images/own-file/download-file.ts';
import { uploadPicture } from '#services/images/upload.ts';
import { takeLimit } from '#services/rate-limits.ts';
import { hangingTemplateFile } from '#services/wall/hanging-template.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { runCall } from './handlers.ts';
import { answerUpload, tusHeaders, uploadsPath } from './resumable-uploads.ts';

type Incoming = { request: Request; host: Host; ipAddress: string };

/**
 * Runs `work` with a context made from the request; whatever it throws becomes the answer of its fault, in the language of the request. A
 * Response that it gives is sent with the headers of calls, nothing as 204, everything else as JSON.
 */
async function answer({ request, host, ipAddress }: Incoming, shop: Shop, work: (context: Context) => Promise<unknown>): Promise<Response> {
  const requestId = crypto.randomUUID();
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-request-id': requestId,
  });
  let locale = supportedLocale(request.headers.get('x-locale'));
  try {
    await takeLimit(shop, 'call', { owner: null, address: ipAddress });
    requireSameSite(request.method, request.headers);
    const site = siteOfHeaders(request.headers, host);
    const cookies: string[] = [];
    const owner = await requestOwner(shop, host, request.headers.get('cookie'), cookies);
    locale = site.locale;
    const { customer } = owner;
    const header = (name: string) => request.headers.get(name);
    const setCookie = (line: string) => void cookies.push(line);
    const body = await work({ shop, site, owner, customer, requestId, ipAddress, header, setCookie });
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
    return new Response(JSON.stringify(fault.body), { status: fault.status, headers });
  }
}

/** A page's link to a file comes without the headers of calls: its host says channel and country. */
function ofLink(incoming: Incoming): Incoming {
  const { channel, country } = incoming.host;
  const headers = new Headers(incoming.request.headers);
  headers.set('x-channel', `${channel}-${country.toLowerCase()}`);
  headers.set('x-locale', localeOfPath('/', country));
  return { ...incoming, request: new Request(incoming.request.url, { headers }) };
}

const conversions = {
  '/web-api/toolbox-convert-file': ['pdf', 'svg', 'picture'],
  '/web-api/toolbox-convert-pdf': ['pdf'],
  '/web-api/toolbox-optimize-image': ['picture'],
} as const;

/** Calls that take or answer a file (api/toolbox.ts). */
function toolboxRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  shop: Shop,
  incoming: (c: Call<{ Bindings: HttpBindings }>) => Incoming,
): void {
  for (const [path, takes] of Object.entries(conversions)) {
    app.post(path, (c) =>
      answer(incoming(c), shop, async (context) => {
        const { longUm = 0 } = parseInput(convertQuery, queryInput(convertQuery.input, new URL(c.req.url).searchParams));
        return renderMessages(await convertFile(c.req.raw, context, { takes, longUm }), serverTexts(context.site));
      }),
    );
  }
  app.get('/web-api/toolbox-download', (c) =>
    answer(incoming(c), shop, (context) => {
      const { id } = parseInput(downloadQuery, queryInput(downloadQuery.input, new URL(c.req.url).searchParams));
      return downloadFile(context, id);
    }),
  );
}

/** Routes of every call in the tables, of the upload, and a JSON 404 for the rest of the mount points. */
export function callRoutes(
  shop: Shop,
  hostOf: (request: Request) => Host,
  clientOf: (request: IncomingMessage) => string,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const incoming = (c: Call<{ Bindings: HttpBindings }>): Incoming => ({
    request: c.req.raw,
    host: hostOf(c.req.raw),
    ipAddress: clientOf(c.env.incoming),
  });
  for (const key of Object.keys(calls) as CallKey[]) {
    const [method = 'GET', path = '/'] = key.split(' ');
    app.on(method, path, (c) =>
      answer(incoming(c), shop, async (context) => {
        const query =
          method === 'GET' || method === 'DELETE'
            ? queryInput(calls[key].input, new URL(c.req.url).searchParams)
            : await bodyInput(c.req.raw);
        await ownTurn(context.ipAddress);
        return runCall(key, { ...query, ...c.req.param() }, context);
      }),
    );
  }
  app.post('/web-api/customer-picture', (c) =>
    answer(incoming(c), shop, async (context) => renderMessages(await uploadPicture(c.req.raw, context), serverTexts(context.site))),
  );
  app.get('/web-api/customer-export/file', (c) => answer(ofLink(incoming(c)), shop, downloadExport));
  toolboxRoutes(app, shop, incoming);
  app.post('/web-api/hanging-template', (c) =>
    answer(incoming(c), shop, async (context) =>
      hangingTemplateFile(parseInput(hangingTemplateQuery, await bodyInput(c.req.raw)), context),
    ),
  );
  for (const path of [uploadsPath, `${uploadsPath}/:id`]) {
    app.all(path, async (c) => {
      const id = c.req.param('id') ?? null;
      const response = await answer(incoming(c), shop, (context) => answerUpload(c.req.raw, id, context));
      for (const [name, value] of Object.entries(tusHeaders)) response.headers.set(name, value);
      return response;
    });
  }
  for (const mount of ['/web-api/*', '/price-api/*', '/prices/*']) {
    app.all(mount, (c) =>
      answer(incoming(c), shop, () => {
        throw new Fault('not-found', `no call ${c.req.method} ${new URL(c.req.url).pathname}`);
      }),
    );
  }
  return app;
}
