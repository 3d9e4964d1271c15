/** How a route of the content service runs a handler: token, context and errors in, response out. */
import type { Context as Call } from 'hono';
import type { CmsContext, Reply } from '#cms/handlers/context.ts';

export type Answering = (call: Call, work: (context: CmsContext) => Promise<Reply>) => Promise<Response>;
