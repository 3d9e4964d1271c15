/** What a party approves: every page in each language side by side, then the names that are hard to fit. */
import type { AskedParty } from '#api/people/approval-calls.ts';
import { approvalTexts } from '#texts/de/people/approval.ts';
import { languageNameTexts } from '#texts/de/people/language-names.ts';
import { useTexts } from '#web/page/texts.ts';
import { RecordPicture } from '#web/people/record-picture.tsx';

type Proof = NonNullable<AskedParty['proof']>;
type Shown = Proof['languages'][number];

const sizes = '(min-width: 1280px) 404px, (min-width: 640px) 44vw, 92vw';
const columns = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';

function Picture({ page, language, alt, isFirst }: { page: Shown['pages'][number]; language: string; alt: string; isFirst: boolean }) {
  return (
    <figure className="min-w-0">
      <RecordPicture picture={page.picture} panel={page} alt={alt} sizes={sizes} isFirst={isFirst} />
      <figcaption className="mt-1 text-small text-ink-soft">{language}</figcaption>
    </figure>
  );
}

export function BothLanguages({ languages }: Pick<Proof, 'languages'>) {
  const t = useTexts(approvalTexts);
  const nameOf = useTexts(languageNameTexts);
  const named = languages.map((one) => ({ ...one, name: nameOf(`merge.language.${one.language}`) }));
  const hasWorst = named.some(({ worst }) => worst.length > 0);
  return (
    <>
      {(named[0]?.pages ?? []).map(({ id, name: panel }, at) => (
        <section key={id} aria-label={panel} className="mb-9">
          <h2 className="type-h4 mb-3">{panel}</h2>
          <div className={columns}>
            {named.map(({ language, name, count, pages }) => {
              const page = pages[at];
              const caption = at === 0 ? `${name}, ${t('party.count', { count })}` : name;
              return page ? (
                <Picture
                  key={language}
                  page={page}
                  language={caption}
                  alt={t('party.page', { panel, language: name })}
                  isFirst={at === 0}
                />
              ) : null;
            })}
          </div>
        </section>
      ))}
      {hasWorst ? (
        <section aria-labelledby="namen" className="mb-9">
          <h2 id="namen" className="type-h4 mb-3">
            {t('party.worst')}
          </h2>
          <div className={columns}>
            {named.flatMap(({ name, worst }) =>
              worst.map((page) => (
                <Picture key={page.picture} page={page} language={name} alt={t('party.worst.card', { language: name })} isFirst={false} />
              )),
            )}
          </div>
        </section>
      ) : null}
    </>
  );
}
