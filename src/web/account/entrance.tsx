/** Frame of the pages in front of an account: title, one sentence, a form, and beside it what an account holds. */
import type { ReactNode } from 'react';
import { accountTexts } from '#texts/de/customer/account.ts';
import { useTexts } from '#web/page/texts.ts';
import { PageTitle } from '#web/ui/page-title.tsx';

const contents = ['designs', 'orders', 'wishes'] as const;

export function Entrance({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const t = useTexts(accountTexts);
  return (
    <div className="wrap grid items-start gap-x-20 gap-y-11 pt-8 pb-16 md:pt-14 md:pb-24 xl:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
      <div className="max-xl:max-w-130">
        <PageTitle className="mb-4">{title}</PageTitle>
        {lead ? <p className="mb-8">{lead}</p> : <div className="mb-8" />}
        {children}
      </div>
      <section aria-labelledby="im-konto" className="bg-ground px-5 py-7 sm:px-11 sm:py-11">
        <h2 id="im-konto" className="type-h3 mb-6">
          {t('account.panel.title')}
        </h2>
        <dl className="border-t border-line">
          {contents.map((name) => (
            <div key={name} className="border-b border-line py-4">
              <dt className="type-h4">{t(`account.panel.${name}`)}</dt>
              <dd className="text-ink-soft">{t(`account.panel.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The way from one form to another. */
export function Other({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className="mt-7 border-t border-line pt-5">
      {question} {children}
    </p>
  );
}
