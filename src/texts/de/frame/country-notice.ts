/** German texts of the notice that offers another country's shop. */
export const countryNoticeTexts = {
  'place.label': 'Hinweis zum Land',
  'place.AT.text': 'Lieferung nach Österreich? Dort gelten andere Preise und Liefertage.',
  'place.AT.link': 'Zum Shop für Österreich',
  'place.CH.text': 'Lieferung in die Schweiz? Dort gelten Preise in Franken und andere Liefertage.',
  'place.CH.link': 'Zum Shop für die Schweiz',
  'place.DE.text': 'Lieferung nach Deutschland? Dort gelten andere Preise und Liefertage.',
  'place.DE.link': 'Zum Shop für Deutschland',
  'place.stay': 'Hier bleiben',
} as const;
