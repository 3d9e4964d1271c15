/** Offers names, date and place of another card of the suite to this one, and those of this card to the others. */
import { useEffect, useId, useMemo, useState } from 'react';
import type { SuiteDetailsDto, SuitePiece, SuiteTextChange } from '#api/suites.ts';
import { suiteTextsOf, type TextChange, textChanges } from '#core/catalogue/suite-details.ts';
import type { Edit } from '#core/design/edit.ts';
import { suiteTexts } from '#texts/de/suite.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useSettled } from '#web/editor/preview/use-settled.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { textsHook } from '#web/page/texts-hook.ts';

/** Time after a save in which a customer may go on typing. */
const pauseMs = 1_500;
/** All texts are compared with the samples once typing or dragging pauses for this long. */
const settleMs = 250;

const useSuiteTexts = textsHook(suiteTexts);

function editsOf(changes: readonly SuiteTextChange[]): Edit[] {
  return changes.map(({ page, element, after }) => ({ kind: 'setText', page, element, text: after }));
}

export function SuiteOffer({ template }: { template: string }) {
  return (
    <>
      <BegunOffer template={template} />
      <ChangeOffer />
    </>
  );
}

type Own = { samples: SuiteDetailsDto; own: { name: string; details: SuiteDetailsDto } | null };

/** For a card that still shows the samples. */
function BegunOffer({ template }: { template: string }) {
  const t = useSuiteTexts();
  const site = useSite();
  const design = useSettled(({ history }) => history.content.design, settleMs);
  const { store, session } = useEditorInstance();
  const isReady = useEditor((state) => state.isReady);
  const [suite, setSuite] = useState<Own | null>(null);
  useEffect(() => {
    if (!isReady) return;
    const besides = session.identity()?.id;
    call(site)('GET /web-api/suites/:template', { template, ...(besides ? { besides } : {}) }).then(setSuite, () => undefined);
  }, [isReady, session, site, template]);
  const changes = useMemo((): TextChange[] => {
    if (!suite?.own) return [];
    const { samples, own } = suite;
    return textChanges(suiteTextsOf(design), { samples, old: [samples], to: own.details });
  }, [design, suite]);
  if (!suite?.own || changes.length === 0) return null;
  return (
    <p className="panel-notice" role="status">
      {t('suite.begun', { name: suite.own.name })}{' '}
      <button type="button" className="text-link" onClick={() => store.edit(editsOf(changes))}>
        {t('suite.fill')}
      </button>
    </p>
  );
}

type Offer = { own: SuiteTextChange[]; pieces: SuitePiece[] };
type Result = { changed: number; conflicts: number } | 'failed';

/** The offer of the last save, or null. */
function useOffer(): [Offer | null, (offer: null) => void] {
  const site = useSite();
  const { session } = useEditorInstance();
  const savedAt = useEditor(({ save }) => (save.status === 'saved' ? save.savedAt : null));
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const id = session.identity()?.id;
    if (savedAt === null || !id) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call(site)('GET /web-api/designs/:id/suite', { id }).then(
        (answer) => isCurrent && setOffer(answer.own.length + answer.pieces.length > 0 ? answer : null),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [savedAt, session, site]);
  return [offer, setOffer];
}

function ChangeOffer() {
  const t = useSuiteTexts();
  const site = useSite();
  const { store, session } = useEditorInstance();
  const [offer, clearOffer] = useOffer();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<Result | null>(null);

  async function answer(isApplied: boolean): Promise<void> {
    const id = session.identity()?.id;
    if (!offer || !id) return;
    const chosen = isApplied ? offer.pieces.filter((piece) => !left.has(piece.id)) : [];
    try {
      // Only what the server has is given to other designs.
      if (!(await session.flush())) return setResult('failed');
      const pieces = chosen.map(({ id: piece, revision }) => ({ id: piece, revision }));
      const { changed, conflicts } = await call(site)('POST /web-api/designs/:id/suite', { id, pieces });
      if (isApplied && !left.has('own')) store.edit(editsOf(offer.own));
      setResult({ changed, conflicts: conflicts.length });
      setLeft(new Set());
      clearOffer(null);
    } catch {
      setResult('failed');
    }
  }

  function toggle(id: string): void {
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  }

  const pieces = offer ? [...(offer.own.length > 0 ? [{ id: 'own', name: t('suite.own'), changes: offer.own }] : []), ...offer.pieces] : [];
  return (
    <>
      {pieces.length > 0 ? (
        <section className="suite-offer">
          <p>{t('suite.offer')}</p>
          <ul>
            {pieces.map((piece) => (
              <Piece key={piece.id} {...piece} isChosen={!left.has(piece.id)} onToggle={() => toggle(piece.id)} />
            ))}
          </ul>
          <p className="suite-offer-actions">
            <button type="button" className="button button-small" onClick={() => void answer(true)}>
              {t('suite.apply')}
            </button>
            <button type="button" className="text-link" onClick={() => void answer(false)}>
              {t('suite.only-here')}
            </button>
          </p>
        </section>
      ) : null}
      <ResultNote result={result} />
    </>
  );
}

type PieceProps = { name: string; changes: readonly SuiteTextChange[]; isChosen: boolean; onToggle(): void };

function Piece({ name, changes, isChosen, onToggle }: PieceProps) {
  const t = useSuiteTexts();
  const id = useId();
  return (
    <li>
      <input type="checkbox" className="check" id={id} checked={isChosen} onChange={onToggle} />
      <label htmlFor={id}>
        <strong>{name}</strong>
        {changes.map(({ page, element, label, after }) => (
          <span key={`${page} ${element}`}>{t('suite.change', { label, text: after.replace(/\s+/g, ' ') })}</span>
        ))}
      </label>
    </li>
  );
}

function ResultNote({ result }: { result: Result | null }) {
  const t = useSuiteTexts();
  if (result === null) return null;
  if (result === 'failed') {
    return (
      <p className="panel-notice panel-notice-bad" role="alert">
        {t('suite.failed')}
      </p>
    );
  }
  if (result.changed + result.conflicts === 0) return null;
  return (
    <p className="panel-notice" role="status">
      {result.changed > 0 ? t('suite.done', { count: result.changed }) : null}{' '}
      {result.conflicts > 0 ? t('suite.conflicts', { count: result.conflicts }) : null}
    </p>
  );
}
