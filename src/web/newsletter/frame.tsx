/** What the newsletter's own pages share: one heading, one sentence, what to do next, and the envelope beside it. */
import type { ReactNode } from 'react';
import { PageTitle } from '#web/ui/page-title.tsx';
import { LetterArt } from './letter-art.tsx';

export function NewsletterPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-x-15 gap-y-9 py-9 md:py-19 lg:grid-cols-[minmax(0,640fr)_minmax(0,460fr)]">
      <div>
        <PageTitle className="mb-5">{title}</PageTitle>
        <p className="mb-7 max-w-[52ch]">{text}</p>
        {children}
      </div>
      <div aria-hidden="true" className="grid place-items-center bg-ground p-9 max-lg:hidden">
        <LetterArt className="max-w-90" />
      </div>
    </div>
  );
}
