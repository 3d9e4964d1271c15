/** What /api/get-location/ answers. It is asked without the headers of the other calls, because it is about the visitor and not the shop. */

export type VisitorLocation = {
  /** Two letters, or null when nothing tells. */
  country: string | null;
  /** 'header': what the proxy in front of the shop says. 'language': a guess from the languages the browser asks for. */
  source: 'header' | 'language' | null;
  /** Origin of the visitor's own shop (DE, AT, CH), null when it is this one or there is none. */
  suggestedHost: string | null;
};
