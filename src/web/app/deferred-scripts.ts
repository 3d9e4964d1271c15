/**
 * A page can be read and its links and forms used without scripts, so these are fetched after its first view is on the screen: on a slow
 * line they would share it with fonts and pictures, on a slow phone the processor. The server marks them late, a few lines in the page
 * bring them back.
 */

/** Runs in the browser, as text at the page's end. */
function startLate(): void {
  window.earlyEvents = [];
  for (const type of ['input', 'click']) addEventListener(type, (event) => window.earlyEvents.push(event), true);
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="late"]')) link.setAttribute('rel', 'modulepreload');
    for (const late of document.querySelectorAll('script[type="late"]')) {
      const script = document.createElement('script');
      for (const { name, value } of late.attributes) script.setAttribute(name, value);
      script.type = 'module';
      script.textContent = late.textContent;
      late.replaceWith(script);
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing, and some browsers do not tell.
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 1000), { once: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, once: true });
}

/** Text of the inline script that stands last in the body of a page with scripts. */
export const startLateScripts = `(${startLate.toString()})()`;

/** A page's markup with its module scripts and their preloads marked late. React finds them whole again before it takes the page over. */
export function lateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(/<script( nonce="[^"]*")? type="module"/g, (_, nonce = '') => `<script${nonce} type="late"`);
}
