/** What goes with the card in this form and format, to put into the cart. */
import { pathTo } from '#core/site/paths.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { AccessoryForm, type AccessoryGroup } from '#web/product/accessory-form.tsx';

export function CardAccessories({ groups }: { groups: readonly AccessoryGroup[] }) {
  const t = useTexts(accessoryFormTexts);
  return (
    <section className="section max-w-180">
      <h2 className="type-h3 mb-3">{t('accessory.form.heading')}</h2>
      <AccessoryForm groups={groups} label={t('accessory.form.format')} />
      <p className="mt-3 text-small">
        <PageLink to={pathTo('accessories')} className="text-link py-1">
          {t('accessory.form.all')}
        </PageLink>
      </p>
    </section>
  );
}
