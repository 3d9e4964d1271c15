/** Google's script for sign-in. It is fetched when the visitor asks for it, or with consent, and never before. */

import { report } from '#web/log/log.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

type Credential = { credential?: string };
type Moment = { isSkippedMoment(): boolean };
type GoogleId = {
  initialize(settings: Record<string, unknown>): void;
  renderButton(parent: HTMLElement, options: Record<string, unknown>): void;
  prompt(listener?: (moment: Moment) => void): void;
  cancel(): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** Systems on which Google's window cannot answer to the page: it posts a form instead. */
const needsRedirect = () => /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent);

/** Where the visitor goes back to after a redirect. */
export const returnKey = 'google-return';

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Google script'));
    };
    document.head.append(script);
  });
}

type Options = {
  site: SiteView;
  /** Address that Google posts to after a redirect. */
  loginUri: string;
  context: 'signin' | 'use';
  /** Without a credential where Google's window failed. */
  onCredential: (credential: string | undefined) => void;
};

/** Google's interface, ready for one sign-in. Null, and a line in the log, where it cannot be fetched. */
export async function startGoogle({ site, loginUri, context, onCredential }: Options): Promise<GoogleId | null> {
  const isRedirect = context === 'signin' && needsRedirect();
  const begun = await call(site)('GET /web-api/customer-auth-google-credentials', isRedirect ? { redirect: '1' } : {});
  try {
    if (!window.google?.accounts?.id) await fetchScript(begun.script);
  } catch (error) {
    report('google-not-loaded', error, site);
    return null;
  }
  const id = window.google?.accounts?.id;
  if (!id) {
    report('google-not-loaded', new Error('no google.accounts.id'), site);
    return null;
  }
  id.initialize({
    client_id: begun.clientId,
    nonce: begun.nonce,
    context,
    auto_select: false,
    itp_support: true,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
    ...(isRedirect
      ? { ux_mode: 'redirect', login_uri: loginUri }
      : { callback: ({ credential }: Credential) => onCredential(credential || undefined) }),
  });
  if (isRedirect) sessionStorage.setItem(returnKey, `${location.pathname}${location.search}`);
  return id;
}

/** Puts Google's own button into `box`. False, and a line in the log, where it does not appear. */
export function renderGoogleButton(id: GoogleId, box: HTMLElement, site: SiteView): boolean {
  const width = Math.min(400, Math.max(200, Math.floor(box.getBoundingClientRect().width)));
  id.renderButton(box, { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with', width, locale: site.locale });
  if (box.childElementCount > 0) return true;
  report('google-button-not-found', new Error('empty'), site);
  return false;
}
