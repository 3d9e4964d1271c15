/** What track.ts fetches with the first event. */
export { recordPageView } from './page-view.ts';
export { record, recordAndWait } from './record.ts';
