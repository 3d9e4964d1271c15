/** Which of their designs a host prints for the answers to an event. Plain forms: they need no script. */
import type { PieceGroup } from '#api/people/event-print-calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';

type Parts = readonly { id: string; name: string; asksMenu: boolean }[];

const categories = {
  'place-card': 'place-card',
  'menu-card': 'menu-card',
  'table-card': 'table-number',
  'thank-you-card': 'thank-you-card',
} as const satisfies Record<PieceGroup['group'], string>;

function cataloguePath(group: PieceGroup['group']): string {
  return `${pathTo('cards')}?category=${categories[group]}`;
}

function JoinForm({ group: { group, designs, part: proposed }, parts }: { group: PieceGroup; parts: Parts }) {
  const t = useTexts(eventPrintTexts);
  const offered = group === 'menu-card' ? parts.filter(({ asksMenu, id }) => asksMenu || id === proposed) : parts;
  return (
    <form method="post" className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
      <input type="hidden" name="intent" value="join" />
      <SelectField name="design" label={t('feier.print.design')}>
        {designs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {group === 'menu-card' ? (
        <SelectField name="piece" label={t('feier.print.way')}>
          {(['menu-card', 'menu-count'] as const).map((piece) => (
            <option key={piece} value={piece}>
              {t(`feier.print.way.${piece}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="piece" value={group} />
      )}
      {proposed === null ? null : (
        <SelectField name="part" label={t('feier.print.part')} defaultValue={proposed}>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" kind="secondary" className="max-sm:w-full">
        {t('feier.print.join')}
      </Button>
    </form>
  );
}

/** A design to choose, or the way to the catalogue where there is none. */
export function ChoosePrinted({ group, parts }: { group: PieceGroup; parts: Parts }) {
  const t = useTexts(eventPrintTexts);
  const { designs, printed } = group;
  const catalogue = t(`feier.print.catalogue.${group.group}`);
  if (printed.length > 0) {
    if (designs.length === 0) return null;
    return (
      <details className="mt-3">
        <summary className="text-link min-h-11 w-fit py-2 text-small">{t('feier.print.other')}</summary>
        <div className="pt-2 pb-3">
          <JoinForm group={group} parts={parts} />
        </div>
      </details>
    );
  }
  if (designs.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-small text-ink-soft">{t('feier.print.no-design')}</p>
        <ButtonLink to={cataloguePath(group.group)} ahead="never" kind="secondary" small>
          {catalogue}
        </ButtonLink>
      </div>
    );
  return (
    <div className="grid gap-2">
      <JoinForm group={group} parts={parts} />
      <PageLink to={cataloguePath(group.group)} ahead="never" className="text-link w-fit py-2 text-small">
        {catalogue}
      </PageLink>
    </div>
  );
}
