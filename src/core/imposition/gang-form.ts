/** Gang forms: pieces of several orders on one sheet. What may share a sheet, and how many of each piece how many sheets give. */
import { random } from '#core/values/numbers/random.ts';
import { keptUm, markReachUm, type PieceSize, type Position, type SheetSize } from './sheet-plan.ts';
import { type Item, type PackedForm, packShelves } from './shelves.ts';

/** What pieces on one form have in common. */
export type SharedFacts = { paper: string; refinement: string; profile: string; sides: 1 | 2; plateDay: string };

export type GangPiece = PieceSize & SharedFacts & { id: string; order: string; copies: number; isHeld: boolean };

export type PlacedPiece = { piece: GangPiece; position: Position };

/** `sheets`: how often the form is printed, without the sheets that the press is set up with. */
export type GangForm = { facts: SharedFacts; placed: PlacedPiece[]; sheets: number };

/** `tooLarge`: ids of the pieces that fit on no sheet. */
export type GangPlan = { forms: GangForm[]; tooLarge: string[] };

export type GangSettings = {
  sheet: SheetSize;
  /** Sheets that each form costs before the first good one. */
  setUpSheets: number;
  /** Packings that are tried after the first ones. */
  budget: number;
};

/** Most pieces a run length may put on the forms of one group, and most run lengths that are tried. */
const maxItems = 400;
const maxRuns = 40;
/** Orders and stances by chance at each run length, and packings that are improved. */
const shuffles = 8;
const startCount = 24;

function factsOf({ paper, refinement, profile, sides, plateDay }: GangPiece): SharedFacts {
  return { paper, refinement, profile, sides, plateDay };
}

/** Pieces by what they have in common. A held piece is on no form until it is released. */
function gangGroups(pieces: readonly GangPiece[]): GangPiece[][] {
  const free = pieces.filter(({ isHeld }) => !isHeld);
  return [...Map.groupBy(free, (piece) => JSON.stringify(factsOf(piece))).values()];
}

/** Run lengths at which some piece is on the forms a whole number of times, evenly thinned out. */
export function runLengths(pieces: readonly GangPiece[]): number[] {
  const whole = pieces.flatMap(({ copies }) => Array.from({ length: 24 }, (_, index) => Math.ceil(copies / (index + 1))));
  const most = Math.max(...pieces.map(({ copies }) => copies));
  const lengths = [...new Set([...whole, most])].sort((one, other) => one - other);
  const allowed = lengths.filter((run) => run === most || pieces.reduce((sum, { copies }) => sum + Math.ceil(copies / run), 0) <= maxItems);
  const step = Math.ceil(allowed.length / maxRuns);
  return allowed.filter((_, index) => (allowed.length - 1 - index) % step === 0);
}

/** A packing before it is one: in which order pieces are put on the forms, each as often as it is there, and which of them lie. */
export type PackingTrial = { order: readonly number[]; lying: readonly boolean[] };

export type Packing = { forms: GangForm[]; waste: number; lastHeightUm: number };

/** Every piece as often as the run length asks for, in the order of the pieces. */
export function itemsOfRun(pieces: readonly GangPiece[], run: number): number[] {
  return pieces.flatMap(({ copies }, piece) => Array.from({ length: Math.ceil(copies / run) }, () => piece));
}

function itemOf({ widthUm, heightUm, bleedUm }: GangPiece, isLying: boolean): Item {
  const [across, down] = isLying ? [heightUm, widthUm] : [widthUm, heightUm];
  return { widthUm: across + 2 * bleedUm, heightUm: down + 2 * bleedUm };
}

/** The free area of a sheet with its slug at the lower edge. */
function areaOf(sheet: SheetSize, pieces: readonly GangPiece[]) {
  const { edge, slug } = keptUm(sheet, Math.min(...pieces.map((piece) => piece.bleedUm)));
  const gapUm = Math.max(...pieces.map((piece) => markReachUm(piece.bleedUm)));
  return { xUm: edge, yUm: edge, widthUm: sheet.widthUm - 2 * edge, heightUm: sheet.heightUm - edge - slug, gapUm };
}

function fits({ widthUm, heightUm }: Item, area: { widthUm: number; heightUm: number }): boolean {
  return widthUm <= area.widthUm && heightUm <= area.heightUm;
}

/**
 * How often each form is printed: first until every piece on it has its copies even if its other forms do as little, then as seldom as the other
 * forms allow, the last form first. A form that the others make needless is not printed.
 */
function sheetsOf(forms: readonly PackedForm[], pieces: readonly GangPiece[]): number[] {
  const onForms = forms.map((form) => countsOf(form));
  const whole = countsOf(forms.flat());
  const copiesOf = (piece: number) => pieces[piece]?.copies ?? 0;
  const sheets = onForms.map((own) => Math.max(...Array.from(own.keys(), (piece) => Math.ceil(copiesOf(piece) / (whole.get(piece) ?? 1)))));
  const printed = pieces.map((_, piece) => onForms.reduce((sum, own, form) => sum + (own.get(piece) ?? 0) * (sheets[form] ?? 0), 0));
  for (const [form, own] of [...onForms.entries()].reverse()) {
    const spare = Math.min(...Array.from(own, ([piece, count]) => Math.floor(((printed[piece] ?? 0) - copiesOf(piece)) / count)));
    const less = Math.min(spare, sheets[form] ?? 0);
    sheets[form] = (sheets[form] ?? 0) - less;
    for (const [piece, count] of own) printed[piece] = (printed[piece] ?? 0) - less * count;
  }
  return sheets;
}

function countsOf(form: PackedForm): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { piece } of form) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** The forms of a trial. `waste` is paper in square millimetres that no ordered copy covers, the sheets of setting up included. */
export function packTrial(pieces: readonly GangPiece[], trial: PackingTrial, { sheet, setUpSheets }: GangSettings): Packing {
  const area = areaOf(sheet, pieces);
  const items = pieces.map((piece, index) => itemOf(piece, trial.lying[index] === true));
  const packed = packShelves(trial.order, items, area);
  const sheets = sheetsOf(packed, pieces);
  const placedOn = (form: PackedForm) =>
    form.map(({ piece: index, xUm, yUm }): PlacedPiece => {
      const piece = pieces[index] as GangPiece;
      const { bleedUm } = piece;
      const { widthUm, heightUm } = items[index] as Item;
      return {
        piece,
        position: {
          xUm: area.xUm + xUm + bleedUm,
          yUm: area.yUm + yUm + bleedUm,
          widthUm: widthUm - 2 * bleedUm,
          heightUm: heightUm - 2 * bleedUm,
          turn: trial.lying[index] === true ? 90 : 0,
          bleedUm,
        },
      };
    });
  const facts = factsOf(pieces[0] as GangPiece);
  const all = packed.map((form, at): GangForm => ({ facts, sheets: sheets[at] ?? 0, placed: placedOn(form) }));
  const forms = all.filter((form) => form.sheets > 0);
  const printed = forms.reduce((sum, form) => sum + form.sheets + setUpSheets, 0) * (sheet.widthUm / 1000) * (sheet.heightUm / 1000);
  const ordered = pieces.reduce((sum, { widthUm, heightUm, copies }) => sum + (widthUm / 1000) * (heightUm / 1000) * copies, 0);
  const last = packed.at(-1) ?? [];
  return {
    forms,
    waste: printed - ordered,
    lastHeightUm: Math.max(0, ...last.map(({ piece, yUm }) => yUm + (items[piece]?.heightUm ?? 0))),
  };
}

/** First fit by height: tall pieces first, wide ones first among equals. */
function byHeight(pieces: readonly GangPiece[], items: readonly number[], lying: readonly boolean[]): PackingTrial {
  const size = (index: number) => itemOf(pieces[index] as GangPiece, lying[index] === true);
  const order = items.toSorted((one, other) => {
    const [a, b] = [size(one), size(other)];
    return b.heightUm - a.heightUm || b.widthUm - a.widthUm || one - other;
  });
  return { order, lying };
}

/** Fisher and Yates. */
function shuffled(order: readonly number[], next: () => number): number[] {
  const list = [...order];
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
  return list;
}

function isBetter(one: Packing, other: Packing): boolean {
  return one.waste < other.waste || (one.waste === other.waste && one.lastHeightUm < other.lastHeightUm);
}

/**
 * A trial with a small change: two pieces exchanged or one moved, one more or less of a piece, or one kind turned. The last two are in order of
 * height again.
 */
function changed(
  pieces: readonly GangPiece[],
  { order, lying }: PackingTrial,
  mayTurn: readonly boolean[],
  next: () => number,
): PackingTrial {
  const one = Math.floor(next() * order.length);
  const other = Math.floor(next() * order.length);
  const piece = order[one] as number;
  const choice = next();
  if (choice < 0.15 && mayTurn[piece])
    return byHeight(
      pieces,
      order,
      lying.map((isLying, index) => (index === piece ? !isLying : isLying)),
    );
  if (choice < 0.4 && order.length < maxItems) return byHeight(pieces, [...order, piece], lying);
  const without = order.toSpliced(one, 1);
  if (choice < 0.6 && without.includes(piece)) return byHeight(pieces, without, lying);
  if (choice < 0.8) return { order: without.toSpliced(other, 0, piece), lying };
  return { order: order.with(one, order[other] as number).with(other, piece), lying };
}

/** First fit by height, and in a few orders by chance, for every run length and for pieces upright and lying; then small changes while the budget lasts. */
function bestPacking(pieces: readonly GangPiece[], settings: GangSettings): GangForm[] {
  const area = areaOf(settings.sheet, pieces);
  const fitting = pieces.map((piece) => [fits(itemOf(piece, false), area), fits(itemOf(piece, true), area)] as const);
  const stances = [
    fitting.map(([upright]) => !upright),
    fitting.map(([, lying]) => lying),
    pieces.map(({ widthUm, heightUm }, index) => (fitting[index]?.[0] ? heightUm > widthUm && fitting[index][1] : true)),
  ];
  const { next } = random(1);
  const mayTurn = fitting.map(([upright, lying]) => upright && lying);
  const byChance = () => pieces.map((_, index) => (mayTurn[index] ? next() < 0.5 : fitting[index]?.[1] === true));
  const first = runLengths(pieces).flatMap((run) => {
    const items = itemsOfRun(pieces, run);
    const mixed = Array.from({ length: shuffles }, byChance);
    return [
      ...[...stances, ...mixed].map((lying) => byHeight(pieces, items, lying)),
      ...mixed.map((lying) => ({ order: shuffled(items, next), lying })),
    ];
  });
  const tried = first.map((trial) => ({ trial, packing: packTrial(pieces, trial, settings) }));
  tried.sort((one, other) => (isBetter(one.packing, other.packing) ? -1 : isBetter(other.packing, one.packing) ? 1 : 0));
  const starts = tried.slice(0, startCount);
  for (let turn = 0; turn < settings.budget; turn++) {
    const at = turn % starts.length;
    const current = starts[at] as (typeof tried)[number];
    const trial = changed(pieces, current.trial, mayTurn, next);
    const packing = packTrial(pieces, trial, settings);
    if (!isBetter(current.packing, packing)) starts[at] = { trial, packing };
  }
  const best = starts.reduce((one, other) => (isBetter(other.packing, one.packing) ? other : one));
  return best.packing.forms;
}

/** The forms of a day. The same pieces in the same order give the same forms. */
export function gangForms(pieces: readonly GangPiece[], settings: GangSettings): GangPlan {
  const forms: GangForm[] = [];
  const tooLarge: string[] = [];
  for (const group of gangGroups(pieces)) {
    const area = areaOf(settings.sheet, group);
    const fitting = group.filter((piece) => fits(itemOf(piece, false), area) || fits(itemOf(piece, true), area));
    tooLarge.push(...group.filter((piece) => !fitting.includes(piece)).map(({ id }) => id));
    if (fitting.length > 0) forms.push(...bestPacking(fitting, settings));
  }
  return { forms, tooLarge };
}

/** A line of a form's ticket: how often a piece is on it, and how many copies come out against those that were ordered. */
export type TicketRow = { id: string; order: string; onForm: number; printed: number; copies: number };

/** What a form's ticket says of its pieces; why they are together is the form's facts. */
export function ticketRows({ placed, sheets }: GangForm): TicketRow[] {
  return [...Map.groupBy(placed, ({ piece }) => piece.id).values()].map((own) => {
    const { id, order, copies } = (own[0] as PlacedPiece).piece;
    return { id, order, onForm: own.length, printed: own.length * sheets, copies };
  });
}
