/** German texts of what is said of a record before it is printed, and of what is refused. Those of faults say neither du nor Sie. */
export const mergeMessageTexts = {
  'merge.reason.smaller': '{size} statt {wished} pt',
  'merge.reason.slightly': 'etwas kleiner',
  'merge.reason.lines': '{count, plural, =2 {zwei Zeilen} =3 {drei Zeilen} =4 {vier Zeilen} one {eine Zeile} other {{count} Zeilen}}',
  'merge.reason.tracked': 'Buchstaben etwas enger',
  'merge.reason.short.suffix': 'ohne Zusatz',
  'merge.reason.short.title': 'ohne Titel',
  'merge.reason.short.further-given': 'weitere Vornamen als Initialen',
  'merge.reason.short.first-given': 'Vorname als Initiale',
  'merge.reason.untranslated': 'ein Text ist noch nicht auf {language} da',
  'merge.reason.overflow': 'Der Text passt auch in der kleinsten Größe nicht.',
  'merge.reason.missing': '{field} fehlt.',
  'merge.reason.missing.address': 'Die Anschrift fehlt oder ist unvollständig.',
  'merge.reason.missing.page': 'Die Adresse der Feier fehlt: Bitte unter „Feiern“ zu dieser Gästeliste eine Feier anlegen.',
  'merge.reason.fallback': '{field} fehlt, Ersatz gedruckt',
  'merge.reason.unknown.guest': 'Das Feld „{field}“ gibt es bei Gästen nicht.',
  'merge.reason.unknown.household': 'Das Feld „{field}“ gibt es bei Haushalten nicht.',
  'merge.reason.missing-glyph': 'Kein Zeichen für: {characters}',
  'merge.reason.substituted-glyph': '{characters} aus einer anderen Schrift',
  'merge.reason.qr-read': 'Der QR-Code lässt sich so nicht lesen.',
  'merge.reason.dropped-lines': 'Der Name ist ein anderer als bei der gewählten Trennung, deshalb neu getrennt',
  'merge.reason.untypical': 'ungewöhnlicher Name, bitte ansehen',
  'fault.merge-changed':
    'Liste, Karte oder Angaben sind inzwischen anders. Freigegeben und überschrieben ist nichts. Bitte die Seite neu laden und noch einmal ansehen.',
  'fault.no-merge': 'Zu dieser Karte gehört keine Gästeliste mehr. Die Karte selbst bleibt erhalten. Bitte eine Liste wählen.',
  'fault.merge-cards-only': 'Mit einer Gästeliste drucken wir Karten. Verändert ist nichts. Bitte dafür eine Karte gestalten.',
  'fault.merge-empty': 'In der Liste steht noch kein Name für diese Karte. Liste und Karte bleiben erhalten. Bitte zuerst Gäste eintragen.',
  'fault.merge-no-field':
    'In der Karte steht noch kein Feld, also wären alle Karten gleich. Liste und Karte bleiben erhalten. Bitte zuerst Namen einsetzen.',
  'fault.merge-blocked':
    '{count, plural, one {Ein Name lässt sich} other {{count} Namen lassen sich}} so noch nicht drucken. Liste und Karte bleiben erhalten. Bitte die markierten ansehen.',
  'fault.merge-design':
    'Die Karte lässt sich so mit keinem Namen drucken. Liste und Karte bleiben erhalten. Bitte zuerst ändern, was oben auf der Seite steht.',
  'fault.merge-blank':
    'Die leeren Karten lassen sich so nicht drucken. Liste und Karte bleiben erhalten. Bitte die leere Karte ansehen oder keine bestellen.',
  'fault.merge-no-record': 'Diesen Namen gibt es in der Liste nicht mehr. Alle anderen bleiben, wie sie sind. Bitte die Seite neu laden.',
  'fault.merge-no-lines':
    'So lässt sich der Name nicht mehr trennen. Geändert ist nichts. Bitte die Seite neu laden und noch einmal wählen.',
  'fault.merge-many-lines':
    'Mehr als 500 Namen mit eigener Trennung gehen nicht. Geändert ist nichts. Bitte zuerst bei anderen wieder die Trennung der Karte nehmen.',
  'fault.merge-no-place':
    'In dieser Karte ist kein unveränderter Text für Namen vorgesehen. Die Karte bleibt, wie sie ist. Bitte im Editor ein Feld in einen Text einfügen.',
} as const;
