/** How the envelopes look, what the check says of all of them, and the way to print. Plain forms: none needs a script. */

import type { EnvelopeDesign, EnvelopeGroup } from '#api/people/envelope-calls.ts';
import { formatSizeMm } from '#core/values/unit.ts';
import { cardTexts } from '#texts/de/card.ts';
import { envelopeTexts } from '#texts/de/people/envelopes.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { addressesPath } from '#web/people/list-query.ts';
import { printPath } from '#web/people/print/print-query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CheckField, Field, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import { envelopesPath, previewId } from './envelope-query.ts';
import { LevelMark } from './envelope-state.tsx';
import type { EnvelopesData, LookOptions } from './envelopes-data.ts';

type Props = { data: EnvelopesData; options: LookOptions };

const places = ['flap', 'front', 'none'] as const;

function useFormatName() {
  const t = useTexts(cardTexts);
  return (format: string) => t(`card.size.${format as 'envelope-c6'}`);
}

function FormatField({ design, formats }: { design: EnvelopeDesign | null; formats: LookOptions['formats'] }) {
  const t = useTexts(envelopeTexts);
  const nameOf = useFormatName();
  const { locale } = useSite();
  if (design && !design.isPlain)
    return (
      <p className="text-small">
        <b className="block font-semibold">{t('envelopes.format')}</b>
        {nameOf(design.format)}. <span className="text-ink-soft">{t('envelopes.format.fixed')}</span>
      </p>
    );
  return (
    <SelectField name="format" label={t('envelopes.format')} defaultValue={design?.format ?? formats[0]?.format}>
      {formats.map(({ format, widthMm, heightMm }) => (
        <option key={format} value={format}>
          {t('envelopes.format.option', { name: nameOf(format), size: formatSizeMm({ widthMm, heightMm }, locale) })}
        </option>
      ))}
    </SelectField>
  );
}

function SenderFields({ design, maxSender }: { design: EnvelopeDesign | null; maxSender: number }) {
  const t = useTexts(envelopeTexts);
  const { place, text } = design?.sender ?? { place: 'flap', text: '' };
  return (
    <fieldset>
      <legend className="text-small font-semibold">{t('envelopes.sender')}</legend>
      <div className="mb-2 flex flex-wrap gap-x-5">
        {places.map((one) => (
          <CheckField key={one} type="radio" name="place" value={one} defaultChecked={one === place} label={t(`envelopes.sender.${one}`)} />
        ))}
      </div>
      <Field label={t('envelopes.sender.text')} hint={t('envelopes.sender.hint')}>
        {(wiring) => (
          <textarea
            name="text"
            rows={3}
            maxLength={maxSender}
            defaultValue={text}
            autoComplete="off"
            {...wiring}
            className="input h-auto py-2.5"
          />
        )}
      </Field>
    </fieldset>
  );
}

export function LookForm({ data: { design, list }, options }: Props) {
  const t = useTexts(envelopeTexts);
  return (
    <form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value={design ? 'look' : 'make'} />
      <input type="hidden" name="settings" value={list.settingsVersion} />
      {design ? (
        <>
          <input type="hidden" name="design" value={design.id} />
          <input type="hidden" name="revision" value={design.revision} />
        </>
      ) : null}
      <FormatField design={design} formats={options.formats} />
      <SelectField name="face" label={t('envelopes.face')} defaultValue={design?.face}>
        {options.faces.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <SenderFields design={design} maxSender={options.maxSender} />
      <SelectField name="country" label={t('envelopes.posting')} hint={t('envelopes.posting.hint')} defaultValue={list.country}>
        {options.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind={design ? 'secondary' : 'primary'} className="w-full">
        {t(design ? 'envelopes.save' : 'envelopes.make')}
      </Button>
    </form>
  );
}

const boxes: Record<EnvelopeGroup['level'], string> = {
  block: 'bg-blotter-light',
  confirm: 'bg-amber-light',
  warn: 'bg-ground',
  ok: 'bg-ground',
};

type RuleKey = Extract<keyof typeof envelopeTexts, `envelopes.rule.${string}`>;

function Group({ group, list }: { group: EnvelopeGroup; list: string }) {
  const t = useTexts(envelopeTexts);
  const { rule, level, count, names, household } = group;
  const isUnknown = rule === 'env-incomplete';
  const values = { count, names: names.join(', '), more: count - names.length };
  return (
    <li className={`flex gap-3 px-4 py-3 text-small ${boxes[level]}`}>
      <LevelMark level={level} />
      <span className="figures min-w-0 wrap-anywhere">
        {t(`envelopes.rule.${rule}` as RuleKey, values)}{' '}
        <PageLink
          to={isUnknown ? addressesPath(list) : `${envelopesPath(list, { search: '', filter: 'open', page: 1, household })}#${previewId}`}
          ahead="never"
          className="text-link inline-block py-1"
        >
          {t(isUnknown ? 'envelopes.group.ask' : 'envelopes.group.open')}
        </PageLink>
      </span>
    </li>
  );
}

export function Checks({ data: { groups, counts, list, design } }: Pick<Props, 'data'>) {
  const t = useTexts(envelopeTexts);
  const fine = counts.all - counts.open;
  return (
    <section aria-labelledby="pruefung" className="mt-7 border-t border-line pt-5">
      <h2 id="pruefung" className="type-h4 mb-3">
        {t('envelopes.check')}
      </h2>
      <ul className="grid gap-2">
        {groups.map((group) => (
          <Group key={`${group.rule} ${group.level}`} group={group} list={list.id} />
        ))}
      </ul>
      {design && fine > 0 ? (
        <p className="figures mt-3 flex gap-3 text-small text-moss">
          <Icon svg={checkIcon} small className="flex-none" />
          {t('envelopes.check.fine', { count: fine })}
        </p>
      ) : null}
    </section>
  );
}

function Next({ design, blocked }: { design: EnvelopeDesign; blocked: number }) {
  const t = useTexts(envelopeTexts);
  if (blocked > 0)
    return (
      <Button disabled className="w-full">
        {t('envelopes.blocked', { count: blocked })}
      </Button>
    );
  if (design.state !== 'approved')
    return (
      <ButtonLink to={printPath(design.id)} ahead="never" className="w-full">
        {t('envelopes.proof')}
      </ButtonLink>
    );
  return (
    <form method="post">
      <input type="hidden" name="intent" value="cart" />
      <input type="hidden" name="design" value={design.id} />
      <Button type="submit" className="w-full">
        {t('envelopes.cart')}
      </Button>
    </form>
  );
}

export function PrintBox({ data: { design, counts } }: Pick<Props, 'data'>) {
  const t = useTexts(envelopeTexts);
  const nameOf = useFormatName();
  if (!design) return null;
  const { pieces, format, total, hint, leftOut, state } = design;
  return (
    <div className="mt-7 border-t border-line pt-5">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t('envelopes.pieces', { count: pieces, format: nameOf(format) })}</span>
        {total ? <span className="type-h3">{total.text}</span> : null}
      </p>
      {total ? null : <p className="text-small text-amber">{t('envelopes.no-price')}</p>}
      {hint ? <p className="mt-1 text-small text-ink-soft">{hint}</p> : null}
      {leftOut > 0 ? <p className="mt-1 text-small text-ink-soft">{t('envelopes.left', { count: leftOut })}</p> : null}
      {state === 'changed' ? <p className="mt-2 text-small text-amber">{t('envelopes.changed')}</p> : null}
      {state === 'approved' ? <p className="mt-2 text-small text-moss">{t('envelopes.approved')}</p> : null}
      <div className="mt-4">
        <Next design={design} blocked={counts.blocked} />
      </div>
      {counts.blocked === 0 && state === 'approved' ? (
        <PageLink to={printPath(design.id)} ahead="never" className="text-link mt-2 inline-block py-2 text-small">
          {t('envelopes.proof')}
        </PageLink>
      ) : null}
    </div>
  );
}
