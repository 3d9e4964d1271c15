/** Reports uncaught errors, and the error behind an error page, to the log. Renders nothing. */
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useSite } from '#web/page/page-context.ts';
import { report } from './log.ts';

/** Unhandled errors and rejections of the page, as long as it is open. */
export function ErrorReports() {
  const site = useSite();
  useEffect(() => {
    // A script of another site tells nothing about itself.
    const onError = (event: ErrorEvent) => event.error && report('app-error', event.error, site);
    const onRejection = (event: PromiseRejectionEvent) => report('app-error', event.reason, site);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [site]);
  return null;
}

/** For the error page: what a component threw is reported; what the server answered is in its own log already. */
export function useComponentReport(error: unknown): void {
  const site = useSite();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) report('component-error', error, site);
  }, [error, site]);
}
