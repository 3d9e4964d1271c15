/** The pieces of a feast under each other: until when each is ordered in words, and the time until then as a bar on wide screens. */

import doneIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import answerIcon from '@phosphor-icons/core/light/chat-centered-text-light.svg?raw';
import kitchenIcon from '@phosphor-icons/core/light/fork-knife-light.svg?raw';
import type { PlannedDto, PlannedPieceDto } from '#api/order/feast-plan.ts';
import { addDays, type Day, daysFrom } from '#core/values/date.ts';
import { feastPlanTexts } from '#texts/de/people/feast-plan.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** A bar begins no earlier than this before the last order: more time is not needed to design a card. */
const designDays = 90;

const columns = 'lg:grid lg:grid-cols-[minmax(0,300px)_minmax(0,1fr)_minmax(0,250px)] lg:gap-x-6';
const hatched = 'bg-[repeating-linear-gradient(135deg,var(--ink)_0_1px,transparent_1px_4px)] border border-ink';

/** Where a day lies on the axis, in percent. */
function placeOn({ months, end }: PlannedDto): (day: Day) => number {
  const first = months[0]?.day ?? end;
  const whole = daysFrom(first, end);
  return (day) => Math.min(100, Math.max(0, (daysFrom(first, day) / whole) * 100));
}

function Span({ from, to, at, className }: { from: Day; to: Day; at: (day: Day) => number; className: string }) {
  if (to <= from) return null;
  return (
    <span
      className={`absolute top-1/2 h-2 -translate-y-1/2 ${className}`}
      style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
    />
  );
}

function Mark({ day, at, isFilled }: { day: Day; at: (day: Day) => number; isFilled: boolean }) {
  return (
    <span
      className={`absolute top-1/2 size-3.5 -translate-1/2 rotate-45 border-2 border-ink ${isFilled ? 'bg-ink' : 'bg-page'}`}
      style={{ left: `${at(day)}%` }}
    />
  );
}

function Bar({ piece: { latest, targetDay }, plan, at }: { piece: PlannedPieceDto; plan: PlannedDto; at: (day: Day) => number }) {
  const begin = targetDay > plan.day ? plan.day : plan.today;
  const ordered = latest && latest.day > plan.today ? latest.day : plan.today;
  const early = addDays(ordered, -designDays);
  return (
    <>
      <Span from={begin > early ? begin : early} to={ordered} at={at} className="bg-ink" />
      <Span from={ordered} to={targetDay} at={at} className={hatched} />
      <Mark day={targetDay} at={at} isFilled />
    </>
  );
}

function PieceRow({ piece, plan, at, isNext }: { piece: PlannedPieceDto; plan: PlannedDto; at: (day: Day) => number; isNext: boolean }) {
  const { name, target, targetDay, picture, done } = piece;
  return (
    <li
      className={`border-t border-line py-3 lg:items-center ${columns} ${isNext ? 'bg-blotter-light max-lg:-mx-5 max-lg:px-5 lg:-mx-3.5 lg:px-3.5' : ''}`}
    >
      <div className="flex items-center gap-4">
        <span className="grid w-12 shrink-0 place-items-center">
          {picture ? <FrontPicture of={picture} alt="" sizes="48px" className="max-h-14 w-9" /> : null}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-small text-ink-soft">{target}</p>
        </div>
        {done === null ? null : <Icon svg={doneIcon} className="text-moss" />}
      </div>
      <div aria-hidden="true" className="relative h-14 max-lg:hidden">
        {done === null ? <Bar piece={piece} plan={plan} at={at} /> : <Mark day={targetDay} at={at} isFilled />}
      </div>
      {done === null ? <Until piece={piece} /> : <p className="text-moss max-lg:mt-1 max-lg:pl-16">{done}</p>}
    </li>
  );
}

/** Until when a piece is ordered, and where. */
function Until({ piece: { name, latest, others, note, urgency, path, isOwn } }: { piece: PlannedPieceDto }) {
  const t = useTexts(feastPlanTexts);
  const isLate = urgency === 'late';
  return (
    <div className="max-lg:mt-1 max-lg:pl-16">
      <p className={isLate ? 'text-seal' : 'font-semibold'}>
        <span className="unseen">{t('plan.head.latest')}: </span>
        {isLate ? t('plan.urgency.late') : latest?.text}
      </p>
      {[...(note ? [note] : []), ...others].map((line) => (
        <p key={line} className="text-small text-ink-soft">
          {line}
        </p>
      ))}
      <PageLink to={path} className="text-link inline-block py-1 text-small">
        {t(isOwn ? 'plan.open' : 'plan.choose', { name })}
      </PageLink>
    </div>
  );
}

type DueProps = { name: string; icon: string; due: PlannedDto['answers']; at: (day: Day) => number };

function DueRow({ name, icon, due, at }: DueProps) {
  return (
    <li className={`border-t border-line py-3 lg:items-center ${columns}`}>
      <div className="flex items-center gap-4">
        <span className="grid w-12 shrink-0 place-items-center">
          <Icon svg={icon} />
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-small text-ink-soft">{due.text}</p>
        </div>
      </div>
      <div aria-hidden="true" className="relative h-8 max-lg:hidden">
        <Mark day={due.day} at={at} isFilled={false} />
      </div>
    </li>
  );
}

/** The months above the bars, and the lines of today and of the feast through all of them. */
function Axis({ plan, at }: { plan: PlannedDto; at: (day: Day) => number }) {
  const t = useTexts(feastPlanTexts);
  const marks = [
    { day: plan.today, name: t('plan.today'), line: 'border-dashed' },
    { day: plan.day, name: t('plan.feast.mark'), line: '' },
  ];
  return (
    <div aria-hidden="true" className={`pointer-events-none absolute inset-0 max-lg:hidden ${columns}`}>
      <div className="relative col-start-2">
        {marks.map(({ day, name, line }) => (
          <span key={name} className={`absolute inset-y-0 border-l border-ink ${line}`} style={{ left: `${at(day)}%` }}>
            <span className="absolute top-0 -translate-x-1/2 bg-page px-1 text-caption font-semibold">{name}</span>
          </span>
        ))}
        {plan.months.map(({ day, name }) => (
          <span
            key={day}
            className="absolute top-6 border-l border-line pt-1 pl-1.5 text-small text-ink-soft"
            style={{ left: `${at(day)}%` }}
          >
            {plan.months.length > 12 ? name.slice(0, 1) : name}
          </span>
        ))}
      </div>
    </div>
  );
}

function Legend() {
  const t = useTexts(feastPlanTexts);
  return (
    <ul aria-hidden="true" className="mt-4 flex justify-center gap-x-8 text-small text-ink-soft max-lg:hidden">
      <li className="flex items-center gap-2">
        <span className="h-2 w-8 bg-ink" /> {t('plan.legend.design')}
      </li>
      <li className="flex items-center gap-2">
        <span className={`h-2 w-8 ${hatched}`} /> {t('plan.legend.way')}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rotate-45 bg-ink" /> {t('plan.legend.goal')}
      </li>
    </ul>
  );
}

export function PlanChart({ plan }: { plan: PlannedDto }) {
  const t = useTexts(feastPlanTexts);
  const at = placeOn(plan);
  const next = plan.pieces.find(({ urgency, done }) => urgency !== 'late' && done === null);
  const rows = [
    ...plan.pieces.map((piece) => ({
      day: piece.targetDay,
      row: <PieceRow key={piece.piece} piece={piece} plan={plan} at={at} isNext={piece === next} />,
    })),
    { day: plan.answers.day, row: <DueRow key="answers" icon={answerIcon} name={t('plan.answers')} due={plan.answers} at={at} /> },
    { day: plan.kitchen.day, row: <DueRow key="kitchen" icon={kitchenIcon} name={t('plan.kitchen')} due={plan.kitchen} at={at} /> },
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <>
      <div className="relative lg:pt-15">
        <p aria-hidden="true" className="absolute top-6 right-0 w-[250px] pt-1 text-small text-ink-soft max-lg:hidden">
          {t('plan.head.latest')}
        </p>
        <ol className="relative z-1 border-b border-line">{rows.map(({ row }) => row)}</ol>
        <Axis plan={plan} at={at} />
      </div>
      <Legend />
    </>
  );
}
