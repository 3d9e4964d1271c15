/** The random id of a visit: it ends half an hour after the last page. Only visitors who agreed to statistics have one. */
import { browserCookie, writeBrowserCookie } from '#web/consent/browser-cookie.ts';

const lifeSeconds = 30 * 60;

/** Reads or makes the id, and lets it live on. */
export function sessionId(channel: string): string {
  const name = `${channel}_sid`;
  const id = browserCookie(name) || crypto.randomUUID();
  writeBrowserCookie(name, id, lifeSeconds);
  return id;
}
