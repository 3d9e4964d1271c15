/** German texts of school holidays that a customer puts into a calendar. A key with `.sie` is the form with Sie. */
export const schoolHolidayTexts = {
  'calendar.school.heading': 'Schulferien',
  'calendar.school.lead':
    'Trag die Ferien ein, wie sie bei euch gelten. Sie stehen als Linie an ihren Tagen, der Name einmal in jedem Monat.',
  'calendar.school.lead.sie':
    'Tragen Sie die Ferien ein, wie sie bei Ihnen gelten. Sie stehen als Linie an ihren Tagen, der Name einmal in jedem Monat.',
  'calendar.school.name': 'Name der Ferien',
  'calendar.school.from': 'Erster Ferientag',
  'calendar.school.to': 'Letzter Ferientag',
  'calendar.school.ink': 'Farbe der Linie',
  'calendar.school.ink.n': 'Farbe {n}',
  'calendar.school.add': 'Ferien eintragen',
  'calendar.school.save': 'Änderung übernehmen',
  'calendar.school.cancel': 'Nicht ändern',
  'calendar.school.span': '{from} bis {to}',
  'calendar.school.change': '{name} ändern',
  'calendar.school.remove': '{name} löschen',
  'calendar.school.added': '{name} steht im Kalender.',
  'calendar.school.removed': '{name} steht nicht mehr im Kalender.',
  'calendar.official.heading': 'Schulferien in {area}',
  'calendar.official.take': '{count, plural, one {1 Ferienzeit eintragen} other {{count} Ferienzeiten eintragen}}',
  'calendar.official.added':
    '{count, plural, one {1 Ferienzeit steht im Kalender und lässt sich ändern.} other {{count} Ferienzeiten stehen im Kalender und lassen sich ändern.}}',
  'calendar.official.source': 'Quelle: {source}, Stand {day}',
  'calendar.school.no-name': 'Die Ferien haben noch keinen Namen. Am Kalender wurde nichts geändert. Schreib zum Beispiel Herbstferien.',
  'calendar.school.no-name.sie':
    'Die Ferien haben noch keinen Namen. Am Kalender wurde nichts geändert. Bitte schreiben Sie zum Beispiel Herbstferien.',
  'calendar.school.long-name':
    'Der Name hat {length} Zeichen, Platz ist für {most}. Am Kalender wurde nichts geändert. Nimm einen kürzeren Namen.',
  'calendar.school.long-name.sie':
    'Der Name hat {length} Zeichen, Platz ist für {most}. Am Kalender wurde nichts geändert. Bitte nehmen Sie einen kürzeren Namen.',
  'calendar.school.no-days': 'Der erste oder der letzte Tag fehlt. Am Kalender wurde nichts geändert. Trag beide Tage ein.',
  'calendar.school.no-days.sie': 'Der erste oder der letzte Tag fehlt. Am Kalender wurde nichts geändert. Bitte tragen Sie beide Tage ein.',
  'calendar.school.reversed':
    'Der letzte Tag ({to}) liegt vor dem ersten ({from}). Am Kalender wurde nichts geändert. Vertausch die Tage oder ändere einen.',
  'calendar.school.reversed.sie':
    'Der letzte Tag ({to}) liegt vor dem ersten ({from}). Am Kalender wurde nichts geändert. Bitte vertauschen Sie die Tage oder ändern Sie einen.',
  'calendar.school.outside':
    'Diese Tage stehen nicht im Kalender, er geht vom {first} bis zum {last}. Geändert wurde nichts. Nimm Tage aus dieser Zeit.',
  'calendar.school.outside.sie':
    'Diese Tage stehen nicht im Kalender, er geht vom {first} bis zum {last}. Geändert wurde nichts. Bitte nehmen Sie Tage aus dieser Zeit.',
  'calendar.school.overlap':
    'In dieser Zeit stehen schon {name} ({from} bis {to}). Am Kalender wurde nichts geändert. Ändere die Tage, oder lösch den anderen Eintrag.',
  'calendar.school.overlap.sie':
    'In dieser Zeit stehen schon {name} ({from} bis {to}). Am Kalender wurde nichts geändert. Bitte ändern Sie die Tage, oder löschen Sie den anderen Eintrag.',
  'calendar.school.full':
    'Ein Kalender fasst {most} Ferien, so viele stehen schon darin. Geändert wurde nichts. Lösch zuerst einen Eintrag.',
  'calendar.school.full.sie':
    'Ein Kalender fasst {most} Ferien, so viele stehen schon darin. Geändert wurde nichts. Bitte löschen Sie zuerst einen Eintrag.',
};
