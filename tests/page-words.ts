/** What a page says and whether it fits: words in and around the text of a page in a browser, and elements that overflow. */
import type { Page } from 'playwright-core';

/** A text with the element that shows or names it: 'button.buy', 'input[placeholder]'. */
export type Said = { where: string; text: string };

/**
 * Every text of the page for eyes and screen readers: text nodes, names, descriptions, title and metadata. Typed text (values of fields)
 * is left out.
 */
export function textsOf(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    const name = (element: Element) =>
      `${element.localName}${element.id ? `#${element.id}` : ''}${[...element.classList]
        .slice(0, 2)
        .map((one) => `.${one}`)
        .join('')}`;
    const said: { where: string; text: string }[] = [{ where: 'title', text: document.title }];
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property="og:title"], meta[property="og:description"]')) {
      said.push({ where: `meta ${meta.getAttribute('name') ?? meta.getAttribute('property')}`, text: meta.getAttribute('content') ?? '' });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const attribute of attributes) {
          const text = node.getAttribute(attribute);
          if (text) said.push({ where: `${name(node)}[${attribute}]`, text });
        }
      } else if (node.parentElement && !node.parentElement.closest('script, style, noscript, template, textarea')) {
        const text = node.textContent?.trim();
        if (text)
          said.push({
            where: `${node.parentElement.parentElement ? `${name(node.parentElement.parentElement)} > ` : ''}${name(node.parentElement)}`,
            text,
          });
      }
    }
    return said.map(({ where, text }) => ({
      where,
      text: text.replace(/[\s\u00ad]+/g, (spaces) => (spaces.includes('\u00ad') ? '' : ' ')).trim(),
    }));
  });
}

/**
 * What does not fit: the page that scrolls sideways, text beyond the edge of the window, text that its box cuts off, controls whose text
 * is wider than they are. What scrolls sideways by design (overflow auto or scroll) and text for screen readers only are left out.
 */
export function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName}${[...element.classList]
        .slice(0, 3)
        .map((one) => `.${one}`)
        .join('')} "${element.textContent?.trim().slice(0, 40)}"`;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const scrolls = (element: Element | null): boolean => {
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
        if (one.closest('[aria-roledescription], [aria-hidden="true"], [inert], dialog:not([open])')) return true;
        if (position === 'absolute' && (clipPath !== 'none' || one.clientWidth <= 1)) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const isControl = element.matches('button, a, label, td, th, option, summary, .badge');
      if (own.length === 0 && !isControl) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || scrolls(element)) continue;
      const range = document.createRange();
      for (const node of own) {
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width > 0 && (text.right > innerWidth + 1 || text.left < -1)) found.push(`beyond the window: ${name(element)}`);
      }
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth + 1 && display !== 'inline';
      if (isWider && textOverflow !== 'ellipsis' && (overflowX === 'hidden' || overflowX === 'clip'))
        found.push(`cut off: ${name(element)}`);
      if (isWider && isControl && overflowX === 'visible') found.push(`wider than its box: ${name(element)}`);
    }
    return [...new Set(found)];
  });
}
