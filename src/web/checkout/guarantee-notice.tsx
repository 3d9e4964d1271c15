/** The EU's notice on the legal guarantee, above the button that orders: the owner's drawing, unchanged and in colour, and its words. */
import type { Cart } from '#api/order.ts';
import { guaranteeNoticeTexts } from '#texts/de/legal/guarantee-notice.ts';
import { useTexts } from '#web/page/texts.ts';

/** Where the QR code of the drawing leads. */
const elsewhere = 'europa.eu/youreurope/garantien';

type Props = { drawing: Cart['guaranteeNotice'] };

export function GuaranteeNotice({ drawing }: Props) {
  const t = useTexts(guaranteeNoticeTexts);
  return (
    <section aria-labelledby="gewaehrleistung" className="border-t border-line pt-4 pb-5">
      <h3 id="gewaehrleistung" className="type-h4 mb-3">
        {t('guarantee.title')}
      </h3>
      {drawing ? (
        <a href={drawing.path} target="_blank" rel="noopener" className="block">
          <img
            src={drawing.path}
            width={drawing.width}
            height={drawing.height}
            alt={t('guarantee.drawing')}
            aria-describedby="gewaehrleistung-text"
            className="h-auto w-full"
          />
        </a>
      ) : null}
      <Words hasDrawing={drawing !== null} />
      <p className="mt-3 text-small">
        <a href={`https://${elsewhere}`} target="_blank" rel="noreferrer" className="text-link inline-block py-2">
          {elsewhere}
        </a>
      </p>
      <p className="text-small">{t('guarantee.promise')}</p>
    </section>
  );
}

/** From the width on at which the words of the drawing can be read they are only said to assistive technology. */
function Words({ hasDrawing }: { hasDrawing: boolean }) {
  const t = useTexts(guaranteeNoticeTexts);
  return (
    <div id="gewaehrleistung-text" className={`grid gap-2 text-small ${hasDrawing ? 'mt-4 sm:unseen' : ''}`}>
      <p className="font-semibold">{t('guarantee.words.duration')}</p>
      <p>{t('guarantee.words.when')}</p>
      <ul className="list-disc pl-5">
        <li>{t('guarantee.words.when.1')}</li>
        <li>{t('guarantee.words.when.2')}</li>
      </ul>
      <p>{t('guarantee.words.seller')}</p>
      <ul className="list-disc pl-5">
        <li>{t('guarantee.words.seller.1')}</li>
        <li>{t('guarantee.words.seller.2')}</li>
      </ul>
      <p>{t('guarantee.words.countries')}</p>
      <p className="mt-2 font-semibold">{t('guarantee.words.todo')}</p>
      <ol className="list-decimal pl-5">
        <li>{t('guarantee.words.todo.1')}</li>
        <li>{t('guarantee.words.todo.2')}</li>
      </ol>
      {/* These sentences point at parts of the drawing. */}
      {hasDrawing ? (
        <>
          <p>{t('guarantee.words.garan')}</p>
          <p>{t('guarantee.words.more')}</p>
        </>
      ) : null}
    </div>
  );
}
