/** German texts of reading in the copy of a customer's data. They say neither du nor Sie. */
export const copyImportTexts = {
  'import.title': 'Entwürfe aus einer Kopie einlesen',
  'import.lead':
    'Entwürfe und Bilder aus der ZIP-Datei von der Seite Datenschutz kommen hier zu denen, die schon da sind. Doppelt wird nichts.',
  'import.file': 'ZIP-Datei, höchstens 1 GB',
  'import.button': 'Einlesen',
  'import.done':
    '{count, plural, =0 {Kein neuer Entwurf} one {Ein Entwurf} other {# Entwürfe}} übernommen{pictures, plural, =0 {.} one {, dazu ein Bild.} other {, dazu # Bilder.}}',
  'import.known': '{count, plural, one {Ein Entwurf war} other {# Entwürfe waren}} schon da.',
  'import.refused': 'Nicht übernommen:',
  'import.unnamed': 'Entwurf {number}',
  'import.unfit': 'Dieses Produkt gibt es so nicht mehr, oder der Entwurf in der Kopie ist beschädigt.',
  'import.newer': 'Er stammt aus einer neueren Version des Shops.',
  'import.picture': 'Ein Bild in der Kopie fehlt oder ist beschädigt.',
  'import.late': 'Dafür war die Zeit zu knapp. Bitte dieselbe Datei noch einmal einlesen, dann geht es weiter.',
} as const;
