/** The reports of PayPal's stand-in: transactions of at most 31 days a request, in pages of at most 500. */
export type ReportEntry = {
  id: string;
  code: string;
  status: string;
  at: string;
  amount: { value: string; currency_code: string };
  custom?: string | undefined;
};

/** Null for a request that PayPal refuses. */
export function paypalReport(entries: readonly ReportEntry[], query: URLSearchParams): object | null {
  const [from, to] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
  const [size, page] = [Number(query.get('page_size') ?? 100), Number(query.get('page') ?? 1)];
  if (!(to - from <= 31 * 86_400_000) || !(size <= 500)) return null;
  const all = entries.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
  const transaction_details = all.slice((page - 1) * size, page * size).map(({ id, code, status, at, amount, custom }) => ({
    transaction_info: {
      transaction_id: id,
      transaction_event_code: code,
      transaction_status: status,
      // PayPal writes the offset without a colon.
      transaction_initiation_date: at.replace(/(?:\.\d+)?Z$/, '+0000'),
      transaction_amount: amount,
      ...(custom === undefined ? {} : { custom_field: custom }),
    },
  }));
  return { transaction_details, page, total_items: all.length, total_pages: Math.ceil(all.length / size) };
}
