/** Columns of the tables of what happens to an order between its payment and its customer. */
import type { Carrier } from '#core/order/parcel/carriers.ts';
import type { IsoText } from './content-tables.ts';

export type ShipmentTables = {
  /** Parcels that carriers have taken; an order may have more than one, each once. */
  shipments: { id: string; order: string; carrier: Carrier; tracking: string; handed_at: IsoText };
};
