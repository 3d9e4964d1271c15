/** Pieces in forms of their own for births, baptisms, birthdays, Christmas and mourning, with their words. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { birthdayPieces, gardenPieces } from './feasts/birthdays.ts';
import { baptismPieces, birthPieces } from './feasts/children.ts';
import { christmasPieces } from './feasts/christmas.ts';
import { mourningPieces } from './feasts/mourning.ts';
import { type FeastPiece, specialRow } from './rows.ts';

/** By the id of their design. */
const feasts: Readonly<Record<string, readonly FeastPiece[]>> = {
  blumenname: birthPieces,
  wasserzweig: baptismPieces,
  bergsee: birthdayPieces,
  kattun: gardenPieces,
  winterwald: christmasPieces,
  farnstille: mourningPieces,
};

/** Printed in inks alone: foil and relief stay on the cards they belong to. Throws for an unknown design. */
export function feastRows(leads: readonly DesignTemplate[]): DesignTemplate[] {
  return Object.entries(feasts).flatMap(([id, pieces]) => {
    const lead = leads.find((row) => row.id === id);
    if (!lead) throw new Error(`pieces of a design "${id}" that is not there`);
    return pieces.map((piece, at) => specialRow({ ...lead, refinements: [] }, piece, piece, at));
  });
}
