import { expect, test } from 'vitest';
import { withStore } from '#tests/engines.ts';
import { createFlag, flagKeys, rollout, visitorKey } from '#tests/flag-server.ts';
import { killFlag } from './manage-flags.ts';
import { type FlagRequest, flagVisitor } from './visitor.ts';

const request: FlagRequest = {
  channel: 'federleicht',
  isSecure: false,
  device: null,
  privacy: null,
  search: '',
  cookies: `ft_user=${visitorKey(1)}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

withStore('the flags of a request', (open) => {
  test('are the same for its whole page, also where one is changed meanwhile; the next page begins with new ones [F253]', async () => {
    const store = await open();
    const shop = {
      store,
      clock: store.clock,
      flags: { clientKey: '', visitorSecret: flagKeys.visitorSecret, beforeConsent: true, areElsewhere: false },
    };
    await createFlag(shop, rollout('hero', { on: 100 }));
    const page = flagVisitor(shop, request);
    expect(await page.treatment('hero')).toBe('on');
    await killFlag(shop, 'hero', 'off', 'test');
    expect(await page.treatment('hero')).toBe('on');
    expect(await flagVisitor(shop, request).treatment('hero')).toBe('off');
  });

  test('go by the device that a trusted proxy names before the user agent [F254]', async () => {
    const store = await open();
    const shop = {
      store,
      clock: store.clock,
      flags: { clientKey: '', visitorSecret: flagKeys.visitorSecret, beforeConsent: true, areElsewhere: false },
    };
    const isMobile = { matcherType: 'EQUAL_TO_BOOLEAN', keySelector: { attribute: 'mobileDevice' }, booleanMatcherData: true };
    const conditions = rollout('menu', { on: 100 }).conditions.map((one) => ({
      ...one,
      matcherGroup: { combiner: 'AND' as const, matchers: [isMobile] },
    }));
    await createFlag(shop, rollout('menu', {}, { conditions }));
    const treatment = (device: string | null) => flagVisitor(shop, { ...request, device }).treatment('menu');
    expect(await Promise.all(['mobile', 'tablet', null].map(treatment))).toEqual(['on', 'off', 'off']);
    expect(flagVisitor(shop, { ...request, device: 'bot' }).mayTest).toBe(false);
  });
});
