/** Takes over what the customer's other cards of the suite say and show, and offers names, date and place of this card to the others. */
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { SuitePiece, SuiteTextChange } from '#api/suites.ts';
import type { Edit } from '#core/design/edit.ts';
import type { CardProduct } from '#core/products/card/choice.ts';
import { suiteTexts } from '#texts/de/suite.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useSettled } from '#web/editor/preview/use-settled.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { textsHook } from '#web/page/texts-hook.ts';
import { type CarriedOver, carriedOver, wordedEdits } from './carried-over.ts';

/** Time after a save in which a customer may go on typing. */
const pauseMs = 1_500;
/** All texts are compared with the samples once typing or dragging pauses for this long. */
const settleMs = 250;

const useSuiteTexts = textsHook(suiteTexts);

function editsOf(changes: readonly SuiteTextChange[]): Edit[] {
  return changes.map(({ page, element, after }) => ({ kind: 'setText', page, element, text: after }));
}

type Card = Pick<CardProduct, 'template' | 'form' | 'format'>;

export function SuiteOffer({ template, form, format }: Card) {
  return (
    <>
      <BegunOffer template={template} form={form} format={format} />
      <ChangeOffer />
    </>
  );
}

type Earlier = Output<Calls['GET /web-api/suites/:template']>;

/**
 * What a card that still shows the samples takes over: a new card at once from the customer's other cards and from the words typed for the
 * tiles of lists, an earlier one from other cards when asked to.
 */
function BegunOffer(card: Card) {
  const t = useSuiteTexts();
  const design = useSettled(({ history }) => history.content.design, settleMs);
  const { store, session, resources } = useEditorInstance();
  const earlier = useEarlier(card);
  const carried = useMemo(() => {
    if (!earlier?.own) return null;
    const { samples, own } = earlier;
    return { own, ...carriedOver(design, { samples, ...own }) };
  }, [design, earlier]);
  const take = useCallback(
    (own: typeof carried, worded: readonly Edit[]) => {
      for (const picture of own?.own.pictures ?? []) resources.addPicture(picture);
      const texts = [...(own ? [t('suite.carried', { parts: partsOf(t, own) })] : []), ...(worded.length > 0 ? [t('suite.worded')] : [])];
      store.edit([...(own?.edits ?? []), ...worded], { notice: { kind: 'undoable', text: texts.join(' ') } });
    },
    [resources, store, t],
  );
  const isUnchanged = useEditor(({ history }) => history.past.length + history.future.length === 0);
  const isTaken = useEditor(({ notice }) => notice?.kind === 'undoable');
  const offered = carried && carried.edits.length > 0 ? carried : null;
  const isNew = isUnchanged && session.identity() === null;
  const fromCards = isNew && offered?.own.isOther ? offered : null;
  const worded = useMemo(
    () => (earlier && isNew ? wordedEdits(design, earlier.words, fromCards?.edits ?? []) : []),
    [design, earlier, fromCards, isNew],
  );
  const isAtOnce = fromCards !== null || worded.length > 0;
  useEffect(() => {
    if (isAtOnce) take(fromCards, worded);
  }, [fromCards, isAtOnce, take, worded]);
  if (!offered || isAtOnce || isTaken) return null;
  return (
    <p className="panel-notice" role="status">
      {t('suite.begun', { name: offered.own.name, parts: partsOf(t, offered) })}{' '}
      <button type="button" className="text-link" onClick={() => take(offered, [])}>
        {t('suite.apply')}
      </button>
    </p>
  );
}

/** Null until the answer, and where none comes. */
function useEarlier({ template, form, format }: Card): Earlier | null {
  const site = useSite();
  const { session } = useEditorInstance();
  const isReady = useEditor((state) => state.isReady);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  useEffect(() => {
    if (!isReady) return;
    const besides = session.identity()?.id;
    const shape = besides ? { besides } : { form, format };
    call(site)('GET /web-api/suites/:template', { template, ...shape }).then(setEarlier, () => undefined);
  }, [isReady, session, site, template, form, format]);
  return earlier;
}

/** "Namen, Datum, ein weiterer Text, 2 Fotos" */
function partsOf(t: ReturnType<typeof useSuiteTexts>, { details, texts, photos }: Omit<CarriedOver, 'edits'>): string {
  const parts = [
    ...(details.includes('first') || details.includes('second') ? [t('suite.part.names')] : []),
    ...(details.includes('date') ? [t('suite.part.date')] : []),
    ...(details.includes('place') ? [t('suite.part.place')] : []),
    ...(texts > 0 ? [t('suite.part.texts', { count: texts })] : []),
    ...(photos > 0 ? [t('suite.part.photos', { count: photos })] : []),
  ];
  return parts.join(', ');
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
