/** The pages of the build without a server around them, for measuring what React alone costs. */
export * as build from 'virtual:react-router/server-build';
// The copies that the build contains: contexts of another copy of the router are other contexts.
export { createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router';
export { pageRequest } from '#web/page/request.ts';
