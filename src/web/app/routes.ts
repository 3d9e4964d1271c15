/** Page routes as plain paths: language prefix and /d are the server's, the slash rule is the links'. */

import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pathPattern } from '#core/site/paths.ts';

export default [
  index('routes/home.tsx'),
  route(pathPattern('cards'), 'routes/list.tsx', { id: 'cards' }),
  route('produkte', 'routes/list.tsx', { id: 'products' }),
  route('products', 'routes/list.tsx', { id: 'products-alias' }),
  route(pathPattern('card'), 'routes/product.tsx'),
  route(pathPattern('theme'), 'routes/theme.tsx'),
  route(pathPattern('wish-list'), 'routes/wish-list.tsx', { id: 'wish-list' }),
  route('wishlist', 'routes/wish-list.tsx', { id: 'wish-list-alias' }),
  route(pathPattern('configurator-card'), 'routes/configurator-card.tsx'),
  route(pathPattern('cart'), 'routes/cart.tsx'),
  route(pathPattern('checkout'), 'routes/checkout.tsx'),
  route(pathPattern('order'), 'routes/order.tsx'),
  route(pathPattern('share'), 'routes/share.tsx'),
  route(pathPattern('account'), 'routes/account.tsx'),
  route(pathPattern('sign-in'), 'routes/sign-in.tsx'),
  route(pathPattern('sign-up'), 'routes/sign-up.tsx'),
  route(pathPattern('password-forgotten'), 'routes/password-forgotten.tsx'),
  route(pathPattern('password-new'), 'routes/password-new.tsx'),
  route(pathPattern('email-verify'), 'routes/email-verify.tsx'),
  route(pathPattern('account-orders'), 'routes/account-orders.tsx'),
  route(pathPattern('account-designs'), 'routes/account-designs.tsx'),
  route(pathPattern('account-pictures'), 'routes/account-pictures.tsx'),
  route(pathPattern('sign-out'), 'routes/sign-out.tsx'),
  route(pathPattern('newsletter'), 'routes/newsletter.tsx'),
  route(pathPattern('newsletter-confirm'), 'routes/newsletter-confirm.tsx'),
  route(`${pathPattern('newsletter-leave')}/:token?`, 'routes/newsletter-leave.tsx'),
  route(pathPattern('shipping'), 'routes/shipping.tsx'),
  route(pathPattern('withdraw'), 'routes/withdraw.tsx'),
  route(pathPattern('sitemap'), 'routes/sitemap.tsx'),
  route('dev/kit', 'routes/dev-kit.tsx'),
  route('dev/kit/blocks', 'routes/dev-kit-blocks.tsx'),
  route('*', 'routes/story.tsx'),
] satisfies RouteConfig;
