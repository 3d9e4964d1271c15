/** How the name on one card is broken into lines: as all are, or in one of the ways that fit. A plain form. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { MergeProof } from '#api/people/merge-calls.ts';
import { mergeLinesTexts } from '#texts/de/people/merge-lines.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { RecordPicture } from '#web/people/record-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { linesId, printPath } from './print-query.ts';

export type RecordLines = Output<Calls['GET /web-api/designs/:id/merge/lines']>;
type Text = RecordLines['texts'][number];
type Props = { shown: RecordLines & { record: string }; proof: MergeProof; design: string };

/** How a card looks with a choice. */
function Way({ words, hint }: { words: string; hint: string }) {
  return (
    <>
      <span className="block whitespace-pre-line wrap-anywhere">{words}</span>
      <span className="figures block text-small text-ink-soft">{hint}</span>
    </>
  );
}

function Options({ text: { key, label, options }, isOnly }: { text: Text; isOnly: boolean }) {
  const t = useTexts(mergeLinesTexts);
  const isOwn = options.every(({ isChosen }) => !isChosen);
  const own = <Way words={t('merge-lines.own')} hint={t('merge-lines.own.hint')} />;
  return (
    <fieldset>
      <legend className={isOnly ? 'unseen' : 'type-h4 mb-2'}>{isOnly ? t('merge-lines.ways') : label}</legend>
      <input type="hidden" name="text" value={key} />
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <CheckField type="radio" name="lengths" value="" defaultChecked={isOwn} label={own} />
        {options.map(({ lengths, lines, size, isChosen }) => (
          <CheckField
            key={lengths.join()}
            type="radio"
            name="lengths"
            value={lengths.join()}
            defaultChecked={isChosen}
            label={<Way words={lines.join('\n')} hint={t('merge-lines.size', { size, count: lines.length })} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function LinesForm({ shown, proof, design }: Props) {
  const t = useTexts(mergeLinesTexts);
  const { record, version, number, label, picture, texts } = shown;
  return (
    <section id={linesId} aria-labelledby="trennen-titel" className="mb-8 scroll-mt-6 border-y border-line py-6">
      <h2 id="trennen-titel" className="type-h3 wrap-anywhere">
        {t('merge-lines.title', { number, name: label })}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <RecordPicture
          picture={picture}
          panel={proof.panel}
          alt={t('merge-lines.picture', { name: label })}
          sizes="(min-width: 768px) 340px, 92vw"
          isFirst
        />
        <div className="grid gap-6">
          {texts.length === 0 ? <p className="max-w-[60ch]">{t('merge-lines.none')}</p> : null}
          {texts.map((text) => (
            <form key={text.key} method="post" className="grid gap-4">
              <input type="hidden" name="intent" value="lines" />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="record" value={record} />
              <Options text={text} isOnly={texts.length === 1} />
              <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <Button type="submit" className="max-sm:w-full">
                  {t('merge-lines.save')}
                </Button>
                <PageLink to={printPath(design)} ahead="never" className="text-link py-2">
                  {t('merge-lines.cancel')}
                </PageLink>
              </p>
            </form>
          ))}
        </div>
      </div>
    </section>
  );
}
