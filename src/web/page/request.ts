/** Request context of loaders and actions, with a typed client that calls handlers in process. */
import { createContext } from 'react-router';
import type { Client } from '#api/calls.ts';
import type { CopyReport } from '#api/customer-privacy.ts';
import type { ProblemPlace } from '#api/order/repair.ts';
import type { PageType } from '#core/site/routes.ts';
import type { TrackingTools } from '#core/site/tracking.ts';
import type { Channel, Country } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';

export type PageRequest = {
  site: { channel: Channel; country: Country; locale: Locale; origin: string };
  call: Client;
  /** Reads in the copy of a customer's data that a form carries (field "file"). Throws a Fault with its sentence. */
  importCopy: (request: Request) => Promise<CopyReport>;
  /** Reads the list of guests that a form carries (field "file"), or a text, into a draft of an import. Throws a Fault with its sentence. */
  importList: (list: string, from: Request | string) => Promise<{ id: string }>;
  /**
   * Puts the photo that a form carries (field "file") in the place of a line of an order that cannot be printed; answers whether nothing is wrong
   * with the order any more. Throws a Fault with its sentence.
   */
  repairWithPhoto: (request: Request, token: string, place: ProblemPlace) => Promise<boolean>;
  /** Path without prefixes ('/produkte/') and cleaned query: what the route rules saw. */
  path: string;
  /** Canonical address of this page, absolute. */
  canonical: string;
  /** The same page in other markets: hreflang -> absolute address (D08). */
  alternates: Record<string, string>;
  /** Key of the page's type, for tracking (Specification 2); null for pages without one. */
  pageType: PageType;
  /** Search engines may index the page if its route or story says so: a public address on a production host in its own language (D04, E073). */
  mayIndex: boolean;
  /** The search console's code for this locale (setting SITE_VERIFICATION), or null. */
  verification: string | null;
  /** Sign-in with Google is offered (setting GOOGLE_CLIENT_ID). */
  google: boolean;
  /** Tools of other companies (settings TRACKING_ID, HEATMAP_ID, ANALYTICS_ID); null where the shop uses none. */
  tracking: TrackingTools | null;
  /** Logs content errors; an identical one only once. */
  report: (event: string, details: Record<string, unknown>) => void;
  /** Logs an error of a loader, an action or the rendering. */
  logError: (error: unknown) => void;
  /** Script through which the editor that frames this preview talks to it; null on every page visitors see. */
  bridge: string | null;
  /** Secret of this render for the `nonce` attribute of the shop's own scripts: the page's policy allows no others. Removed before the page is sent. */
  scriptNonce: string;
  /** The request comes from a developer's own machine: development pages exist for it. */
  isDevelopment: boolean;
  /** The document of a missing page is not rendered: the server has one for all. */
  omitsMissing: boolean;
  /** The branch of a feature flag that the visitor sees: one of `treatments`, which the caller has content for, or 'control'. */
  branch: (flag: string, treatments: readonly string[]) => Promise<string>;
  /** An editor looks at drafts. */
  isPreview: boolean;
  /** Filled by the document's rendering: its HTML, and 'index,follow' or 'noindex,nofollow'. */
  document?: { html: string; robots: string };
};

export const pageRequest = createContext<PageRequest>();
