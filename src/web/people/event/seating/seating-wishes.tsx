/** Who wishes to sit at one table and who at two, how many of the wishes hold, and a form for another. */
import type { ShownSeating, ShownWish } from '#api/people/event-seating-calls.ts';
import { wishKinds } from '#core/people/event/seating/plan.ts';
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { PlanFields } from './seating-lists.tsx';

type Props = { seating: ShownSeating };

function Wish({ seating, wish }: Props & { wish: ShownWish }) {
  const t = useTexts(eventSeatingTexts);
  const { kind, guest, other, isFulfilled } = wish;
  const names = { guest: guest.name, other: other.name };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 border-b border-line py-1">
      <span className="min-w-0 py-2 wrap-anywhere">
        {t(`feier.seating.wish.${kind}`, names)}
        {isFulfilled === false ? <strong className="block text-small text-seal">{t('feier.seating.wish.broken')}</strong> : null}
      </span>
      <form method="post">
        <PlanFields seating={seating} intent="unwish" />
        <input type="hidden" name="guest" value={guest.id} />
        <input type="hidden" name="other" value={other.id} />
        <button type="submit" className="text-link py-2 text-small" aria-label={t('feier.seating.unwish.named', names)}>
          {t('feier.seating.unwish')}
        </button>
      </form>
    </li>
  );
}

function NewWish({ seating }: Props) {
  const t = useTexts(eventSeatingTexts);
  const person = (name: string, label: string) => (
    <SelectField name={name} label={label} required defaultValue="">
      <option value="">{t('feier.seating.choose')}</option>
      {seating.people.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown}
        </option>
      ))}
    </SelectField>
  );
  return (
    <form method="post" className="grid items-end gap-4 pb-5 md:grid-cols-[1fr_1fr_1fr_auto]">
      <PlanFields seating={seating} intent="wish" />
      {person('guest', t('feier.seating.wish.guest'))}
      <SelectField name="wish" label={t('feier.seating.wish.kind')}>
        {wishKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`feier.seating.wishes.${kind}`)}
          </option>
        ))}
      </SelectField>
      {person('other', t('feier.seating.wish.other'))}
      <Button type="submit" kind="secondary" className="w-full md:w-fit">
        {t('feier.seating.wish.add')}
      </Button>
    </form>
  );
}

export function Wishes({ seating }: Props) {
  const t = useTexts(eventSeatingTexts);
  const { wishes, tables } = seating;
  const broken = wishes.filter(({ isFulfilled }) => isFulfilled === false).length;
  const fixed = tables.reduce((sum, { guests }) => sum + guests.filter(({ isFixed }) => isFixed).length, 0);
  const counts = [
    ...wishKinds.map((kind) => ({ name: t(`feier.seating.wishes.${kind}`), count: wishes.filter((wish) => wish.kind === kind).length })),
    { name: t('feier.seating.fixed.count'), count: fixed },
  ];
  return (
    <section aria-labelledby="wuensche" className="bg-ground px-5 py-5 md:px-7">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <h3 id="wuensche" className="type-h3">
          {t('feier.seating.wishes')}
        </h3>
        {counts.map(({ name, count }) => (
          <p key={name} className="text-small">
            {name} <span className="figures font-semibold">{count}</span>
          </p>
        ))}
        {wishes.length === 0 ? null : (
          <p className={`figures text-small ${broken > 0 ? 'text-seal' : 'text-moss'}`}>{t('feier.seating.wishes.state', { broken })}</p>
        )}
      </div>
      {wishes.length === 0 ? null : (
        <ul className="mt-3 grid gap-x-10 border-t border-line md:grid-cols-2">
          {wishes.map((wish) => (
            <Wish key={`${wish.guest.id} ${wish.other.id}`} seating={seating} wish={wish} />
          ))}
        </ul>
      )}
      <details className="mt-2">
        <summary className="text-link min-h-11 w-fit py-2 text-small">{t('feier.seating.wish.new')}</summary>
        <NewWish seating={seating} />
      </details>
    </section>
  );
}
