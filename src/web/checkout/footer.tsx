/** Foot of checkout pages: what the law asks for and nothing that leads away. */

import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

const links = [
  { to: '/impressum/', text: 'footer.imprint' },
  { to: '/agb/', text: 'footer.terms' },
  { to: '/datenschutz/', text: 'footer.privacy' },
  { to: '/barrierefreiheit/', text: 'footer.accessibility' },
  { to: '/versand-und-lieferung/', text: 'footer.shipping' },
  { to: '/zahlungsarten/', text: 'footer.payment' },
] as const;

export function CheckoutFooter() {
  const t = useTexts();
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
            <PageLink to="/widerruf/" className="text-link block py-1.5">
              {t('footer.withdrawal')}
            </PageLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
