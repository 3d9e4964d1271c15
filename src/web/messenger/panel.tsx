/** The messenger's drawer: frequent questions, then the form. Fetched when it is opened. */

import { useEffect, useState } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { messengerTexts } from '#texts/de/customer/messenger.ts';
import { footerTexts } from '#texts/de/frame/footer.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';
import { MessageFormFields, MessageSent } from './form.tsx';
import type { MessageSubject } from './panel-props.ts';
import { type AskedQuestion, questionsOf } from './questions.ts';
import { useMessage } from './use-message.ts';

/** Linked where the questions cannot be read. */
const pages = [
  { to: pathTo('shipping'), name: 'footer.shipping' },
  { to: pathTo('payment'), name: 'footer.payment' },
  { to: pathTo('withdrawal'), name: 'footer.withdrawal' },
] as const;

/** `asked` is null while the questions are being fetched. */
export function AskedQuestions({ asked }: { asked: readonly AskedQuestion[] | null }) {
  const t = useTexts(messengerTexts);
  const pageNames = useTexts(footerTexts);
  return (
    <>
      <div aria-busy={asked === null || undefined}>
        {asked?.map(({ question, answer }) => (
          <details key={question} className="fold">
            <summary className="fold-title min-h-13 font-semibold">
              {question}
              <span className="fold-sign">
                <Icon svg={plusIcon} small className="plus" />
                <Icon svg={minusIcon} small className="minus" />
              </span>
            </summary>
            <p className="pr-9 pb-4 text-small">
              {answer.map(({ text, to }) =>
                to === null ? (
                  text
                ) : (
                  <PageLink key={text} to={to} className="text-link">
                    {text}
                  </PageLink>
                ),
              )}
            </p>
          </details>
        ))}
      </div>
      {asked?.length === 0 ? (
        <ul className="border-t border-line">
          {pages.map(({ to, name }) => (
            <li key={to} className="border-b border-line">
              <PageLink to={to} className="block py-3.5 hover:underline">
                {pageNames(name)}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      <PageLink to={pathTo('faq')} className="text-link mt-3 inline-block py-2 text-small">
        {t('messenger.more')}
      </PageLink>
    </>
  );
}

/** `onClose` must be stable and unmount the panel. */
export function MessengerPanel({ about, onClose }: { about: MessageSubject; onClose: () => void }) {
  const t = useTexts(messengerTexts);
  const site = useSite();
  const [asked, setAsked] = useState<AskedQuestion[] | null>(null);
  const { form, draft, answer, isBusy, submit, save, reset } = useMessage(about);
  useEffect(() => {
    let isGone = false;
    void questionsOf(site).then((found) => {
      if (!isGone) setAsked(found);
    });
    return () => {
      isGone = true;
    };
  }, [site]);
  return (
    <Drawer title={t('messenger.title')} onClose={onClose}>
      <div className="py-6">
        {answer.sentTo === null ? (
          <>
            <h3 className="type-h4 mb-3">{t('messenger.asked')}</h3>
            <AskedQuestions asked={asked} />
            <h3 className="type-h4 mt-7">{t('messenger.write')}</h3>
            <p className="mt-1 mb-5 text-small text-ink-soft">{t('messenger.lead')}</p>
            <MessageFormFields
              form={form}
              values={draft.values}
              answer={answer}
              isBusy={isBusy}
              code={about.code}
              onSend={(event) => void submit(event)}
              onType={save}
            />
          </>
        ) : (
          <MessageSent email={answer.sentTo} onAgain={reset} />
        )}
      </div>
    </Drawer>
  );
}
