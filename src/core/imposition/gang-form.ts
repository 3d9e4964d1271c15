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

/** A packing before it is one: in which order pieces are put on the forms, and which of them lie. */
export type PackingTrial = { run: number; order: readonly number[]; lying: readonly boolean[] };

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

/** How often a form is printed: until the piece that needs most has all its copies. A piece on several forms needs the whole run. */
function sheetsOf(form: PackedForm, forms: readonly PackedForm[], pieces: readonly GangPiece[], run: number): number {
  const own = Map.groupBy(form, ({ piece }) => piece);
  return Math.max(
    ...[...own].map(([piece, placed]) => {
      const isShared = forms.some((other) => other !== form && other.some((one) => one.piece === piece));
      return isShared ? run : Math.ceil((pieces[piece]?.copies ?? 0) / placed.length);
    }),
  );
}

/** The forms of a trial. `waste` is paper in square millimetres that no ordered copy covers, the sheets of setting up included. */
export function packTrial(pieces: readonly GangPiece[], trial: PackingTrial, { sheet, setUpSheets }: GangSettings): Packing {
  const area = areaOf(sheet, pieces);
  const items = pieces.map((piece, index) => itemOf(piece, trial.lying[index] === true));
  const packed = packShelves(trial.order, items, area);
  const forms = packed.map(
    (form): GangForm => ({
      facts: factsOf(pieces[0] as GangPiece),
      sheets: sheetsOf(form, packed, pieces, trial.run),
      placed: form.map(({ piece: index, xUm, yUm }) => {
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
      }),
    }),
  );
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
function byHeight(pieces: readonly GangPiece[], run: number, lying: readonly boolean[]): PackingTrial {
  const size = (index: number) => itemOf(pieces[index] as GangPiece, lying[index] === true);
  const order = itemsOfRun(pieces, run).sort((one, other) => {
    const [a, b] = [size(one), size(other)];
    return b.heightUm - a.heightUm || b.widthUm - a.widthUm || one - other;
  });
  return { run, order, lying };
}

function isBetter(one: Packing, other: Packing): boolean {
  return one.waste < other.waste || (one.waste === other.waste && one.lastHeightUm < other.lastHeightUm);
}

/** A trial with two pieces exchanged, or with one kind of piece turned and all in order of height again. */
function changed(pieces: readonly GangPiece[], trial: PackingTrial, mayTurn: readonly boolean[], next: () => number): PackingTrial {
  const one = Math.floor(next() * trial.order.length);
  const other = Math.floor(next() * trial.order.length);
  const kind = trial.order[one] as number;
  if (next() < 0.2 && mayTurn[kind])
    return byHeight(
      pieces,
      trial.run,
      trial.lying.map((isLying, index) => (index === kind ? !isLying : isLying)),
    );
  const order = [...trial.order];
  [order[one], order[other]] = [order[other] as number, kind];
  return { ...trial, order };
}

/** First fit by height for every run length and for pieces upright and lying, then exchanges while the budget lasts. */
function bestPacking(pieces: readonly GangPiece[], settings: GangSettings): GangForm[] {
  const area = areaOf(settings.sheet, pieces);
  const fitting = pieces.map((piece) => [fits(itemOf(piece, false), area), fits(itemOf(piece, true), area)] as const);
  const stances = [
    fitting.map(([upright]) => !upright),
    fitting.map(([, lying]) => lying),
    pieces.map(({ widthUm, heightUm }, index) => (fitting[index]?.[0] ? heightUm > widthUm && fitting[index][1] : true)),
  ];
  const first = runLengths(pieces).flatMap((run) => stances.map((lying) => byHeight(pieces, run, lying)));
  const tried = first.map((trial) => ({ trial, packing: packTrial(pieces, trial, settings) }));
  tried.sort((one, other) => (isBetter(one.packing, other.packing) ? -1 : isBetter(other.packing, one.packing) ? 1 : 0));
  const starts = tried.slice(0, 4);
  const mayTurn = fitting.map(([upright, lying]) => upright && lying);
  const { next } = random(1);
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
