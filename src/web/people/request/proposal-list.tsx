/** Answers that wait for the host: each with what it changes, where it goes, and the buttons that decide. One form for all of them. */
import type { AddressProposal } from '#api/people/address-calls.ts';
import { addressRequestTexts } from '#texts/de/people/address-requests.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { decisionField } from './decision-field.ts';

function Compared({ before, after }: { before: string | null; after: string }) {
  const t = useTexts(addressRequestTexts);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-small">
      {before === null ? null : (
        <>
          <dt className="text-ink-soft">{t('collect.before')}</dt>
          <dd className={`wrap-anywhere ${before === '' ? 'text-ink-soft' : ''}`}>{before || t('collect.before.none')}</dd>
        </>
      )}
      <dt className="text-ink-soft">{t('collect.after')}</dt>
      <dd className="font-semibold wrap-anywhere">{after}</dd>
    </dl>
  );
}

/** Where an answer by the link for the group goes: the likely household, another one, or one of its own. */
function Places({ proposal, names }: { proposal: AddressProposal; names: string }) {
  const t = useTexts(addressRequestTexts);
  const { id, candidates, isOwn, isClear } = proposal;
  const [first] = candidates;
  if (isOwn && first) return <input type="hidden" name={decisionField(id, 'to')} value={first.household} />;
  if (candidates.length === 0)
    return (
      <>
        <input type="hidden" name={decisionField(id, 'to')} value="" />
        <p className="mb-1 text-small text-moss">{t('collect.new-household')}</p>
      </>
    );
  const place = (value: string, label: string, isFirst: boolean) => (
    <label key={value} className="flex min-h-11 items-start gap-3 py-2 text-small">
      <input type="radio" className="check mt-0.5" name={decisionField(id, 'to')} value={value} defaultChecked={isFirst} />
      <span className="wrap-anywhere">{label}</span>
    </label>
  );
  return (
    <fieldset>
      <legend className="unseen">{t('collect.where', { names })}</legend>
      {isClear ? null : <p className="text-small text-amber">{t('collect.unclear')}</p>}
      {candidates.map(({ household, names: of, address }, at) =>
        place(household, `${t('collect.belongs', { names: of })}${address === '' ? '' : ` (${address})`}`, isClear && at === 0),
      )}
      {place('', t('collect.new-household'), !isClear)}
    </fieldset>
  );
}

function Proposal({ proposal }: { proposal: AddressProposal }) {
  const t = useTexts(addressRequestTexts);
  const { id, version, address, contact, candidates, isOwn, isClear, others } = proposal;
  const [first] = candidates;
  const home = isOwn || isClear ? first : undefined;
  const names = (isOwn ? first?.names : proposal.names) || t('collect.nameless');
  return (
    <li className="border-b border-line py-5">
      <input type="hidden" name={decisionField(id, 'version')} value={version} />
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          name="chosen"
          value={id}
          defaultChecked={isOwn || isClear}
          aria-label={t('collect.choose', { names })}
          className="check mt-1 flex-none"
        />
        <div className="min-w-0 flex-1">
          <h3 className="type-h4 wrap-anywhere">{names}</h3>
          <Compared before={home ? home.address : null} after={[address, contact].filter((part) => part !== '').join(', ')} />
          {others.length > 0 ? <p className="mt-1 text-small wrap-anywhere">{t('collect.others', { names: others.join(', ') })}</p> : null}
          <Places proposal={proposal} names={names} />
          <p className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" kind="secondary" small name="take" value={id} aria-label={t('collect.take.named', { names })}>
              {t('collect.take')}
            </Button>
            <button
              type="submit"
              name="refuse"
              value={id}
              aria-label={t('collect.refuse.named', { names })}
              className="text-link min-h-11 px-2 text-small"
            >
              {t('collect.refuse')}
            </button>
          </p>
        </div>
      </div>
    </li>
  );
}

export function ProposalList({ proposals }: { proposals: readonly AddressProposal[] }) {
  const t = useTexts(addressRequestTexts);
  return (
    <form method="post" className="max-w-180">
      <input type="hidden" name="intent" value="decide" />
      {/* Enter takes nothing over: it shows what would change. */}
      <button type="submit" name="bulk" value="look" className="unseen" tabIndex={-1} aria-hidden="true">
        {t('collect.bulk')}
      </button>
      <ul>
        {proposals.map((proposal) => (
          <Proposal key={`${proposal.id}${proposal.version}`} proposal={proposal} />
        ))}
      </ul>
      {proposals.length > 1 ? (
        <Button type="submit" name="bulk" value="look" className="mt-5 w-full sm:w-fit">
          {t('collect.bulk')}
        </Button>
      ) : null}
    </form>
  );
}
