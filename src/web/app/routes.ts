/** Page routes as plain paths: language prefix and /d are the server's, the slash rule is the links'. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('karten-designen', 'routes/list.tsx', { id: 'cards' }),
  route('produkte', 'routes/list.tsx', { id: 'products' }),
  route('products', 'routes/list.tsx', { id: 'products-alias' }),
  route('karten-designen/:card', 'routes/product.tsx'),
  route('themes/:id', 'routes/theme.tsx'),
  route('merkzettel', 'routes/wish-list.tsx', { id: 'wish-list' }),
  route('wishlist', 'routes/wish-list.tsx', { id: 'wish-list-alias' }),
  route('configurator-card', 'routes/configurator-card.tsx'),
  route('warenkorb', 'routes/cart.tsx'),
  route('kasse', 'routes/checkout.tsx'),
  route('bestellung/:token', 'routes/order.tsx'),
  route('kundenkonto', 'routes/account.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/bestaetigen', 'routes/newsletter-confirm.tsx'),
  route('newsletter/abmelden/:token?', 'routes/newsletter-leave.tsx'),
  route('versand-und-lieferung', 'routes/shipping.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('dev/kit', 'routes/dev-kit.tsx'),
  route('dev/kit/blocks', 'routes/dev-kit-blocks.tsx'),
  route('*', 'routes/story.tsx'),
] satisfies RouteConfig;
