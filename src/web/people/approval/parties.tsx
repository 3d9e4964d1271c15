/** Whom a host has asked to approve a card with its list, by link. Plain forms: none needs a script. */
import { type ReactNode, useRef } from 'react';
import type { Party } from '#api/people/approval-calls.ts';
import { partyNameLength } from '#core/merge/approval-parties.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { languages } from '#core/values/locale.ts';
import { approvalPartyTexts } from '#texts/de/people/approval-parties.ts';
import { languageNameTexts } from '#texts/de/people/language-names.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon, warningIcon } from '#web/ui/icons.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import type { TypedParty } from './party-form.ts';

const stateIcons = { open: null, approved: checkIcon, changed: warningIcon, wish: warningIcon } as const;
const stateColours = { open: 'text-ink-soft', approved: 'text-moss', changed: 'text-amber', wish: 'text-amber' } as const;

function useDay(): (at: string) => string {
  const locale = useTextLocale();
  return (at) => formatDate(berlinTime(Date.parse(at)).day, locale);
}

/** The address of the link, and what can be done with it: the ways to pass it on come before `children`. */
function Link({ url, name, children }: { url: string | null; name: string; children: ReactNode }) {
  const t = useTexts(approvalPartyTexts);
  const address = useRef<HTMLAnchorElement>(null);
  const label = t('parties.link', { name });
  return (
    <>
      <p className="text-small">
        {url === null ? (
          t('parties.link.lost')
        ) : (
          <a ref={address} href={url} className="text-link inline-block py-1 wrap-anywhere">
            {url}
          </a>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-7">
        {url === null ? null : (
          <>
            <CopyButton text={url} label={label} target={() => address.current} className="-ms-2" />
            <ShareButton url={url} label={label}>
              {t('parties.share')}
            </ShareButton>
          </>
        )}
        {children}
      </div>
    </>
  );
}

export function PartyRow({ party }: { party: Party }) {
  const t = useTexts(approvalPartyTexts);
  const nameOf = useTexts(languageNameTexts);
  const dayOf = useDay();
  const { id, name, email, language, state, answeredAt, url, expiresAt, canRemind } = party;
  const day = answeredAt === null ? '' : dayOf(answeredAt);
  const icon = stateIcons[state];
  return (
    <li className="border-t border-line py-5 first:border-t-0">
      <h2 className="type-h4 wrap-anywhere">{name}</h2>
      <p className="text-small text-ink-soft wrap-anywhere">{email}</p>
      <p className={`mt-3 flex gap-2 ${stateColours[state]}`}>
        {icon ? <Icon svg={icon} className="flex-none" /> : null}
        {t(`parties.state.${state}`, { day })}
      </p>
      <p className="figures mt-1 mb-3 text-small text-ink-soft">
        {t('parties.facts', { language: nameOf(`merge.language.${language}`), day: dayOf(expiresAt) })}
      </p>
      <Link url={url} name={name}>
        {canRemind ? (
          <form method="post">
            <input type="hidden" name="intent" value="remind" />
            <input type="hidden" name="party" value={id} />
            <button type="submit" className="text-link py-2 text-small" aria-label={t('parties.remind.named', { name })}>
              {t('parties.remind')}
            </button>
          </form>
        ) : null}
        <details className="open:basis-full">
          <summary className="text-link w-fit py-2 text-small">
            {t('parties.end')}
            <span className="unseen">: {name}</span>
          </summary>
          <form method="post" className="pb-2">
            <input type="hidden" name="intent" value="end" />
            <input type="hidden" name="party" value={id} />
            <p className="mb-3 max-w-[60ch] text-small text-ink-soft">{t('parties.end.sure')}</p>
            <Button type="submit" kind="secondary" small aria-label={t('parties.end.named', { name })}>
              {t('parties.end.button')}
            </Button>
          </form>
        </details>
      </Link>
    </li>
  );
}

/** `errors`: what is wrong with what was typed, by field. */
export type RefusedParty = { typed: TypedParty; errors: Readonly<Record<string, string>> };

export function AskForm({ refused }: { refused: RefusedParty | null }) {
  const t = useTexts(approvalPartyTexts);
  const nameOf = useTexts(languageNameTexts);
  return (
    <form method="post" className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value="ask" />
      <TextField
        name="name"
        label={t('parties.name')}
        defaultValue={refused?.typed.name}
        error={refused?.errors.name ?? null}
        required
        maxLength={partyNameLength}
      />
      <TextField
        name="email"
        type="email"
        label={t('parties.email')}
        defaultValue={refused?.typed.email}
        error={refused?.errors.email ?? null}
        required
        autoComplete="off"
      />
      <SelectField name="language" label={t('parties.language')} defaultValue={refused?.typed.language ?? 'de'}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {nameOf(`merge.language.${language}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="w-full sm:w-fit">
        {t('parties.ask')}
      </Button>
      <p className="text-small text-ink-soft">{t('parties.ask.hint')}</p>
    </form>
  );
}
