/** What a page says and whether it fits: texts of a page in a browser, and what overflows. */
import type { Page } from 'playwright-core';

/** A text with the element that shows or names it: 'button.buy', 'input[placeholder]'. */
export type PageText = { where: string; text: string };

/**
 * Every text of a page for eyes and screen readers: text nodes, names and descriptions of elements, title and metadata. Values of fields
 * are left out: they are typed or chosen; so is what says that it is of another language.
 */
export function textsOf(page: Page): Promise<PageText[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    const nameOf = (element: Element) => [element.localName, ...element.classList].slice(0, 3).join('.');
    const found = [{ where: 'title', text: document.title }];
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]')) {
      const text = meta.getAttribute('content') ?? '';
      if (!/^https?:/.test(text)) found.push({ where: 'meta', text });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const attribute of attributes)
          found.push({ where: `${nameOf(node)}[${attribute}]`, text: node.getAttribute(attribute) ?? '' });
      } else if (node.parentElement && !node.parentElement.closest('script, style, noscript, template, textarea, body [lang]')) {
        found.push({ where: nameOf(node.parentElement), text: node.textContent ?? '' });
      }
    }
    return found
      .map(({ where, text }) => ({
        where,
        text: text
          .replace(/\u00ad/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      }))
      .filter(({ text }) => text !== '');
  });
}

/**
 * What does not fit: a page that scrolls sideways, and text beyond the edge of the window, of a box it stands in, or of one that cuts
 * it off. Left out: what scrolls sideways by itself, slides that are out of view, ellipses, and text for screen readers only.
 */
export function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
      if (!parent || !isShown || text.width === 0 || text.height === 0 || parent.closest('[aria-roledescription], [inert], svg')) continue;
      const boxes: Element[] = [];
      let isPlaced = false;
      const cutting: Element[] = [];
      let isLeftOut = false;
      for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
        const { overflowX, textOverflow, clipPath, display, position } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') isLeftOut = true;
        if (clipPath !== 'none' || (one.clientWidth <= 1 && overflowX === 'hidden')) isLeftOut = true;
        if (overflowX === 'hidden' || overflowX === 'clip') cutting.push(one);
        if (!isPlaced && !/^(inline|contents)$/.test(display)) boxes.push(one);
        if (position === 'absolute' || position === 'fixed') isPlaced = true;
      }
      if (isLeftOut) continue;
      const words = `"${node.textContent?.trim().slice(0, 60)}"`;
      const isBeyond = ({ left, right }: DOMRect) => text.right > right + 1 || text.left < left - 1;
      if (text.right > innerWidth + 1 || text.left < -1) found.add(`beyond the window: ${words}`);
      const box = boxes.find((one) => isBeyond(one.getBoundingClientRect()));
      if (box) found.add(`wider than its ${[box.localName, ...box.classList].join('.')}: ${words}`);
      if (cutting.some((one) => isBeyond(one.getBoundingClientRect()))) found.add(`cut off: ${words}`);
    }
    return [...found];
  });
}
