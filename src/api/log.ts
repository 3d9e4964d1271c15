/** What a browser tells the shop's log. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** What fails of Google sign-in in a browser (F440). */
const googleEvents = ['google-not-loaded', 'google-button-not-found', 'google-auth-callback-failed'] as const;

/** What goes wrong with feature tests in a browser (F441, F442). */
const flagEvents = [
  'flag-already-initialized',
  'flag-authorization-key-empty',
  'flag-client-empty',
  'flag-initialize-failed',
  'flag-key-empty',
  'flag-no-global-client',
  'flag-no-treatment',
  'flag-track-failed',
  'flag-user-key-changed',
  'flag-changed-in-session',
  'flag-changed-for-user',
] as const;

export const logCalls = {
  /** An uncaught error in a browser, or a call of an account that failed (F435, F436, F437). `path` is the page without its query; `repeats` counts further equal errors in this report. */
  'POST /web-api/log': {
    input: z.strictObject({
      event: z.enum([
        'app-error',
        'component-error',
        'login-error',
        'sign-up-error',
        'password-reset-error',
        ...googleEvents,
        ...flagEvents,
      ]),
      message: text(500),
      stack: text(4000),
      path: text(500),
      repeats: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    }),
    output: z.strictObject({}),
  },
} as const satisfies CallTable;
