/** German texts of the mails: order confirmation, newsletter, messages. {sender} is the brand. Only the order's speaks du and Sie. */
export const mailTexts = {
  'mail.greeting': 'Guten Tag,',
  'mail.imprint': 'Impressum',

  'mail.order.subject': 'Deine Bestellung {number} bei {sender}',
  'mail.order.subject.sie': 'Ihre Bestellung {number} bei {sender}',
  'mail.order.thanks': 'Danke, deine Bestellung ist da.',
  'mail.order.thanks.sie': 'Danke, Ihre Bestellung ist da.',
  'mail.order.opening': 'danke für deine Bestellung. {next}',
  'mail.order.opening.sie': 'danke für Ihre Bestellung. {next}',
  'mail.order.next.invoice': 'Wir prüfen jetzt jede Datei und drucken dann.',
  'mail.order.next.prepayment': 'Wir prüfen jetzt jede Datei. Gedruckt wird, sobald das Geld da ist.',
  'mail.order.number': 'Bestellnummer {number}',
  'mail.order.yourNumber': 'Deine Bestellnummer ist {number}.',
  'mail.order.yourNumber.sie': 'Ihre Bestellnummer ist {number}.',
  'mail.order.delivery.invoice': 'Lieferung',
  'mail.order.delivery.prepayment': 'Lieferung, wenn das Geld heute eingeht',
  'mail.order.line.unit': 'je {unit}',
  'mail.order.line.sums': 'je {unit}, zusammen {total}',
  'mail.order.line.options': '{quantity} Stück, {options}',
  'mail.order.goods': 'Zwischensumme',
  'mail.order.shipping': 'Versand',
  'mail.order.total': 'Gesamt',
  'mail.order.vat': 'darin {percent} MwSt.',
  'mail.order.payment.prepayment': 'Bitte überweise {total} an {recipient}, IBAN {iban}, Verwendungszweck {reference}.',
  'mail.order.payment.prepayment.sie': 'Bitte überweisen Sie {total} an {recipient}, IBAN {iban}, Verwendungszweck {reference}.',
  'mail.order.payment.invoice':
    'Du zahlst auf Rechnung, innerhalb von 14 Tagen, wenn die Karten bei dir sind. Die Rechnung kommt, sobald die Karten unterwegs sind.',
  'mail.order.payment.invoice.sie':
    'Sie zahlen auf Rechnung, innerhalb von 14 Tagen, wenn die Karten bei Ihnen sind. Die Rechnung kommt, sobald die Karten unterwegs sind.',
  'mail.order.address': 'Lieferadresse',
  'mail.order.made':
    'Alle Karten werden nach deinen Angaben gefertigt. Für sie gibt es deshalb kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Deine Rechte bei Mängeln bleiben davon unberührt.',
  'mail.order.made.sie':
    'Alle Karten werden nach Ihren Angaben gefertigt. Für sie gibt es deshalb kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Ihre Rechte bei Mängeln bleiben davon unberührt.',
  'mail.order.view': 'Deine Bestellung ansehen',
  'mail.order.view.sie': 'Ihre Bestellung ansehen',

  'mail.newsletter.leave': 'Newsletter abmelden',
  'mail.newsletter.why': 'Du bekommst diese Mail, weil du den Newsletter von {sender} bestellt und bestätigt hast.',
  'mail.newsletter.confirm.subject': 'Bitte bestätigen: Newsletter von {sender}',
  'mail.newsletter.confirm.heading': 'Noch ein Klick, dann ist alles richtig.',
  'mail.newsletter.confirm.lead': 'Du möchtest den Newsletter von {sender} bekommen. Bestätige bitte noch, dass diese Adresse dir gehört.',
  'mail.newsletter.confirm.button': 'Anmeldung bestätigen',
  'mail.newsletter.confirm.after':
    'Danach schicken wir dir den Gutschein über {voucher} für deine erste Bestellung. Es gibt ihn einmal je Person. Der Link gilt bis {until}.',
  'mail.newsletter.confirm.why':
    'Du hast dich nicht angemeldet? Dann lass diese Mail liegen. Ohne deine Bestätigung schreiben wir dir nicht weiter.',
  'mail.newsletter.confirmed.text': 'deine Anmeldung ist bestätigt. Wir schreiben selten, und nur wenn es etwas zu zeigen gibt.',
  'mail.newsletter.confirmed': 'Deine Anmeldung ist bestätigt. Wir schreiben selten, und nur wenn es etwas zu zeigen gibt.',
  'mail.newsletter.again.subject': 'Willkommen im Newsletter von {sender}',
  'mail.newsletter.again.heading': 'Schön, dass du wieder da bist.',
  'mail.newsletter.again.once': 'Den Gutschein zur Begrüßung gibt es einmal je Person, und du hattest ihn schon.',
  'mail.newsletter.welcome.subject': 'Dein Gutschein über {voucher}',
  'mail.newsletter.welcome.heading': 'Danke, dass wir dir schreiben dürfen.',
  // True as long as the checkout has no field for codes.
  'mail.newsletter.welcome.terms':
    'Er gilt einmal, für deine erste Bestellung, bis {until}, ohne Mindestbestellwert. Ist die Bestellung kleiner als der Gutschein, verfällt der Rest. Heb den Code gut auf: An der Kasse fehlt das Feld dafür noch, wir bauen es gerade ein.',
  'mail.newsletter.welcome.shop': 'Zum Shop',
  'mail.newsletter.already.subject': 'Du bekommst den Newsletter von {sender} schon',
  'mail.newsletter.already.heading': 'Du bist schon dabei.',
  'mail.newsletter.already.lead':
    'Diese Adresse wurde gerade noch einmal angemeldet. Du musst nichts tun: Der Newsletter kommt schon zu dir.',

  'mail.message.subject': 'Nachricht über {sender}',
  'mail.message.subject.order': 'Nachricht über {sender} zu {order}',
  'mail.message.heading': 'Eine Nachricht',
  'mail.message.from': 'Von',
  'mail.message.order': 'Bestellung',
  'mail.message.page': 'Seite',
  'mail.message.shop': 'Shop',
  'mail.message.code': 'Code',
  'mail.message.order.own': 'gehört zu dieser E-Mail-Adresse',
  'mail.message.order.foreign': 'gehört zu einer anderen E-Mail-Adresse. Bitte nichts aus der Bestellung verraten.',
  'mail.message.order.unknown': 'gibt es nicht',
  'mail.message.foot': 'Eine Antwort auf diese Mail geht an die Adresse, die im Formular stand. Ob sie stimmt, ist nicht geprüft.',
  'mail.received.subject': 'Nachricht an {sender} angekommen',
  'mail.received.heading': 'Angekommen.',
  'mail.received.lead': 'Danke für die Nachricht. Sie ist bei uns angekommen. Die Antwort geht an diese Adresse.',
  'mail.received.why':
    'Diese Mail kommt, weil diese Adresse in einer Nachricht an {sender} stand. War es jemand anderes, ist nichts zu tun.',
} as const;
