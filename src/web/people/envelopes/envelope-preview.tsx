/** One envelope as it is printed, with the zones of the post to scale, and others beside it. */
import type { CSSProperties } from 'react';
import type { EnvelopeDesign, HouseholdEnvelope } from '#api/people/envelope-calls.ts';
import { envelopeTexts } from '#texts/de/people/envelopes.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { addressesPath, householdPath } from '#web/people/list-query.ts';
import { RecordPicture } from '#web/people/record-picture.tsx';
import { type EnvelopeQuery, envelopesPath, previewId } from './envelope-query.ts';
import { LevelMark, levelColour } from './envelope-state.tsx';
import type { EnvelopesData } from './envelopes-data.ts';

type Props = { data: EnvelopesData; query: EnvelopeQuery };
type Zone = EnvelopeDesign['zones']['stamp'];

const largeSizes = '(min-width: 1280px) 640px, (min-width: 1024px) 46vw, 92vw';
const hatched = 'bg-[repeating-linear-gradient(135deg,rgb(var(--shade)/0.09)_0_6px,transparent_6px_13px)]';

/** A zone as shares of its envelope. */
function placed({ xUm, yUm, widthUm, heightUm }: Zone, { width, height }: EnvelopeDesign['panel']): CSSProperties {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return { left: share(xUm, width), top: share(yUm, height), width: share(widthUm, width), height: share(heightUm, height) };
}

function Zones({ design: { zones, panel } }: { design: EnvelopeDesign }) {
  const t = useTexts(envelopeTexts);
  const word = 'absolute right-2 text-caption text-ink-soft max-sm:hidden';
  return (
    <div aria-hidden="true">
      <div className={`absolute ${hatched}`} style={placed(zones.stamp, panel)}>
        <span className={`${word} top-1`}>{t('envelopes.zones.stamp')}</span>
      </div>
      <div className={`absolute ${hatched}`} style={placed(zones.code, panel)}>
        <span className={`${word} bottom-1`}>{t('envelopes.zones.code')}</span>
      </div>
      <div className="absolute border border-dashed border-airmail" style={placed(zones.address, panel)} />
    </div>
  );
}

function Legend() {
  const t = useTexts(envelopeTexts);
  return (
    <p className="mt-3 flex flex-wrap gap-x-7 gap-y-1 text-small text-ink-soft">
      <span className="inline-flex items-center gap-2.5">
        <span aria-hidden="true" className="w-7 border-t border-dashed border-airmail" />
        {t('envelopes.zones.read')}
      </span>
      <span className="inline-flex items-center gap-2.5">
        <span aria-hidden="true" className={`h-4 w-7 ${hatched}`} />
        {t('envelopes.zones.free')}
      </span>
    </p>
  );
}

/** What is to be said of the envelope, and where it is mended. */
function Mend({ shown, list, isPrinted }: { shown: HouseholdEnvelope; list: string; isPrinted: boolean }) {
  const t = useTexts(envelopeTexts);
  const { household, names, level, reasons, isUnknown } = shown;
  return (
    <div className={isPrinted ? 'mt-4 border-t border-line pt-4' : 'mb-6'}>
      <p className="flex items-baseline gap-2 font-semibold wrap-anywhere">
        <LevelMark level={level} /> {names}
      </p>
      {isPrinted && reasons.length === 0 ? <p className="mt-1 text-small text-ink-soft">{t('envelopes.fine')}</p> : null}
      <ul className={`mt-1 text-small ${levelColour(level)}`}>
        {reasons.map((reason) => (
          <li key={reason} className="py-0.5">
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap gap-x-6 text-small">
        <PageLink to={householdPath(list, household)} ahead="never" className="text-link py-2">
          {t(isUnknown ? 'envelopes.mend.unknown' : 'envelopes.mend')}
          <span className="unseen">: {names}</span>
        </PageLink>
        {level === 'block' ? (
          <PageLink to={addressesPath(list)} ahead="never" className="text-link py-2">
            {t('envelopes.ask')}
          </PageLink>
        ) : null}
      </p>
    </div>
  );
}

function Small({ picture, design, alt, caption }: { picture: string; design: EnvelopeDesign; alt: string; caption: string }) {
  return (
    <figure className="min-w-0">
      <RecordPicture picture={picture} panel={design.panel} alt={alt} sizes="(min-width: 1024px) 200px, 44vw" />
      <figcaption className="mt-2 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

/** The flap, and one envelope of each country abroad. */
function Others({ data, query, design }: Props & { design: EnvelopeDesign }) {
  const t = useTexts(envelopeTexts);
  const back = data.shown?.picture?.replace(/\/[a-z0-9-]+-([0-9a-f]+)$/, '/back-$1');
  return (
    <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {back ? <Small picture={back} design={design} alt={t('envelopes.back')} caption={t('envelopes.back')} /> : null}
      {data.abroad.map(({ household, picture, names, country }) =>
        picture ? (
          <PageLink
            key={household}
            to={`${envelopesPath(data.list.id, { ...query, household })}#${previewId}`}
            ahead="never"
            className="min-w-0 hover:underline"
          >
            <Small picture={picture} design={design} alt={t('envelopes.preview', { names })} caption={country} />
          </PageLink>
        ) : null,
      )}
    </div>
  );
}

export function EnvelopePreview({ data, query }: Props) {
  const t = useTexts(envelopeTexts);
  const { shown, design, list } = data;
  if (!shown) return null;
  return (
    <section id={previewId} aria-label={t('envelopes.preview', { names: shown.names })} className="min-w-0 scroll-mt-4">
      {design && shown.picture ? (
        <>
          <div className="bg-ground p-4 md:p-8">
            <div className="relative mx-auto max-w-170">
              <RecordPicture
                picture={shown.picture}
                panel={design.panel}
                alt={t('envelopes.preview', { names: shown.names })}
                sizes={largeSizes}
                isFirst
              />
              <Zones design={design} />
            </div>
            <Legend />
          </div>
          <Mend shown={shown} list={list.id} isPrinted />
          <Others data={data} query={query} design={design} />
        </>
      ) : (
        <Mend shown={shown} list={list.id} isPrinted={false} />
      )}
    </section>
  );
}
