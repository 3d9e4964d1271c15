/**
 * Renders a page to one finished HTML document. All loaders have answered by then, so nothing streams in later: the document can be
 * rendered in one go and hashed, compressed and cached whole.
 */
import { renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { escapeMarkup } from '#core/values/markup.ts';
import { pageRequest } from '#web/page/request.ts';
import { robotsOfMatches } from '#web/page/robots.ts';
import { lateScripts, startLateScripts } from './deferred-scripts.ts';

/** Loader data as the router's client reads it: what its own streaming part would write, in one piece. */
async function handoffScripts(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const text = JSON.stringify(await new Response(stream).text()).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [`window.__reactRouterContext.streamController.enqueue(${text});`, 'window.__reactRouterContext.streamController.close();'];
}

/** Shows an editor the saved page again. Previews only. `src`: the bridge of the editor that frames the page. */
function bridgeScripts(src: string, nonce: string): string {
  const reloadOnSave =
    "addEventListener('load',()=>{if(window.StoryblokBridge)new StoryblokBridge().on(['change','published'],()=>location.reload())})";
  return `<script src="${escapeMarkup(src)}" defer></script><script nonce="${nonce}">${reloadOnSave}</script>`;
}

/** The document goes to the page request as text; the answer carries only status and headers. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = requestContext.get(pageRequest);
  if (status === 404 && page.omitsMissing) return new Response(null, { status, headers });
  const { serverHandoffStream, ...rest } = context;
  const nonce = page.scriptNonce;
  const html = lateScripts(renderToString(<ServerRouter context={rest} url={request.url} nonce={nonce} />));
  // The router notes in `renderMeta` whether the page has scripts at all; only then the data is needed.
  const texts =
    serverHandoffStream && context.renderMeta?.didRenderScripts ? [...(await handoffScripts(serverHandoffStream)), startLateScripts] : [];
  const scripts =
    texts.map((text) => `<script nonce="${nonce}">${text}</script>`).join('') + (page.bridge ? bridgeScripts(page.bridge, nonce) : '');
  headers.set('content-type', 'text/html; charset=utf-8');
  const at = html.lastIndexOf('</body>');
  const { matches, loaderData } = context.staticHandlerContext;
  const robots = robotsOfMatches(
    matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })),
    page.mayIndex,
  );
  page.document = { html: `<!DOCTYPE html>${html.slice(0, at)}${scripts}${html.slice(at)}`, robots };
  return new Response(null, { status, headers });
}

/** Logs what a loader, an action or the rendering threw. Without this function the router writes a stack to standard error. Error responses are logged by their status. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(pageRequest).logError(error);
};
