/** Routes of a developer's own machine: stand-ins for Google and tracking, and the pages below /dev/. Loaded there only. */
import type { Pages } from '#http/pages/pages.ts';
import type { Route } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { googleStandIn } from './google.ts';
import { devPages } from './pages.ts';
import { paymentFiles } from './payment-files.ts';
import { paymentPages, testPaymentRoot } from './payment-pages.ts';
import { testPaymentSecret } from './test-payments.ts';
import { trackingStandIn } from './tracking.ts';

type Parts = { shop: Shop; pageCounts: Pages['counts']; hasTracking: boolean; dataDir: string };

export async function devRoutes({ shop, pageCounts, hasTracking, dataDir }: Parts): Promise<Route[]> {
  const { clock, log } = shop;
  const payments = paymentPages({ files: paymentFiles(dataDir), secret: await shop.store.secretOf(testPaymentSecret), clock, log });
  return [
    ...(shop.google ? [{ methods: ['GET', 'HEAD'], match: /^\/dev\/google\//, handle: googleStandIn(shop.clock) } satisfies Route] : []),
    ...(hasTracking ? [{ match: /^\/dev\/tracking\//, handle: trackingStandIn() } satisfies Route] : []),
    { methods: ['GET', 'HEAD', 'POST'], match: (path) => path.startsWith(testPaymentRoot), handle: payments },
    { match: /^\/dev\//, handle: devPages(shop, pageCounts) },
  ];
}
