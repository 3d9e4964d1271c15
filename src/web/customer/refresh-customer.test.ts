import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteView } from '#web/page/page-context.ts';
import { customerStore } from './customer.ts';
import { refreshCustomer } from './refresh-customer.ts';

const { answer, track, trackPageView } = vi.hoisted(() => ({ answer: vi.fn(), track: vi.fn(), trackPageView: vi.fn() }));
vi.mock('#web/page/client.ts', () => ({ call: () => answer }));
vi.mock('#web/tracking/track.ts', () => ({ track, trackPageView }));

const site: SiteView = { channel: 'federleicht', country: 'DE', locale: 'de-DE' };
const guest = customerStore.get().customer;

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/karten-designen/', search: '?color=green' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  customerStore.set({ isInitialising: true, customer: guest });
});

test('a page view is sent after every refresh of the customer, whose data are sent when the number has changed [F260, F247]', async () => {
  const customer = { ...guest, isLoggedIn: true, number: 'K10000001' };
  answer.mockResolvedValue(customer);
  await refreshCustomer(site);
  expect(customerStore.get()).toEqual({ isInitialising: false, customer });
  expect([track.mock.calls.length, trackPageView.mock.calls]).toEqual([1, [[site]]]);
  // The data come before the page view that they belong to.
  expect(track.mock.invocationCallOrder[0]).toBeLessThan(trackPageView.mock.invocationCallOrder[0] ?? 0);
  await refreshCustomer(site);
  expect([track.mock.calls.length, trackPageView.mock.calls.length]).toEqual([1, 2]);
});

test('a failed refresh is ignored: what is known stays, and the page view is sent [F260, F397, F438]', async () => {
  answer.mockRejectedValue(new Error('offline'));
  await refreshCustomer(site);
  expect(customerStore.get()).toEqual({ isInitialising: false, customer: guest });
  expect([track.mock.calls.length, trackPageView.mock.calls.length]).toEqual([0, 1]);
});
