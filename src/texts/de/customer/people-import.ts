/** What people read about files of guests and addresses: refusals, notes about the whole file, and problems of rows. */
export const peopleImportTexts = {
  'people-import.refused.empty': 'In dieser Datei steht nichts. Prüf, ob du die richtige Datei gewählt hast.',
  'people-import.refused.empty.sie': 'In dieser Datei steht nichts. Bitte prüfen Sie, ob Sie die richtige Datei gewählt haben.',
  'people-import.refused.too-large':
    'Diese Datei ist zu groß. Wir lesen Dateien bis 10 MB. Übernommen wurde nichts. Teil die Liste und lies die Teile nacheinander ein.',
  'people-import.refused.too-large.sie':
    'Diese Datei ist zu groß. Wir lesen Dateien bis 10 MB. Übernommen wurde nichts. Bitte teilen Sie die Liste und lesen Sie die Teile nacheinander ein.',
  'people-import.refused.too-many-rows':
    'Diese Liste hat mehr als 10.000 Zeilen. Übernommen wurde nichts. Teil sie und lies die Teile nacheinander ein.',
  'people-import.refused.too-many-rows.sie':
    'Diese Liste hat mehr als 10.000 Zeilen. Übernommen wurde nichts. Bitte teilen Sie sie und lesen Sie die Teile nacheinander ein.',
  'people-import.refused.too-many-columns':
    'Diese Liste hat mehr als 100 Spalten. Übernommen wurde nichts. Lösch die Spalten, die du nicht brauchst, und lies die Liste noch einmal ein.',
  'people-import.refused.too-many-columns.sie':
    'Diese Liste hat mehr als 100 Spalten. Übernommen wurde nichts. Bitte löschen Sie die Spalten, die Sie nicht brauchen, und lesen Sie die Liste noch einmal ein.',
  'people-import.refused.too-many-sheets':
    'Diese Datei hat mehr als 50 Tabellenblätter. Übernommen wurde nichts. Sichere das Blatt mit den Adressen als eigene Datei.',
  'people-import.refused.too-many-sheets.sie':
    'Diese Datei hat mehr als 50 Tabellenblätter. Übernommen wurde nichts. Bitte sichern Sie das Blatt mit den Adressen als eigene Datei.',
  'people-import.refused.xlsb':
    'Das ist eine Excel-Datei im Format .xlsb, das wir nicht lesen. Öffne sie in Excel und sichere sie als Excel-Arbeitsmappe (.xlsx) oder CSV.',
  'people-import.refused.xlsb.sie':
    'Das ist eine Excel-Datei im Format .xlsb, das wir nicht lesen. Bitte öffnen Sie sie in Excel und sichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder CSV.',
  'people-import.refused.numbers':
    'Das ist eine Datei aus Numbers, Pages oder Keynote. Öffne sie dort und exportiere sie als Excel (.xlsx) oder CSV.',
  'people-import.refused.numbers.sie':
    'Das ist eine Datei aus Numbers, Pages oder Keynote. Bitte öffnen Sie sie dort und exportieren Sie sie als Excel (.xlsx) oder CSV.',
  'people-import.refused.document':
    'Das ist keine Tabelle und keine Kontaktdatei. Kopier die Adressen in eine Tabelle und sichere sie als Excel (.xlsx) oder CSV, oder füg sie als Text ein.',
  'people-import.refused.document.sie':
    'Das ist keine Tabelle und keine Kontaktdatei. Bitte kopieren Sie die Adressen in eine Tabelle und sichern Sie sie als Excel (.xlsx) oder CSV, oder fügen Sie sie als Text ein.',
  'people-import.refused.xls-95':
    'Diese Datei stammt aus Excel 95 oder einer älteren Fassung. Öffne sie in Excel oder LibreOffice und sichere sie als Excel (.xlsx) oder CSV.',
  'people-import.refused.xls-95.sie':
    'Diese Datei stammt aus Excel 95 oder einer älteren Fassung. Bitte öffnen Sie sie in Excel oder LibreOffice und sichern Sie sie als Excel (.xlsx) oder CSV.',
  'people-import.refused.password':
    'Diese Datei ist mit einem Passwort geschützt, deshalb können wir sie nicht lesen. Sichere sie ohne Passwort und lies sie noch einmal ein.',
  'people-import.refused.password.sie':
    'Diese Datei ist mit einem Passwort geschützt, deshalb können wir sie nicht lesen. Bitte sichern Sie sie ohne Passwort und lesen Sie sie noch einmal ein.',
  'people-import.refused.not-text':
    'In dieser Datei steht kein lesbarer Text. Lesen können wir Excel (.xlsx, .xls), OpenDocument (.ods), CSV, Kontakte (vCard) und Text.',
  'people-import.refused.no-list': 'In dieser Datei finden wir keine Namen. Prüf, ob du die richtige Datei gewählt hast.',
  'people-import.refused.no-list.sie': 'In dieser Datei finden wir keine Namen. Bitte prüfen Sie, ob Sie die richtige Datei gewählt haben.',
  'people-import.refused.damaged':
    'Diese Datei ist beschädigt oder bricht mittendrin ab. Übernommen wurde nichts. Sichere sie noch einmal und lies sie neu ein.',
  'people-import.refused.damaged.sie':
    'Diese Datei ist beschädigt oder bricht mittendrin ab. Übernommen wurde nichts. Bitte sichern Sie sie noch einmal und lesen Sie sie neu ein.',
  'people-import.refused.time':
    'Diese Datei zu lesen dauert zu lange. Übernommen wurde nichts. Sichere die Liste als CSV und lies sie neu ein.',
  'people-import.refused.time.sie':
    'Diese Datei zu lesen dauert zu lange. Übernommen wurde nichts. Bitte sichern Sie die Liste als CSV und lesen Sie sie neu ein.',
  'people-import.row.formula-error': 'Zeile {line}: In einer Zelle steht der Fehler einer Formel. Sie wurde leer gelassen.',
  'people-import.row.cut': 'Zeile {line}: Eine Zelle hat mehr als 2.000 Zeichen. Gelesen wurde ihr Anfang.',
  'people-import.row.date': 'Zeile {line}: Die Tabelle hat eine Hausnummer für ein Datum gehalten. Gelesen wurde „{text}“.',
  'people-import.row.email': 'Zeile {line}: „{text}“ ist keine E-Mail-Adresse. Sie wurde ausgelassen.',
  'people-import.row.exponent': 'Zeile {line}: Die Tabelle hat die Telefonnummer „{text}“ gekürzt. Ihre letzten Ziffern fehlen vielleicht.',
  'people-import.row.country': 'Zeile {line}: Das Land „{text}“ kennen wir nicht.',
  'people-import.row.code': 'Zeile {line}: Die Postleitzahl „{text}“ passt nicht zum Land.',
  'people-import.row.many-persons': 'Zeile {line}: In dieser Zeile stehen {count} Personen. Ein Haushalt fasst 12.',
  'people-import.row.name': 'Zeile {line}: Bei „{text}“ ist nicht sicher, was Vorname und was Nachname ist.',
  'people-import.row.children': 'Zeile {line}: Hier sind Kinder vermerkt, aber ohne Namen ({text}).',
  'people-import.row.plus-ones': 'Zeile {line}: „{text}“ ist keine Anzahl von Begleitpersonen.',
  'people-import.row.total': 'Zeile {line}, „{text}“: Das ist eine Summe und kein Gast. Die Zeile wurde ausgelassen.',
  'people-import.row.no-name': 'Zeile {line}, „{text}“: Hier fehlt der Name. Die Zeile wurde ausgelassen.',
};
