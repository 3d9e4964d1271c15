/** Header and footer of checkout pages. */

import { pathTo } from '#core/site/paths.ts';
import { footerTexts } from '#texts/de/frame/footer.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { CheckoutHeader } from '#web/shell/checkout-header.tsx';

const links = [
  { to: pathTo('imprint'), text: 'footer.imprint' },
  { to: pathTo('terms'), text: 'footer.terms' },
  { to: pathTo('withdrawal'), text: 'footer.notice' },
  { to: pathTo('privacy'), text: 'footer.privacy' },
  { to: pathTo('accessibility'), text: 'footer.accessibility' },
  { to: pathTo('shipping'), text: 'footer.shipping' },
  { to: pathTo('payment'), text: 'footer.payment' },
] as const;

/** What the law asks for and nothing that leads away. */
function CheckoutFooter() {
  const t = useTexts(footerTexts);
  return (
    <footer className="mt-auto border-t border-line text-caption">
      <nav aria-label={t('footer.legal')} className="wrap py-5">
        <ul className="flex flex-wrap gap-x-6.5">
          {links.map((link) => (
            <li key={link.to}>
              <PageLink to={link.to} className="block py-1.5 text-ink-soft hover:underline">
                {t(link.text)}
              </PageLink>
            </li>
          ))}
          <li>
            <button type="button" data-consent="" className="block py-1.5 text-ink-soft hover:underline">
              {t('footer.cookies')}
            </button>
          </li>
          <li>
            <PageLink to={pathTo('withdraw')} className="text-link block py-1.5">
              {t('footer.withdrawal')}
            </PageLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}

export const checkoutFrame = { Header: CheckoutHeader, Footer: CheckoutFooter };
