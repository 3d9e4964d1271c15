/** The pages of the build without a server around them, for measuring what React alone costs. */
export * as build from 'virtual:react-router/server-build';
export { pageRequest } from '#web/page/request.ts';
