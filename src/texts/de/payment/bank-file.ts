/** German texts for operators about files of the bank that cannot be read. */
export const bankFileTexts = {
  'bank-file.empty': 'Die Datei ist leer. Es wurde nichts verändert. Lade sie bei der Bank noch einmal herunter.',
  'bank-file.too-large': 'Die Datei ist größer als 20 MB. Es wurde nichts verändert. Lade bei der Bank einen kürzeren Zeitraum herunter.',
  'bank-file.too-many':
    'In der Datei stehen mehr als {max} Umsätze. Es wurde nichts verändert. Lade bei der Bank einen kürzeren Zeitraum herunter.',
  'bank-file.archive':
    'Das ist ein gepacktes Archiv oder eine Excel-Datei. Es wurde nichts verändert. Entpacke das Archiv und lies die Dateien darin ein, oder speichere die Tabelle als CSV.',
  'bank-file.not-text': 'Das ist keine Textdatei. Es wurde nichts verändert. Lade die Umsätze bei der Bank als camt.053 oder CSV herunter.',
  'bank-file.no-table':
    'In der Datei steht keine Tabelle mit Überschriften wie „Buchungstag; Verwendungszweck; Betrag; Währung“. Es wurde nichts verändert. Lade die Umsätze bei der Bank als camt.053 oder als CSV mit Überschriften herunter.',
  'bank-file.no-statement':
    'Zeile {line}: Das ist kein Kontoauszug (camt.053), sondern „{name}“. Es wurde nichts verändert. Lade die Umsätze bei der Bank als camt.053 oder CSV herunter.',
  'bank-file.cut': 'Zeile {line}: Die Datei hört mittendrin auf. Es wurde nichts verändert. Lade sie bei der Bank noch einmal herunter.',
  'bank-file.day': 'Zeile {line}: „{text}“ ist kein Tag. Es wurde nichts verändert. Lade die Datei bei der Bank noch einmal herunter.',
  'bank-file.amount':
    'Zeile {line}: „{text}“ ist kein Betrag. Es wurde nichts verändert. Lade die Datei bei der Bank noch einmal herunter.',
  'bank-file.currency':
    'Zeile {line}: Es fehlt die Währung, oder der Shop kennt sie nicht. Es wurde nichts verändert. Lade die Umsätze mit einer Spalte „Währung“ oder als camt.053 herunter.',
  'bank-file.xml':
    'Zeile {line}: Hier ist die XML-Datei fehlerhaft. Es wurde nichts verändert. Lade sie bei der Bank noch einmal herunter.',
  'bank-file.doctype':
    'Zeile {line}: Die Datei enthält eine Dokumenttyp-Angabe (DOCTYPE), die kein Kontoauszug hat. Es wurde nichts verändert. Lade sie bei der Bank selbst herunter.',
} as const;
