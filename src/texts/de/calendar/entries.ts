/** German texts of what is read from lists and address books into a calendar. A key with `.sie` is the form with Sie. */
export const calendarEntriesTexts = {
  'calendar-entries.no-date': 'Zeile {line}, „{text}“: Darin steht kein Datum. Schreib es zum Beispiel so: 12.3.1947 oder 12.3.',
  'calendar-entries.no-date.sie':
    'Zeile {line}, „{text}“: Darin steht kein Datum. Bitte schreiben Sie es zum Beispiel so: 12.3.1947 oder 12.3.',
  'calendar-entries.short-year': 'Zeile {line}, „{text}“: Schreib das Jahr mit vier Ziffern oder lass es weg.',
  'calendar-entries.short-year.sie': 'Zeile {line}, „{text}“: Bitte schreiben Sie das Jahr mit vier Ziffern oder lassen Sie es weg.',
  'calendar-entries.no-such-day': 'Zeile {line}, „{text}“: Diesen Tag gibt es nicht. Prüf Tag, Monat und Jahr.',
  'calendar-entries.no-such-day.sie': 'Zeile {line}, „{text}“: Diesen Tag gibt es nicht. Bitte prüfen Sie Tag, Monat und Jahr.',
  'calendar-entries.no-name': 'Zeile {line}, „{text}“: Hier fehlt der Name. Schreib ihn vor oder hinter das Datum.',
  'calendar-entries.no-name.sie': 'Zeile {line}, „{text}“: Hier fehlt der Name. Bitte schreiben Sie ihn vor oder hinter das Datum.',
  'calendar-entries.shortened': 'Zeile {line}: Der Name war länger als {max} Zeichen und wurde gekürzt.',
  'calendar-entries.more': '{count, plural, one {Eine weitere Zeile ließ} other {{count} weitere Zeilen ließen}} sich nicht lesen.',
  'calendar-entries.known':
    '{count, plural, one {Ein Eintrag war} other {{count} Einträge waren}} schon da und {count, plural, one {wurde} other {wurden}} nicht doppelt übernommen.',
  'calendar-entries.too-many':
    'Ein Kalender fasst {max} Einträge. {count, plural, one {Einer wurde} other {{count} wurden}} nicht übernommen. Lösch Einträge, die du nicht brauchst, und lies die Liste noch einmal ein.',
  'calendar-entries.too-many.sie':
    'Ein Kalender fasst {max} Einträge. {count, plural, one {Einer wurde} other {{count} wurden}} nicht übernommen. Bitte löschen Sie Einträge, die Sie nicht brauchen, und lesen Sie die Liste noch einmal ein.',
  'calendar-entries.not-yearly':
    '{count, plural, one {Ein Termin kommt} other {{count} Termine kommen}} nicht jedes Jahr wieder und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'calendar-entries.too-large': 'Diese Liste ist zu groß. Übernommen wurde nichts. Teil sie und lies die Teile nacheinander ein.',
  'calendar-entries.too-large.sie':
    'Diese Liste ist zu groß. Übernommen wurde nichts. Bitte teilen Sie sie und lesen Sie die Teile nacheinander ein.',
  'calendar-entries.empty': 'Darin steht kein Geburtstag. Gelesen werden Listen mit Name und Datum, CSV, vCard und iCalendar.',
};
