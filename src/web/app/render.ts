/** From a request and what the server knows about it to a finished answer of React Router. The only place that touches its server build. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageRequest, pageRequest } from '#web/page/request.ts';

/** `document` is the page as text, which saves reading it back from a stream; null for data, redirects and resources. */
export type Rendered = { response: Response; document: { html: string; robots: string } | null };
export type RenderPage = (request: Request, page: PageRequest, basename: string) => Promise<Rendered>;

/** One request handler per basename ('/', '/fr', '/d', …): the prefixes of Specification 2 are few and fixed. */
export function pageRenderer(build: () => Promise<ServerBuild>, mode: 'production' | 'development'): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request, page, basename) => {
    let handler = mode === 'production' ? handlers.get(basename) : undefined;
    if (!handler) {
      handler = createRequestHandler({ ...(await build()), basename }, mode);
      handlers.set(basename, handler);
    }
    const context = new RouterContextProvider();
    context.set(pageRequest, page);
    const response = await handler(request, context);
    return { response, document: page.document ?? null };
  };
}
