/** The array of events that a tag manager reads later. It stays in memory: nothing of it is sent from here. */

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** The oldest are dropped. */
const maxEvents = 200;

export function pushEvent(event: Record<string, unknown>): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  dataLayer.push(event);
  dataLayer.splice(0, dataLayer.length - maxEvents);
}

/** A page without its query, which may hold what a visitor typed. */
export function pushPageView(): void {
  const { origin, pathname } = location;
  pushEvent({ event: 'page_view', page_title: document.title, page_location: `${origin}${pathname}`, page_path: pathname });
}
