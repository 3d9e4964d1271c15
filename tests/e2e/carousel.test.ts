/** Carousels, pictures and buttons of the kit page in a real browser. Rules of swipes, autoplay and clicks are unit tests of `ui/carousel`. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

/** A page in a machine under load needs its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look);

const shop = await sharedShop();
const browser = sharedBrowser();

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/dev/kit/`, { waitUntil: 'networkidle' });
  return page;
}

/** A carousel of the kit that has come into view and woken up. */
async function wake(page: Page, name: string): Promise<Locator> {
  const carousel = page.locator(`[data-testid="${name}"] .carousel`);
  await carousel.scrollIntoViewIfNeeded();
  await page.waitForFunction((id) => document.querySelector(`[data-testid="${id}"] .carousel`)?.hasAttribute('data-ready'), name);
  return carousel;
}

const place = (carousel: Locator) => carousel.locator('[aria-live]').innerText();

/** The middle of the slides. */
async function middle(carousel: Locator): Promise<{ x: number; y: number }> {
  // A link to a place in the page may have scrolled it away.
  await carousel.scrollIntoViewIfNeeded();
  const box = await carousel.locator('.carousel-viewport').boundingBox();
  if (!box) throw new Error('no slides');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

async function drag(page: Page, carousel: Locator, dx: number): Promise<void> {
  const { x, y } = await middle(carousel);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 5 });
  await page.mouse.up();
}

describe.skipIf(!hasChromium)('the kit page', () => {
  test('has nothing that the console complains about', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, reducedMotion: 'reduce' });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.goto(`${shop.origin}/dev/kit/`, { waitUntil: 'networkidle' });
    // The picture that does not exist is there on purpose.
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
    await context.close();
  });
});

describe.skipIf(!hasChromium)('a carousel', () => {
  test('initialises when it is scrolled into view [F282]', async () => {
    const page = await open({ viewport: { width: 1300, height: 500 } });
    const carousel = page.locator('[data-testid="count"] .carousel');
    await page.waitForTimeout(500);
    expect(await carousel.getAttribute('data-ready')).toBeNull();
    await wake(page, 'count');
    await page.context().close();
  });

  test('nothing moves when it wakes up', async () => {
    const page = await open();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 800);
        }),
    );
    // The dots alone may be fewer than the server thought, which knows no window.
    expect(shifts).toBeLessThan(0.005);
    await page.context().close();
  });

  test('other slides begin at the first place again [F283]', async () => {
    const page = await open();
    const carousel = await wake(page, 'count');
    await carousel.getByRole('button', { name: 'Weiter' }).click();
    await soon(() => place(carousel)).toBe('Folie 2 von 2');
    await page.getByRole('button', { name: 'Andere Folien' }).click();
    await soon(() => place(carousel)).toBe('Folie 1 von 3');
    await page.context().close();
  });

  test('a tab goes to its slide and is marked [F284]', async () => {
    const page = await open();
    const carousel = await wake(page, 'tabs');
    await carousel.getByRole('button', { name: 'Jugendfeier' }).click();
    await soon(() => place(carousel)).toBe('Folie 3 von 3');
    expect(await carousel.locator('.tab[aria-current]').allInnerTexts()).toEqual(['Jugendfeier']);
    await soon(() => shown(carousel)).toEqual(['3']);
    await page.context().close();
  });

  test('is dragged by the mouse, and wraps at its ends [F285, F287]', async () => {
    const page = await open();
    const carousel = await wake(page, 'swipe');
    await drag(page, carousel, 90);
    await soon(() => place(carousel)).toBe('Folie 3 von 3');
    await soon(() => shown(carousel)).toEqual(['3']);
    await carousel.getByRole('button', { name: 'Weiter' }).click();
    await soon(() => place(carousel)).toBe('Folie 1 von 3');
    await soon(() => shown(carousel)).toEqual(['1']);
    await page.context().close();
  });

  test('turns by itself, stands still under the mouse and goes on when it has left [F288, F289]', async () => {
    const page = await open();
    const carousel = await wake(page, 'auto');
    await soon(() => place(carousel)).not.toBe('Folie 1 von 3');
    const { x, y } = await middle(carousel);
    await page.mouse.move(x, y);
    await soon(() => carousel.locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
    const held = await place(carousel);
    await page.mouse.move(x, 5);
    await soon(() => place(carousel)).not.toBe(held);
    await page.context().close();
  });

  test('with prefers-reduced-motion no slide moves by itself and changes are instant', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const carousel = await wake(page, 'auto');
    await page.waitForTimeout(1600);
    expect(await place(carousel)).toBe('Folie 1 von 3');
    expect(await carousel.getByRole('button', { name: 'Abspielen' }).count()).toBe(1);
    await carousel.getByRole('button', { name: 'Weiter' }).click();
    const moving = await carousel.evaluate(async (element) => {
      const track = element.querySelector('.carousel-track') as HTMLElement;
      const before = track.style.transform;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return before !== track.style.transform;
    });
    expect(moving).toBe(false);
    await page.context().close();
  });

  test('arrow keys on its controls turn it, and its ends are told', async () => {
    const page = await open();
    const carousel = await wake(page, 'count');
    const on = carousel.getByRole('button', { name: 'Weiter' });
    await on.focus();
    await page.keyboard.press('ArrowRight');
    await soon(() => place(carousel)).toBe('Folie 2 von 2');
    expect(await on.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await soon(() => place(carousel)).toBe('Folie 1 von 2');
    await page.context().close();
  });

  test('Tab brings a hidden slide into view', async () => {
    const page = await open();
    const carousel = await wake(page, 'swipe');
    await carousel.locator('a[href="#eins"]').focus();
    await page.keyboard.press('Tab');
    await soon(() => place(carousel)).toBe('Folie 2 von 3');
    await soon(() => shown(carousel)).toEqual(['2']);
    await page.context().close();
  });

  test('first slide, slides in view, space, arrows and dots follow the window [F228, F229]', async () => {
    const page = await open();
    const carousel = await wake(page, 'dots');
    await soon(() => shown(carousel)).toEqual(['2', '3', '4']);
    const [first, second] = await Promise.all([1, 2].map((at) => carousel.locator('.carousel-slide').nth(at).boundingBox()));
    expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(20);
    expect(await carousel.locator('.carousel-dot').count()).toBe(5);
    await carousel.getByRole('button', { name: 'Weiter' }).click();
    await soon(() => shown(carousel)).toEqual(['5', '6', '7']);
    const disc = carousel.locator('.carousel-arrow').first();
    expect(await disc.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])).toEqual([
      'rgb(27, 37, 64)',
      'rgb(255, 255, 255)',
    ]);
    await page.setViewportSize({ width: 390, height: 800 });
    await soon(() => shown(carousel)).toHaveLength(1);
    expect(await carousel.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade'))).toBe('48px');
    await page.context().close();
  });

  test('without scripts the slides scroll and nothing dead is there to press', async () => {
    const page = await open({ javaScriptEnabled: false });
    const carousel = page.locator('[data-testid="swipe"] .carousel');
    expect(await carousel.locator('.carousel-arrow:visible').count()).toBe(0);
    const viewport = carousel.locator('.carousel-viewport');
    expect(await viewport.evaluate((element) => [getComputedStyle(element).overflowX, getComputedStyle(element).scrollSnapType])).toEqual([
      'auto',
      'x mandatory',
    ]);
    await page.context().close();
  });
});

/** The words on the slides that lie wholly inside the viewport. */
async function shown(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((element) => {
    const view = element.querySelector('.carousel-viewport')?.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>('.carousel-slide')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), word: slide.innerText.trim() }))
      .filter(({ box }) => view && box.left >= view.left - 1 && box.right <= view.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ word }) => word);
  });
}

describe.skipIf(!hasChromium)('a picture', () => {
  test('is loading, then loaded: the placeholder is gone and it has told so [F292]', async () => {
    const page = await open();
    const figure = page.getByTestId('exchange');
    await figure.getByRole('button', { name: 'Austauschen' }).click();
    await soon(() => figure.locator('output').innerText()).toBe('error loaded');
    const picture = figure.locator('img');
    expect(await picture.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe('none');
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await page.context().close();
  });

  test('shows its blurred placeholder on #EFEFEF while it is on its way [F292]', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const page = await context.newPage();
    await page.route(/\/img\/(?!10x10)/, () => {});
    await page.goto(`${shop.origin}/dev/kit/`, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('img[alt="Putz"]');
    const style = await picture.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element).backgroundImage,
    ]);
    expect(style[0]).toBe('rgb(239, 239, 239)');
    expect(style[1]).toContain('/img/10x10/filters:format(webp):quality(50):blur(3)/assets/');
    expect(await picture.boundingBox()).toMatchObject({ width: 320, height: 240 });
    await context.close();
  });

  test('that cannot be loaded leaves its box and tells so; another source begins anew [F293, F450]', async () => {
    const page = await open();
    const figure = page.getByTestId('exchange');
    await soon(() => figure.locator('output').innerText()).toBe('error');
    const box = figure.getByRole('img', { name: 'Leinen' });
    expect(await box.evaluate((element) => [element.tagName, getComputedStyle(element).backgroundColor])).toEqual([
      'SPAN',
      'rgb(239, 239, 239)',
    ]);
    expect(await box.boundingBox()).toMatchObject({ width: 320, height: 240 });
    const swap = figure.getByRole('button', { name: 'Austauschen' });
    await swap.click();
    await soon(() => figure.locator('img').count()).toBe(1);
    await soon(() => figure.locator('output').innerText()).toBe('error loaded');
    await swap.click();
    await soon(() => figure.locator('output').innerText()).toBe('error loaded error');
    await page.context().close();
  });

  test('takes the source of its window [F492]', async () => {
    const page = await open();
    const picture = page.getByAltText('Leinen, breit ab 768 Pixeln');
    await soon(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('plaster');
    const wide = await picture.boundingBox();
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(59 / 22, 1);
    await page.setViewportSize({ width: 390, height: 800 });
    await soon(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('linen');
    const high = await picture.boundingBox();
    expect((high?.width ?? 0) / (high?.height ?? 1)).toBeCloseTo(150 / 157, 1);
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('a button', () => {
  test('that is busy keeps its width, hides its amount and cannot be pressed again [F294, F310]', async () => {
    const page = await open();
    const button = page.getByTestId('toggle');
    const before = await button.locator('.grid').boundingBox();
    expect(await button.locator('.amount').count()).toBe(1);
    await button.click();
    await soon(() => button.isDisabled()).toBe(true);
    expect(await button.locator('.spinner').isVisible()).toBe(true);
    expect(await button.locator('.amount').count()).toBe(0);
    expect((await button.locator('.grid').boundingBox())?.width).toBe(before?.width);
    await page.context().close();
  });
});
