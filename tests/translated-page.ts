/** What the translation of a browser, or an extension, does to a page: every text becomes an element of its own, in capitals here. */
import type { Page } from 'playwright-core';

/** 'replace': in one step. 'beside': the element is put before the text, and the text removed then. */
export type Way = 'replace' | 'beside';

/** Tells of how many texts were replaced. */
export async function translate(page: Page, way: Way = 'replace'): Promise<number> {
  return page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isKept = node.parentElement?.closest('[translate=no], .notranslate, script, style, noscript, textarea, option, font, svg');
      if (!isKept && node.textContent?.trim()) texts.push(node as Text);
    }
    const shared = window as unknown as { originals?: Map<Element, string> };
    const originals = shared.originals ?? new Map<Element, string>();
    shared.originals = originals;
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      originals.set(outer, text.data);
      if (how === 'replace') text.replaceWith(outer);
      else {
        text.before(outer);
        text.remove();
      }
    }
    return texts.length;
  }, way);
}

/** Shows the original again, in texts of the translation's own. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { originals } = window as unknown as { originals: Map<Element, string> };
    for (const [element, text] of originals) if (element.isConnected) element.replaceWith(text);
  });
}
