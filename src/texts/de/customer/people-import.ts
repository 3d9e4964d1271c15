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
  'people-import.row.code-range': 'Zeile {line}: Stimmt die Postleitzahl „{text}“? In ihrem Land gibt es sie vermutlich nicht.',
  'people-import.row.many-persons': 'Zeile {line}: In dieser Zeile stehen {count} Personen. Ein Haushalt fasst 12.',
  'people-import.row.name': 'Zeile {line}: Bei „{text}“ ist nicht sicher, was Vorname und was Nachname ist.',
  'people-import.row.children': 'Zeile {line}: Hier sind Kinder vermerkt, aber ohne Namen ({text}).',
  'people-import.row.plus-ones': 'Zeile {line}: „{text}“ ist keine Anzahl von Begleitpersonen.',
  'people-import.row.total': 'Zeile {line}, „{text}“: Das ist eine Summe und kein Gast. Die Zeile wurde ausgelassen.',
  'people-import.row.no-name': 'Zeile {line}, „{text}“: Hier fehlt der Name. Die Zeile wurde ausgelassen.',
  'people-import.row.shortened': 'Zeile {line}: Ein Text ist länger, als die Liste fasst. Übernommen wird sein Anfang.',
  'people-import.row.double': 'Zeile {line}: Dasselbe steht schon in Zeile {first}. Die Zeile kommt nicht noch einmal dazu.',
  'people-import.candidate.guest': 'Nein, dieselbe Person: {guest}',
  'people-import.candidate.row': 'Nein, dieselbe Person wie in Zeile {line} der Datei',
  'people-import.unnamed': 'Datei ohne Namen',
  'people-import.pasted': 'Eingefügter Text',
  'people-import.source': '{name}, Zeile {line}',
  'people-import.column': 'Spalte {letters}',
  'people-import.no-text': 'Das Feld ist leer. Füg Namen und Anschriften ein, am besten jede Anschrift mit einer Leerzeile dazwischen.',
  'people-import.no-text.sie':
    'Das Feld ist leer. Bitte fügen Sie Namen und Anschriften ein, am besten jede Anschrift mit einer Leerzeile dazwischen.',
  'people-import.note.encoding': 'Die Schrift der Datei haben wir als {encoding} gelesen.',
  'people-import.note.old-encoding':
    'Die Kontakte sind in einer alten Schrift gespeichert ({encoding}). Prüf die Umlaute in den Beispielen, bevor du die Liste übernimmst.',
  'people-import.note.old-encoding.sie':
    'Die Kontakte sind in einer alten Schrift gespeichert ({encoding}). Bitte prüfen Sie die Umlaute in den Beispielen, bevor Sie die Liste übernehmen.',
  'people-import.note.unclosed':
    'In der Datei geht ein Anführungszeichen auf und nicht wieder zu. Wir haben deshalb jede Zeile für sich gelesen.',
  'people-import.note.broken-letters': 'In manchen Wörtern stehen falsche Buchstaben, zum Beispiel „Ã¼“ statt „ü“.',
  'people-import.note.cut-cards':
    'Die Kontaktdatei bricht mitten in einem Kontakt ab. Alle Kontakte davor sind gelesen. Sichere sie noch einmal, wenn welche fehlen.',
  'people-import.note.cut-cards.sie':
    'Die Kontaktdatei bricht mitten in einem Kontakt ab. Alle Kontakte davor sind gelesen. Bitte sichern Sie sie noch einmal, wenn welche fehlen.',
  'people-import.note.nameless-cards': 'Einige Kontakte haben keinen Namen. Sie sind ausgelassen.',
  'people-import.note.hidden-sheets':
    '{count, plural, one {Ein ausgeblendetes Blatt wurde} other {{count} ausgeblendete Blätter wurden}} nicht gelesen.',
  'people-import.note.hidden-cells':
    'Auch was in der Tabelle ausgeblendet ist, wurde gelesen: {rows, plural, one {eine Zeile} other {{rows} Zeilen}} und {columns, plural, one {eine Spalte} other {{columns} Spalten}}.',
  'people-import.repair.letters': 'Falsche Buchstaben ersetzen? Aus „{from}“ wird „{to}“.',
  'people-import.repair.capitals': 'Namen in Großbuchstaben umschreiben? Aus „{from}“ wird „{to}“.',
  'people-import.finding.padded': '{count, plural, one {Eine Postleitzahl} other {{count} Postleitzahlen}} mit 0 am Anfang ergänzt.',
  'people-import.finding.date': '{count, plural, one {Eine Hausnummer} other {{count} Hausnummern}} aus einem Datum zurückgebaut.',
  'people-import.finding.given-names':
    'Bei {count, plural, one {einer Zeile} other {{count} Zeilen}} Vor- und Nachnamen anhand bekannter Vornamen getrennt.',
  'people-import.finding.word-order':
    'Bei {count, plural, one {einer Zeile} other {{count} Zeilen}} Vor- und Nachnamen nach ihrer Stellung getrennt.',
  'people-import.finding.list-country': 'Bei {count, plural, one {einer Zeile} other {{count} Zeilen}} das Land der Liste eingesetzt.',
  'people-import.finding.telephone': 'Bei {count, plural, one {einer Zeile} other {{count} Zeilen}} das Land an der Telefonnummer erkannt.',
  'people-import.finding.town': 'Bei {count, plural, one {einer Zeile} other {{count} Zeilen}} das Land am Ort erkannt.',
  'people-import.finding.code-form': 'Bei {count, plural, one {einer Zeile} other {{count} Zeilen}} das Land an der Postleitzahl erkannt.',
  'people-import.finding.merged': 'Verbundene Zellen in {count, plural, one {einer Zeile} other {{count} Zeilen}} gefüllt.',
  'people-import.finding.same-row':
    'In {count, plural, one {einer Zeile} other {{count} Zeilen}} fehlende Angaben aus derselben Zeile ergänzt.',
  'people-import.finding.family-line': '{count, plural, one {Eine Zeile nennt} other {{count} Zeilen nennen}} eine Familie ohne Vornamen.',
  'people-import.finding.capitals': 'In {count, plural, one {einer Zeile} other {{count} Zeilen}} Großbuchstaben umgeschrieben.',
  'people-import.finding.letters': 'In {count, plural, one {einer Zeile} other {{count} Zeilen}} falsche Buchstaben ersetzt.',
  'people-import.finding.exponent':
    '{count, plural, one {Eine gekürzte Telefonnummer} other {{count} gekürzte Telefonnummern}} ausgeschrieben.',
  'people-import.finding.adjacent': '{count, plural, one {Eine Zeile} other {{count} Zeilen}} einem Haushalt zugeordnet.',
  'people-import.guess.padded': 'Postleitzahl ergänzt',
  'people-import.guess.date': 'Hausnummer zurückgebaut',
  'people-import.guess.given-names': 'Vorname erkannt',
  'people-import.guess.word-order': 'Reihenfolge des Namens angenommen',
  'people-import.guess.telephone': 'Land nach Telefonnummer',
  'people-import.guess.town': 'Land nach Ort',
  'people-import.guess.code-form': 'Land nach Postleitzahl',
  'people-import.guess.merged': 'aus verbundener Zelle',
  'people-import.guess.same-row': 'aus derselben Zeile ergänzt',
  'people-import.guess.family-line': 'Familie ohne Vornamen',
  'people-import.guess.capitals': 'Großbuchstaben umgeschrieben',
  'people-import.guess.letters': 'Buchstaben ersetzt',
  'people-import.guess.exponent': 'Telefonnummer ausgeschrieben',
  'people-import.guess.adjacent': 'Haushalt angenommen',
  'people-import.join.column': '{names} (Zeile {line}): gleicher Haushalt in der Liste wie Zeile {first}.',
  'people-import.join.named': '{names} (Zeile {line}): gehört laut der Liste zu einem Gast aus Zeile {first}.',
  'people-import.join.row-above': '{names} (Zeile {line}): ohne eigene Anschrift unter Zeile {first}.',
  'people-import.join.same-address': '{names} (Zeile {line}): gleicher Name und gleiche Anschrift wie Zeile {first}.',
  'people-import.join.asked': '{names} (Zeile {line}): gleiche Anschrift wie Zeile {first}, aber ein anderer Name. Gehören beide zusammen?',
};
