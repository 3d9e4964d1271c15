/** German texts of ordering a design by a number of pieces, whose names follow. Loaded where it is shown. */
export const orderLaterTexts = {
  'merge.later': 'Jetzt bestellen, Namen folgen',
  'merge.later.lead':
    'Noch keine Liste? Bestelle jetzt nach Stückzahl. Die Namen gibst du später auf der Seite deiner Bestellung an; gedruckt wird erst mit deiner Freigabe.',
  'merge.later.lead.sie':
    'Noch keine Liste? Bestellen Sie jetzt nach Stückzahl. Die Namen geben Sie später auf der Seite Ihrer Bestellung an; gedruckt wird erst mit Ihrer Freigabe.',
  'merge.later.pieces': 'Wie viele Stück',
  'merge.later.until': 'Namen kommen bis',
  'merge.later.until.hint': 'Höchstens {days} Tage von heute. Um 11 Uhr dieses Tages brauchen wir die Namen, danach zählt der Liefertag.',
  'merge.later.button': 'In den Warenkorb, Namen folgen',
};
