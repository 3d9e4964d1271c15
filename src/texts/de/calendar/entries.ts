/** German texts of what is taken from lists and address books into a calendar. A key with `.sie` is the form with Sie. */
export const calendarEntriesTexts = {
  'calendar-entries.shortened': 'Zeile {line}: Der Name war länger als {max} Zeichen und wurde gekürzt.',
  'calendar-entries.more': '{count, plural, one {Eine weitere Zeile ließ} other {{count} weitere Zeilen ließen}} sich nicht lesen.',
  'calendar-entries.known':
    '{count, plural, one {Ein Eintrag war} other {{count} Einträge waren}} schon da und {count, plural, one {wurde} other {wurden}} nicht doppelt übernommen.',
  'calendar-entries.too-many':
    'Ein Kalender fasst {max} Einträge. {count, plural, one {Einer wurde} other {{count} wurden}} nicht übernommen. Lösch Einträge, die du nicht brauchst, und lies die Liste noch einmal ein.',
  'calendar-entries.too-many.sie':
    'Ein Kalender fasst {max} Einträge. {count, plural, one {Einer wurde} other {{count} wurden}} nicht übernommen. Bitte löschen Sie Einträge, die Sie nicht brauchen, und lesen Sie die Liste noch einmal ein.',
  'calendar-entries.no-days':
    '{count, plural, one {Ein Eintrag hat} other {{count} Einträge haben}} weder Geburtstag noch Jahrestag und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'calendar-entries.no-day-column':
    'In keiner Spalte mit der Überschrift Geburtstag oder Jahrestag steht ein Tag. Gib der Spalte mit den Tagen diese Überschrift und lies die Datei noch einmal ein.',
  'calendar-entries.no-day-column.sie':
    'In keiner Spalte mit der Überschrift Geburtstag oder Jahrestag steht ein Tag. Bitte geben Sie der Spalte mit den Tagen diese Überschrift und lesen Sie die Datei noch einmal ein.',
  'calendar-entries.other-days':
    '{count, plural, one {Ein Tag ist} other {{count} Tage sind}} weder Geburtstag noch Jahrestag und {count, plural, one {wurde} other {wurden}} ausgelassen.',
  'calendar-entries.failed': 'Die Liste ließ sich gerade nicht lesen. Übernommen wurde nichts. Versuch es noch einmal.',
  'calendar-entries.failed.sie': 'Die Liste ließ sich gerade nicht lesen. Übernommen wurde nichts. Bitte versuchen Sie es noch einmal.',
  'calendar-entries.empty':
    'Darin steht kein Geburtstag. Lesen können wir Listen mit Name und Datum, Tabellen (CSV), Kontakte (vCard) und Kalender (ics).',
};
