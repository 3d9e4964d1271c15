/** German texts of what is read from lists, address books and calendars. A key with `.sie` is the form with Sie. */
export const peopleTexts = {
  'people.no-date': 'Zeile {line}, „{text}“: Darin steht kein Datum. Schreib es zum Beispiel so: 12.3.1947 oder 12.3.',
  'people.no-date.sie': 'Zeile {line}, „{text}“: Darin steht kein Datum. Bitte schreiben Sie es zum Beispiel so: 12.3.1947 oder 12.3.',
  'people.short-year': 'Zeile {line}, „{text}“: Schreib das Jahr mit vier Ziffern oder lass es weg.',
  'people.short-year.sie': 'Zeile {line}, „{text}“: Bitte schreiben Sie das Jahr mit vier Ziffern oder lassen Sie es weg.',
  'people.no-such-day': 'Zeile {line}, „{text}“: Diesen Tag gibt es nicht. Prüf Tag, Monat und Jahr.',
  'people.no-such-day.sie': 'Zeile {line}, „{text}“: Diesen Tag gibt es nicht. Bitte prüfen Sie Tag, Monat und Jahr.',
  'people.two-dates': 'Zeile {line}, „{text}“: Hier stehen mehrere Tage. Schreib jeden mit seinem Namen in eine eigene Zeile.',
  'people.two-dates.sie':
    'Zeile {line}, „{text}“: Hier stehen mehrere Tage. Bitte schreiben Sie jeden mit seinem Namen in eine eigene Zeile.',
  'people.unclear': 'Zeile {line}, „{text}“: Hier steht noch eine Zahl neben dem Datum. Schreib nur den Namen und das Datum in die Zeile.',
  'people.unclear.sie':
    'Zeile {line}, „{text}“: Hier steht noch eine Zahl neben dem Datum. Bitte schreiben Sie nur den Namen und das Datum in die Zeile.',
  'people.no-name': 'Zeile {line}, „{text}“: Hier fehlt der Name. Schreib ihn vor oder hinter das Datum.',
  'people.no-name.sie': 'Zeile {line}, „{text}“: Hier fehlt der Name. Bitte schreiben Sie ihn vor oder hinter das Datum.',
  'people.nameless':
    '{count, plural, one {Ein Eintrag hat} other {{count} Einträge haben}} keinen Namen und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'people.no-headings':
    'Die Spalten haben keine Überschriften. Übernommen wurden nur Name und Datum. Mit einer ersten Zeile wie „Vorname; Nachname; Geburtstag“ lesen wir genauer.',
  'people.unclosed': 'Mit den Anführungszeichen in der Datei stimmt etwas nicht. Prüf, ob alle Namen richtig angekommen sind.',
  'people.unclosed.sie':
    'Mit den Anführungszeichen in der Datei stimmt etwas nicht. Bitte prüfen Sie, ob alle Namen richtig angekommen sind.',
  'people.encoding': 'Sieh nach, ob alle Umlaute stimmen: Die Datei speichert sie auf eine ältere Art ({encoding}).',
  'people.encoding.sie': 'Bitte prüfen Sie, ob alle Umlaute stimmen: Die Datei speichert sie auf eine ältere Art ({encoding}).',
  'people.not-yearly':
    '{count, plural, one {Ein Termin kommt} other {{count} Termine kommen}} nicht jedes Jahr wieder und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'people.ended':
    '{count, plural, one {Ein jährlicher Termin ist} other {{count} jährliche Termine sind}} beendet und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'people.cancelled':
    '{count, plural, one {Ein Termin ist} other {{count} Termine sind}} abgesagt und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'people.cut':
    'Die Datei bricht mitten in einem Eintrag ab. {count, plural, one {Er wurde} other {{count} Einträge wurden}} ausgelassen. Speichere sie noch einmal und lies sie neu ein.',
  'people.cut.sie':
    'Die Datei bricht mitten in einem Eintrag ab. {count, plural, one {Er wurde} other {{count} Einträge wurden}} ausgelassen. Bitte speichern Sie sie noch einmal und lesen Sie sie neu ein.',
  'people.too-many':
    'Gelesen werden {max} Einträge. Was danach kommt, wurde ausgelassen. Teil die Liste und lies die Teile nacheinander ein.',
  'people.too-many.sie':
    'Gelesen werden {max} Einträge. Was danach kommt, wurde ausgelassen. Bitte teilen Sie die Liste und lesen Sie die Teile nacheinander ein.',
  'people.too-large': 'Diese Liste ist zu groß. Übernommen wurde nichts. Teil sie und lies die Teile nacheinander ein.',
  'people.too-large.sie':
    'Diese Liste ist zu groß. Übernommen wurde nichts. Bitte teilen Sie sie und lesen Sie die Teile nacheinander ein.',
  'people.workbook': 'Das ist eine Tabelle aus Excel oder einem ähnlichen Programm. Speichere sie dort als CSV-Datei und wähl diese aus.',
  'people.workbook.sie':
    'Das ist eine Tabelle aus Excel oder einem ähnlichen Programm. Bitte speichern Sie sie dort als CSV-Datei und wählen Sie diese aus.',
  'people.not-text':
    'In dieser Datei steht kein lesbarer Text. Lesen können wir Listen mit Name und Datum, Tabellen (CSV), Kontakte (vCard) und Kalender (ics).',
};
