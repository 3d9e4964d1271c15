/** German texts of mails to parties that approve what is printed with a list, and of what is refused. Those of faults say neither du nor Sie. */
export const approvalMessageTexts = {
  'party.mail.card': 'eine Karte',
  'party.mail.greeting': 'Hallo {name},',
  'party.mail.request.subject': 'Bitte freigeben: {card}',
  'party.mail.request.lead': 'bei {brand} wird eine Karte gestaltet ({card}), und gedruckt wird sie erst mit deiner Freigabe.',
  'party.mail.request.lead.sie': 'bei {brand} wird eine Karte gestaltet ({card}), und gedruckt wird sie erst mit Ihrer Freigabe.',
  'party.mail.request.lead.host': '{host} gestaltet bei {brand} eine Karte ({card}), und gedruckt wird sie erst mit deiner Freigabe.',
  'party.mail.request.lead.host.sie': '{host} gestaltet bei {brand} eine Karte ({card}), und gedruckt wird sie erst mit Ihrer Freigabe.',
  'party.mail.request.what': 'Hinter dem Link stehen alle Seiten in allen Sprachen. Ein Konto braucht es dafür nicht.',
  'party.mail.request.button': 'Ansehen und freigeben',
  'party.mail.changed.subject': 'Bitte noch einmal ansehen: {card}',
  'party.mail.changed.lead': 'bei {brand} hat sich an einer Karte etwas geändert ({card}). Deine Freigabe gilt deshalb nicht mehr.',
  'party.mail.changed.lead.sie': 'bei {brand} hat sich an einer Karte etwas geändert ({card}). Ihre Freigabe gilt deshalb nicht mehr.',
  'party.mail.changed.lead.host': '{host} hat bei {brand} an einer Karte etwas geändert ({card}). Deine Freigabe gilt deshalb nicht mehr.',
  'party.mail.changed.lead.host.sie':
    '{host} hat bei {brand} an einer Karte etwas geändert ({card}). Ihre Freigabe gilt deshalb nicht mehr.',
  'party.mail.changed.what': 'Gedruckt ist nichts. Hinter dem Link steht, wie die Karte jetzt aussieht.',
  'party.mail.changed.button': 'Noch einmal ansehen',
  'party.mail.link': 'Der Link gilt bis {day}.',
  'party.mail.why':
    'Diese Adresse wurde eingegeben, damit jemand freigibt, was gedruckt wird. Wenn das ein Irrtum ist, genügt es, diese E-Mail zu löschen.',
  'party.mail.imprint': 'Impressum',
  'party.wrong.name': 'Hier fehlt noch der Name.',
  'party.wrong.email': 'Diese E-Mail-Adresse ist nicht vollständig.',
  'party.wrong.known': 'An diese Adresse ging schon ein Link.',
  'fault.no-party': 'Diesen Link gibt es nicht mehr. Die Karte selbst bleibt erhalten. Bitte die Seite neu laden.',
  'fault.parties-full':
    'Mehr als {max} Freigaben gleichzeitig gehen nicht. Die bisherigen Links gelten weiter. Bitte zuerst einen davon beenden.',
  'fault.party-mails':
    'Für heute sind genug E-Mails dieser Art unterwegs. Die bisherigen Links gelten weiter und lassen sich auch selbst weitergeben. Bitte morgen noch einmal versuchen.',
  'fault.party-reminded':
    'Diese Erinnerung ging nicht hinaus: Entweder liegt die Freigabe schon vor, oder die letzte E-Mail ist noch keinen Tag alt. Der Link gilt weiter. Bitte morgen noch einmal versuchen.',
  'fault.party-changed':
    'Inzwischen hat sich etwas geändert. Freigegeben ist nichts. Hier steht, was jetzt gedruckt wird: bitte noch einmal ansehen.',
  'fault.party-not-ready':
    'Ein Text oder Name passt noch nicht, darum lässt es sich noch nicht freigeben. Der Link gilt weiter. Bitte später noch einmal öffnen.',
  'fault.line-parties':
    'Es {count, plural, one {fehlt die Freigabe} other {fehlen die Freigaben}} von {names}. Liste und Entwurf sind gespeichert. Bitte auf der Seite der Gästeliste erinnern oder den Link dort beenden.',
} as const;
