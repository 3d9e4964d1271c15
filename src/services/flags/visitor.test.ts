import { expect, test } from 'vitest';
import { withStore } from '#tests/engines.ts';
import { createFlag, flagKeys, rollout, visitorKey } from '#tests/flag-server.ts';
import { killFlag } from './manage-flags.ts';
import { type FlagRequest, flagVisitor } from './visitor.ts';

const request: FlagRequest = {
  channel: 'federleicht',
  isSecure: false,
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
});
