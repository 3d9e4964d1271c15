/** Shows questions as an accordion, and repeats them as FAQPage data. */
import { Accordion } from '#web/blocks/parts/accordion.tsx';
import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';
import { JsonLd } from '#web/page/json-ld.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { Question, SeoQuestionsData } from './load.ts';

function faqPage(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, plain }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain },
    })),
  };
}

export function Component({ data }: { data: SeoQuestionsData | null }) {
  if (!data) return null;
  const { title, questions } = data;
  const list = questions.map(({ question, answer }) => (
    <Accordion key={question} title={question}>
      <RichTextView text={answer} />
    </Accordion>
  ));
  return (
    <div className={`wrap ${title === '' ? '' : 'grid gap-x-15 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'}`}>
      {title === '' ? null : (
        <h2 className="type-h2 self-start xl:sticky xl:top-24" style={fittedTo(title)}>
          {title}
        </h2>
      )}
      <div>{list}</div>
      <JsonLd data={faqPage(questions)} />
    </div>
  );
}
