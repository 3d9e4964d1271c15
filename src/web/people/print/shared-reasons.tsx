/** What the print check says of all cards of a list alike, and of the blank ones. */
import type { MergeProof } from '#api/people/merge-calls.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

type Props = { proof: Pick<MergeProof, 'shared' | 'blankReasons'> /** Of the page that opens the design. */; path: string | null };

export function SharedReasons({ proof: { shared, blankReasons }, path }: Props) {
  const t = useTexts(mergeTexts);
  const textsOf = (wanted: 'blocked' | 'hint') => shared.flatMap(({ level, text }) => (level === wanted ? [text] : []));
  const parts = [
    { key: 'merge.shared.blocked', texts: textsOf('blocked'), color: 'text-seal' },
    { key: 'merge.shared.blank', texts: blankReasons, color: 'text-seal' },
    { key: 'merge.shared.hint', texts: textsOf('hint'), color: 'text-amber' },
  ] as const;
  const shown = parts.filter(({ texts }) => texts.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3 border-l-2 border-line pl-4">
      {shown.map(({ key, texts, color }) => (
        <div key={key} className="max-w-[70ch]">
          <p className={`flex gap-2 font-semibold ${color}`}>
            <Icon svg={warningIcon} small className="mt-1 flex-none" />
            {t(key)}
          </p>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
      {path ? (
        <PageLink to={path} reloadDocument ahead="never" className="text-link w-fit py-1">
          {t('merge.shared.open')}
        </PageLink>
      ) : null}
    </div>
  );
}
