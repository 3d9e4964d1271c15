import { expect, test, vi } from 'vitest';
import { hashLimiter } from '#services/password-hash.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';

withStore('a refused sign-in', (open) => {
  test('computes one hash and answers alike for a wrong password, an unknown address and an account without a password', async () => {
    const shop = accountShop(await open());
    await browser(shop).call('POST /web-api/customer-signup', zoe);
    await browser(shop).call('POST /web-api/customer-signup', { ...zoe, email: 'ohne@beispiel.de' });
    await shop.store.write((trx) => trx.updateTable('customers').set({ password: null }).where('email', '=', 'ohne@beispiel.de').execute());
    const hashes = vi.spyOn(hashLimiter, 'run');
    for (const email of [zoe.email, 'nie@beispiel.de', 'ohne@beispiel.de']) {
      hashes.mockClear();
      const refused = browser(shop).call('POST /web-api/customer-login', { email, password: 'falsch, aber lang' });
      await expect(refused).rejects.toMatchObject({ code: 'login-refused', details: {} });
      expect(hashes, email).toHaveBeenCalledTimes(1);
    }
  });
});
