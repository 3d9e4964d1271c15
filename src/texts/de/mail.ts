/** German texts of the mails: order confirmation, newsletter, messages. {sender} is the brand. Only the order's speaks du and Sie. */
export const mailTexts = {
  'mail.greeting': 'Guten Tag,',
  'mail.imprint': 'Impressum',

  'mail.order.subject': 'Deine Bestellung {number} bei {sender}',
  'mail.order.subject.sie': 'Ihre Bestellung {number} bei {sender}',
  'mail.order.subject.neutral': 'Deine Bestellung {number}',
  'mail.order.subject.neutral.sie': 'Ihre Bestellung {number}',
  'mail.order.reference': 'Deine Nummer: {reference}',
  'mail.order.reference.sie': 'Ihre Nummer: {reference}',
  'mail.order.thanks': 'Danke, deine Bestellung ist da.',
  'mail.order.thanks.sie': 'Danke, Ihre Bestellung ist da.',
  'mail.order.opening': 'danke für deine Bestellung. {next}',
  'mail.order.opening.sie': 'danke für Ihre Bestellung. {next}',
  'mail.order.next.invoice': 'Wir prüfen jetzt jede Datei und drucken dann.',
  'mail.order.next.prepayment': 'Wir prüfen jetzt jede Datei. Gedruckt wird, sobald das Geld da ist.',
  'mail.order.next.hosted': 'Sobald die Zahlung bestätigt ist, prüfen wir jede Datei und drucken.',
  'mail.order.next.free': 'Wir prüfen jetzt jede Datei und drucken dann.',
  'mail.order.number': 'Bestellnummer {number}',
  'mail.order.yourNumber': 'Deine Bestellnummer ist {number}.',
  'mail.order.yourNumber.sie': 'Ihre Bestellnummer ist {number}.',
  'mail.order.delivery.invoice': 'Lieferung',
  'mail.order.delivery.prepayment': 'Lieferung, wenn das Geld heute eingeht',
  'mail.order.delivery.hosted': 'Lieferung',
  'mail.order.delivery.free': 'Lieferung',
  'mail.order.line.unit': 'je {unit}',
  'mail.order.line.sums': 'je {unit}, zusammen {total}',
  'mail.order.line.options': '{quantity} Stück, {options}',
  'mail.order.goods': 'Zwischensumme',
  'mail.order.shipping': 'Versand',
  'mail.order.total': 'Gesamt',
  'mail.order.sold': 'Gekaufte Gutscheine',
  'mail.order.discount': 'Rabatt',
  'mail.order.minus': '−{amount}',
  'mail.order.gift': 'Bezahlt mit Geschenkgutschein',
  'mail.order.due': 'Noch zu zahlen',
  'mail.order.due.paid': 'Bezahlter Rest',
  'mail.order.net': 'Gesamt netto',
  'mail.order.vat': 'darin {percent} MwSt.',
  'mail.order.payment.prepayment': 'Bitte überweise {total} an {recipient}, IBAN {iban}, Verwendungszweck {reference}.',
  'mail.order.payment.prepayment.sie': 'Bitte überweisen Sie {total} an {recipient}, IBAN {iban}, Verwendungszweck {reference}.',
  'mail.order.payment.invoice':
    'Du zahlst auf Rechnung, innerhalb von 14 Tagen, wenn die Bestellung bei dir ist. Die Rechnung kommt, sobald die Bestellung unterwegs ist.',
  'mail.order.payment.invoice.sie':
    'Sie zahlen auf Rechnung, innerhalb von 14 Tagen, wenn die Bestellung bei Ihnen ist. Die Rechnung kommt, sobald die Bestellung unterwegs ist.',
  'mail.order.payment.free': 'Diese Bestellung kostet nichts.',
  'mail.order.payment.paid': 'Bezahlt mit {name}: {total}.',
  'mail.order.payment.pending': 'Die Zahlung mit {name} ist noch nicht bestätigt. Sobald das Geld da ist, bekommst du eine E-Mail.',
  'mail.order.payment.pending.sie': 'Die Zahlung mit {name} ist noch nicht bestätigt. Sobald das Geld da ist, bekommen Sie eine E-Mail.',
  'mail.order.payment.open':
    'Noch zu zahlen: {total}. Deine Bestellung ist bis {until} Uhr gespeichert. Danach stornieren wir sie, und du musst nichts bezahlen.',
  'mail.order.payment.open.sie':
    'Noch zu zahlen: {total}. Ihre Bestellung ist bis {until} Uhr gespeichert. Danach stornieren wir sie, und Sie müssen nichts bezahlen.',
  'mail.document.attached': '{name} liegt als PDF bei.',
  'mail.document.later': '{name} gibt es als PDF auf der Seite deiner Bestellung.',
  'mail.document.later.sie': '{name} gibt es als PDF auf der Seite Ihrer Bestellung.',
  'mail.payment.received.subject': 'Deine Zahlung für Bestellung {number} ist da',
  'mail.payment.received.subject.sie': 'Ihre Zahlung für Bestellung {number} ist da',
  'mail.payment.received': 'Wir haben {amount} bekommen. Jetzt prüfen wir jede Datei noch einmal und drucken dann.',
  'mail.payment.failed.subject': 'Die Zahlung für Bestellung {number} hat nicht geklappt',
  'mail.payment.failed':
    'Es wurde nichts abgebucht. Deine Bestellung ist bis {until} gespeichert: Versuch es noch einmal, oder wähl eine andere Zahlungsart.',
  'mail.payment.failed.sie':
    'Es wurde nichts abgebucht. Ihre Bestellung ist bis {until} gespeichert: Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
  'mail.payment.reminder.subject': 'Bestellung {number} wartet auf deine Überweisung',
  'mail.payment.reminder.subject.sie': 'Bestellung {number} wartet auf Ihre Überweisung',
  'mail.payment.reminder':
    'Bei uns ist noch kein Geld angekommen. Bitte überweise {amount} bis {until}, sonst wird die Bestellung storniert. Hast du schon überwiesen, musst du nichts tun.',
  'mail.payment.reminder.sie':
    'Bei uns ist noch kein Geld angekommen. Bitte überweisen Sie {amount} bis {until}, sonst wird die Bestellung storniert. Haben Sie schon überwiesen, müssen Sie nichts tun.',
  'mail.payment.transfer': 'Betrag: {amount}, Empfänger: {recipient}, IBAN: {iban}, Verwendungszweck: {reference}.',
  'mail.payment.transfer.code': 'QR-Code mit diesen Angaben, zum Fotografieren mit der Banking-App',
  'mail.payment.waiting.subject': 'Bestellung {number} ist noch nicht bezahlt',
  'mail.payment.waiting':
    'Deine Bestellung ist gespeichert, und es wurde noch nichts abgebucht. Du kannst sie bis {until} bezahlen. Danach stornieren wir sie, und du musst nichts bezahlen.',
  'mail.payment.waiting.sie':
    'Ihre Bestellung ist gespeichert, und es wurde noch nichts abgebucht. Sie können sie bis {until} bezahlen. Danach stornieren wir sie, und Sie müssen nichts bezahlen.',
  'mail.payment.rest.subject': 'Zu Bestellung {number} fehlen noch {amount}',
  'mail.payment.rest':
    'Ein Teil des Geldes ist angekommen, es fehlen noch {amount}. Bitte überweise den Rest bis {until}, dann drucken wir. Sonst stornieren wir die Bestellung und zahlen zurück, was angekommen ist.',
  'mail.payment.rest.sie':
    'Ein Teil des Geldes ist angekommen, es fehlen noch {amount}. Bitte überweisen Sie den Rest bis {until}, dann drucken wir. Sonst stornieren wir die Bestellung und zahlen zurück, was angekommen ist.',
  'mail.payment.rest.invoice': 'Ein Teil des Rechnungsbetrags ist angekommen, es fehlen noch {amount}. Bitte überweise auch den Rest.',
  'mail.payment.rest.invoice.sie':
    'Ein Teil des Rechnungsbetrags ist angekommen, es fehlen noch {amount}. Bitte überweisen Sie auch den Rest.',
  'mail.payment.invoice-reminder-1.subject': 'Erinnerung: die Rechnung zu Bestellung {number}',
  'mail.payment.invoice-reminder-1':
    'Die Rechnung war am {until} fällig, und {amount} sind noch offen. Vielleicht ist sie nur liegen geblieben: Bitte überweise den Betrag in den nächsten Tagen. Hast du schon überwiesen, musst du nichts tun.',
  'mail.payment.invoice-reminder-1.sie':
    'Die Rechnung war am {until} fällig, und {amount} sind noch offen. Vielleicht ist sie nur liegen geblieben: Bitte überweisen Sie den Betrag in den nächsten Tagen. Haben Sie schon überwiesen, müssen Sie nichts tun.',
  'mail.payment.invoice-reminder-2.subject': 'Zweite Erinnerung: die Rechnung zu Bestellung {number}',
  'mail.payment.invoice-reminder-2':
    'Die Rechnung war am {until} fällig. Wir haben dich schon erinnert, und {amount} sind noch offen. Bitte überweise den Betrag innerhalb von sieben Tagen. Stimmt etwas nicht, dann melde dich bei uns. Hast du schon überwiesen, musst du nichts tun.',
  'mail.payment.invoice-reminder-2.sie':
    'Die Rechnung war am {until} fällig. Wir haben Sie schon erinnert, und {amount} sind noch offen. Bitte überweisen Sie den Betrag innerhalb von sieben Tagen. Stimmt etwas nicht, dann melden Sie sich bei uns. Haben Sie schon überwiesen, müssen Sie nichts tun.',
  'mail.payment.expired.subject': 'Bestellung {number} ist storniert',
  'mail.payment.expired':
    'Bis zum Ende der Frist ist kein Geld angekommen. Deshalb haben wir die Bestellung storniert, du musst nichts bezahlen. Eingelöste Gutscheine gelten wieder, und deine Entwürfe sind gespeichert.',
  'mail.payment.expired.sie':
    'Bis zum Ende der Frist ist kein Geld angekommen. Deshalb haben wir die Bestellung storniert, Sie müssen nichts bezahlen. Eingelöste Gutscheine gelten wieder, und Ihre Entwürfe sind gespeichert.',
  'mail.payment.expired.part':
    'Bis zum Ende der Frist ist nicht der ganze Betrag angekommen. Deshalb haben wir die Bestellung storniert und zahlen {amount} zurück. Eingelöste Gutscheine gelten wieder, und deine Entwürfe sind gespeichert.',
  'mail.payment.expired.part.sie':
    'Bis zum Ende der Frist ist nicht der ganze Betrag angekommen. Deshalb haben wir die Bestellung storniert und zahlen {amount} zurück. Eingelöste Gutscheine gelten wieder, und Ihre Entwürfe sind gespeichert.',
  'mail.payment.cancelled.subject': 'Bestellung {number} ist storniert',
  'mail.payment.cancelled': 'Wir zahlen {amount} auf dem Weg zurück, auf dem du bezahlt hast. Eingelöste Gutscheine gelten wieder.',
  'mail.payment.cancelled.sie': 'Wir zahlen {amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Eingelöste Gutscheine gelten wieder.',
  'mail.payment.cancelled.unpaid': 'Du musst nichts bezahlen. Eingelöste Gutscheine gelten wieder.',
  'mail.payment.cancelled.unpaid.sie': 'Sie müssen nichts bezahlen. Eingelöste Gutscheine gelten wieder.',
  'mail.payment.refunded.subject': 'Zu Bestellung {number} haben wir Geld zurückgezahlt',
  'mail.payment.refunded': 'Wir haben {amount} zurückgezahlt. Je nach Bank dauert es einige Tage, bis du das Geld siehst.',
  'mail.payment.refunded.sie': 'Wir haben {amount} zurückgezahlt. Je nach Bank dauert es einige Tage, bis Sie das Geld sehen.',
  'mail.payment.refund-failed.subject': 'Die Rückzahlung zu Bestellung {number} ist nicht angekommen',
  'mail.payment.refund-failed':
    'Die Bank hat {amount} an uns zurückgeschickt, zum Beispiel weil das Konto oder die Karte nicht mehr gilt. Dein Geld ist sicher bei uns. Schreib uns bitte auf der Seite deiner Bestellung, auf welches Konto wir es überweisen sollen. Eine IBAN gehört in keine E-Mail.',
  'mail.payment.refund-failed.sie':
    'Die Bank hat {amount} an uns zurückgeschickt, zum Beispiel weil das Konto oder die Karte nicht mehr gilt. Ihr Geld ist sicher bei uns. Schreiben Sie uns bitte auf der Seite Ihrer Bestellung, auf welches Konto wir es überweisen sollen. Eine IBAN gehört in keine E-Mail.',
  'mail.parcel.invoice': 'Bitte überweise {amount} bis {until}.',
  'mail.parcel.invoice.sie': 'Bitte überweisen Sie {amount} bis {until}.',
  'mail.parcel.shipped.subject': 'Deine Bestellung {number} ist unterwegs',
  'mail.parcel.shipped.subject.sie': 'Ihre Bestellung {number} ist unterwegs',
  'mail.parcel.shipped': 'Das Paket ist beim Zusteller.',
  'mail.parcel.shipped.tracking': 'Das Paket ist beim Zusteller: {carrier}, Sendungsnummer {tracking}.',
  'mail.parcel.arrives': 'Es soll bis {day} ankommen.',
  'mail.parcel.track': 'Sendung verfolgen',
  'mail.parcel.readdressed.subject': 'Neue Lieferadresse für deine Bestellung {number}',
  'mail.parcel.readdressed.subject.sie': 'Neue Lieferadresse für Ihre Bestellung {number}',
  'mail.parcel.readdressed':
    'Die Lieferadresse wurde geändert. Das Paket geht jetzt nach {town}. Die Rechnungsadresse bleibt, wie sie war.',
  'mail.parcel.readdressed.unknown': 'Du hast das nicht geändert? Dann antworte gleich auf diese E-Mail, damit wir das Paket anhalten.',
  'mail.parcel.readdressed.unknown.sie':
    'Sie haben das nicht geändert? Dann antworten Sie bitte gleich auf diese E-Mail, damit wir das Paket anhalten.',
  'mail.parcel.delivered.subject': 'Deine Bestellung {number} sollte da sein',
  'mail.parcel.delivered.subject.sie': 'Ihre Bestellung {number} sollte da sein',
  'mail.parcel.delivered':
    'Das Paket müsste inzwischen angekommen sein. Fehlt etwas, oder ist etwas beschädigt? Dann melde dich bei uns, wir kümmern uns darum.',
  'mail.parcel.delivered.sie':
    'Das Paket müsste inzwischen angekommen sein. Fehlt etwas, oder ist etwas beschädigt? Dann melden Sie sich bei uns, wir kümmern uns darum.',
  'mail.repair.subject': 'Deine Bestellung {number} braucht dich',
  'mail.repair.subject.sie': 'Ihre Bestellung {number} braucht Sie',
  'mail.repair.lead': 'Bei der Prüfung der Druckdateien ist uns etwas aufgefallen. Gedruckt ist noch nichts, und alles ist gespeichert.',
  'mail.repair.line': 'Position {position}, {name}: {problem}',
  'mail.repair.more': '{count, plural, =1 {Eine weitere Stelle zeigt} other {# weitere Stellen zeigt}} die Seite deiner Bestellung.',
  'mail.repair.more.sie': '{count, plural, =1 {Eine weitere Stelle zeigt} other {# weitere Stellen zeigt}} die Seite Ihrer Bestellung.',
  'mail.repair.what':
    'Auf der Seite deiner Bestellung siehst du die Stelle und bringst sie mit einem Klick in Ordnung. Danach drucken wir; den neuen Liefertag nennen wir dir dort gleich.',
  'mail.repair.what.sie':
    'Auf der Seite Ihrer Bestellung sehen Sie die Stelle und bringen sie mit einem Klick in Ordnung. Danach drucken wir; den neuen Liefertag nennen wir Ihnen dort gleich.',
  'mail.repair.button': 'Ansehen und beheben',
  'mail.records.reminder.subject': 'Bestellung {number}: Die Namen fehlen noch',
  'mail.records.reminder.lead': 'Zu deiner Bestellung sollen noch Namen kommen. Alles andere ist bereit.',
  'mail.records.reminder.lead.sie': 'Zu Ihrer Bestellung sollen noch Namen kommen. Alles andere ist bereit.',
  'mail.records.reminder.what':
    'Auf der Seite deiner Bestellung wählst du die Gästeliste, siehst jede Karte und gibst sie frei. Sind die Namen rechtzeitig da, bleibt es beim Liefertag: {arrival}.',
  'mail.records.reminder.what.sie':
    'Auf der Seite Ihrer Bestellung wählen Sie die Gästeliste, sehen jede Karte und geben sie frei. Sind die Namen rechtzeitig da, bleibt es beim Liefertag: {arrival}.',
  'mail.records.due.subject': 'Bestellung {number} wartet auf die Namen',
  'mail.records.due.lead': 'Die Namen zu deiner Bestellung sind noch nicht da. Gedruckt ist noch nichts, und alles ist gespeichert.',
  'mail.records.due.lead.sie': 'Die Namen zu Ihrer Bestellung sind noch nicht da. Gedruckt ist noch nichts, und alles ist gespeichert.',
  'mail.records.due.what':
    'Wir nehmen sie noch {days} Tage lang, zum selben Preis. Den neuen Liefertag nennen wir dir, sobald sie da sind. Kommen sie nicht, stornieren wir die Bestellung und zahlen das Geld zurück.',
  'mail.records.due.what.sie':
    'Wir nehmen sie noch {days} Tage lang, zum selben Preis. Den neuen Liefertag nennen wir Ihnen, sobald sie da sind. Kommen sie nicht, stornieren wir die Bestellung und zahlen das Geld zurück.',
  'mail.records.came.subject': 'Bestellung {number}: Die Namen sind da',
  'mail.records.came.lead': 'Danke, jetzt ist alles da, und wir machen die Druckdateien.',
  'mail.records.came.what': 'Der neue Liefertag: {arrival}.',
  'mail.records.line': '{quantity} × {name}: Namen bis {until}',
  'mail.records.button': 'Namen angeben',
  'mail.records.button.came': 'Bestellung ansehen',
  'mail.payment.pay': 'Jetzt bezahlen',
  'mail.order.address': 'Lieferadresse',
  'mail.order.made':
    'Was du gestaltet hast, wird nach deinen Angaben gefertigt. Deshalb gibt es dafür kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Deine Rechte bei Mängeln bleiben davon unberührt.',
  'mail.order.made.sie':
    'Was Sie gestaltet haben, wird nach Ihren Angaben gefertigt. Deshalb gibt es dafür kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Ihre Rechte bei Mängeln bleiben davon unberührt.',
  'mail.order.view': 'Deine Bestellung ansehen',
  'mail.order.view.sie': 'Ihre Bestellung ansehen',

  'mail.order.next.online': 'Sobald das Geld da ist, schicken wir den Gutschein.',
  'mail.order.next.online.paid': 'Der Gutschein kommt in einer eigenen E-Mail.',
  'mail.order.made.online': 'Einen Gutschein, der noch nicht eingelöst ist, kannst du vierzehn Tage lang widerrufen.',
  'mail.order.made.online.sie': 'Einen Gutschein, der noch nicht eingelöst ist, können Sie vierzehn Tage lang widerrufen.',

  'mail.gift.subject.recipient': 'Ein Gutschein über {value} für dich, von {shop}',
  'mail.gift.subject.buyer': 'Dein Gutschein über {value}',
  'mail.gift.heading.recipient': 'Jemand hat an dich gedacht.',
  'mail.gift.heading.buyer': 'Hier ist dein Gutschein.',
  'mail.gift.lead': 'du bekommst einen Gutschein über {value} geschenkt.',
  'mail.gift.lead.from': '{sender} schenkt dir einen Gutschein über {value}.',
  'mail.gift.lead.buyer':
    'danke für deine Bestellung. Im Anhang liegt der Gutschein über {value} als PDF, zum Ausdrucken oder Weiterschicken.',
  'mail.gift.code': 'Code',
  'mail.gift.how': 'Der Code kommt in das Feld „Gutschein einlösen“ im Warenkorb oder an der Kasse.',
  'mail.gift.terms':
    'Er gilt ohne Ablaufdatum, auch in Teilen und für mehrere Bestellungen. Wer den Code kennt, kann ihn einlösen: Heb ihn auf wie Bargeld.',
  'mail.gift.shop': 'Zum Shop',
  'mail.gift.file': 'Gutschein.pdf',
  'mail.gift.pdf.title': 'Gutschein über {value}',
  'mail.gift.pdf.heading': 'Geschenkgutschein',
  'mail.gift.pdf.for': 'Für {name}',
  'mail.gift.pdf.from': 'Von {name}',

  'mail.newsletter.leave': 'Newsletter abmelden',
  'mail.newsletter.why': 'Du bekommst diese Mail, weil du den Newsletter von {sender} bestellt und bestätigt hast.',
  'mail.newsletter.confirm.subject': 'Bitte bestätigen: Newsletter von {sender}',
  'mail.newsletter.confirm.heading': 'Noch ein Klick, dann bist du dabei.',
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
  'mail.newsletter.welcome.terms':
    'Er gilt einmal, für deine erste Bestellung, bis {until}, ohne Mindestbestellwert. Ist die Bestellung kleiner als der Gutschein, verfällt der Rest. Der Code kommt in das Feld „Gutschein einlösen“ im Warenkorb oder an der Kasse.',
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
    'Diese Mail kommt, weil diese Adresse in einer Nachricht an {sender} stand. Wer nichts geschrieben hat, muss nichts tun.',

  'mail.account.asked': 'Wenn es zu dieser Adresse ein Konto gibt, ist der Link jetzt unterwegs. Er gilt 60 Minuten.',
  'mail.account.asked.change':
    'Wenn wir dorthin schreiben können, ist der Link jetzt unterwegs. Er gilt 60 Minuten. Bis dahin bleibt die alte Adresse.',
  'mail.account.asked.verify': 'Der Link ist unterwegs, wenn deine Adresse noch nicht bestätigt ist. Er gilt 24 Stunden.',
  'mail.account.asked.order': 'Der Link ist unterwegs. Er gilt 24 Stunden.',
  'mail.account.device': '{browser} unter {system}',
  'mail.account.device.unknown': 'Unbekanntes Gerät',
  'mail.account.verify.subject': 'Bitte bestätigen: dein Konto bei {sender}',
  'mail.account.verify.heading': 'Schön, dass du da bist.',
  'mail.account.verify.lead': 'Dein Konto ist angelegt. Bestätige bitte noch, dass diese Adresse dir gehört.',
  'mail.account.verify.button': 'Adresse bestätigen',
  'mail.account.verify.after':
    'Der Link gilt 24 Stunden. Wenn er sich auf einem anderen Gerät öffnet, fragen wir dort nach deinem Passwort. Gestalten und bestellen kannst du auch ohne ihn.',
  'mail.account.verify.why':
    'Wenn du kein Konto angelegt hast, lösche diese Mail einfach. Oder öffne den Link und wähl ein eigenes Passwort: Dann gehört das Konto dir allein.',
  'mail.account.reset.subject': 'Neues Passwort für dein Konto bei {sender}',
  'mail.account.reset.heading': 'Ein neues Passwort?',
  'mail.account.reset.lead': 'Für dein Konto wurde ein neues Passwort angefordert. Hier legst du es fest.',
  'mail.account.reset.button': 'Passwort festlegen',
  'mail.account.reset.after':
    'Der Link gilt 60 Minuten und funktioniert einmal. Danach bist du auf allen anderen Geräten abgemeldet, und Passkeys und Google öffnen das Konto nur noch, wenn du sie behältst.',
  'mail.account.reset.why': 'Wenn du das nicht warst, lösche diese Mail einfach. Dein Passwort bleibt, wie es ist.',
  'mail.account.change.subject': 'Bitte bestätigen: deine neue Adresse bei {sender}',
  'mail.account.change.heading': 'Eine neue Adresse.',
  'mail.account.change.lead': 'Dein Konto soll ab jetzt diese E-Mail-Adresse haben. Bestätige bitte noch, dass sie dir gehört.',
  'mail.account.change.button': 'Neue Adresse bestätigen',
  'mail.account.change.after':
    'Der Link gilt 60 Minuten. Wenn er sich auf einem anderen Gerät öffnet, fragen wir dort nach deinem Passwort. Bis dahin bleibt die alte Adresse.',
  'mail.account.change.why': 'Wenn du das nicht warst, lösche diese Mail einfach. Dann ändert sich nichts.',
  'mail.account.undo.subject': 'Die Adresse deines Kontos bei {sender} wurde geändert',
  'mail.account.undo.heading': 'Deine Adresse wurde geändert.',
  'mail.account.undo.lead': 'Dein Konto hat jetzt eine andere E-Mail-Adresse. Wenn du das warst, ist alles richtig.',
  'mail.account.undo.button': 'Änderung zurücknehmen',
  'mail.account.undo.after':
    'Wenn du das nicht warst, nimm die Änderung zurück. Dann gilt nichts mehr, womit man das Konto bisher öffnen konnte, und du wählst gleich ein neues Passwort. Der Link gilt sieben Tage.',
  'mail.account.undo.why': 'Diese Mail ging an die Adresse, die dein Konto vorher hatte.',
  'mail.account.order.subject': 'Dein Konto bei {sender}',
  'mail.account.order.heading': 'Alles an einem Ort.',
  'mail.account.order.lead':
    'Auf der Seite einer Bestellung mit dieser Adresse wurde ein Kundenkonto gewünscht. Hier wählst du ein Passwort dafür. Die Bestellung liegt dann darin.',
  'mail.account.order.button': 'Passwort wählen',
  'mail.account.order.after':
    'Der Link gilt 24 Stunden und funktioniert einmal. Wenn du schon ein Konto hast, bekommt es das neue Passwort.',
  'mail.account.order.why': 'Wenn du das nicht warst, lösche diese Mail einfach. Dann ändert sich nichts.',
  'mail.account.undone.subject': 'Die Adresse deines Kontos bei {sender} wurde zurückgesetzt',
  'mail.account.undone.heading': 'Es gilt wieder die Adresse von vorher.',
  'mail.account.undone.lead':
    'Die Änderung der E-Mail-Adresse wurde über den Link in der Mail an die Adresse davor zurückgenommen. Mit dieser Adresse öffnet sich das Konto nicht mehr.',
  'mail.account.undone.after': 'Wenn dir die Adresse davor nicht mehr gehört, schreib uns bitte gleich.',
  'mail.account.undone.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.changed.subject': 'Deine neue Adresse bei {sender}',
  'mail.account.changed.heading': 'Deine neue Adresse gilt.',
  'mail.account.changed.lead': 'Ab jetzt meldest du dich mit dieser E-Mail-Adresse an. Auf allen anderen Geräten bist du abgemeldet.',
  'mail.account.changed.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.password.subject': 'Dein Passwort bei {sender} wurde geändert',
  'mail.account.password.heading': 'Dein Passwort ist neu.',
  'mail.account.password.lead': 'Das Passwort deines Kontos wurde gerade geändert. Auf allen anderen Geräten bist du abgemeldet.',
  'mail.account.password.after':
    'Wenn du das nicht warst, fordere bitte gleich ein neues Passwort an und schreib uns. Alles, womit man das Konto sonst noch öffnen kann, gilt danach nicht mehr.',
  'mail.account.password.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.renewed.subject': 'Dein Passwort bei {sender} wurde geändert',
  'mail.account.renewed.heading': 'Nur noch das neue Passwort gilt.',
  'mail.account.renewed.lead':
    'Das Passwort deines Kontos wurde gerade über einen Link in einer Mail geändert. Passkeys und Google von vorher sind entfernt. Auf allen anderen Geräten bist du abgemeldet.',
  'mail.account.renewed.after':
    'Wenn du das nicht warst, fordere bitte gleich ein neues Passwort an und schreib uns. Alles, womit man das Konto sonst noch öffnen kann, gilt danach nicht mehr.',
  'mail.account.renewed.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.google-removed.subject': 'Google gehört nicht mehr zu deinem Konto bei {sender}',
  'mail.account.google-removed.heading': 'Google ist getrennt.',
  'mail.account.google-removed.lead': 'Mit deinem Google-Konto kannst du dich nicht mehr anmelden. Alles andere bleibt, wie es ist.',
  'mail.account.google-removed.after':
    'Wenn du das nicht warst, fordere bitte gleich ein neues Passwort an und schreib uns. Alles, womit man das Konto sonst noch öffnen kann, gilt danach nicht mehr.',
  'mail.account.google-removed.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.passkey-removed.subject': 'Ein Passkey deines Kontos bei {sender} wurde gelöscht',
  'mail.account.passkey-removed.heading': 'Dein Konto hat einen Passkey weniger.',
  'mail.account.passkey-removed.lead': 'Mit dem gelöschten Passkey kannst du dich nicht mehr anmelden. Alles andere bleibt, wie es ist.',
  'mail.account.passkey-removed.after':
    'Wenn du das nicht warst, fordere bitte gleich ein neues Passwort an und schreib uns. Alles, womit man das Konto sonst noch öffnen kann, gilt danach nicht mehr.',
  'mail.account.passkey-removed.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.google.subject': 'Google gehört jetzt zu deinem Konto bei {sender}',
  'mail.account.google.heading': 'Google ist verbunden.',
  'mail.account.google.lead': 'Ab jetzt kannst du dich mit deinem Google-Konto anmelden.',
  'mail.account.google.after':
    'Wenn du das nicht warst, fordere bitte gleich ein neues Passwort an und schreib uns. Alles, womit man das Konto sonst noch öffnen kann, gilt danach nicht mehr.',
  'mail.account.google.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.passkey.subject': 'Neuer Passkey für dein Konto bei {sender}',
  'mail.account.passkey.heading': 'Dein Konto hat einen neuen Passkey.',
  'mail.account.passkey.lead': 'Ab jetzt kannst du dich damit ohne Passwort anmelden.',
  'mail.account.passkey.after':
    'Wenn du das nicht warst, fordere bitte gleich ein neues Passwort an und schreib uns. Alles, womit man das Konto sonst noch öffnen kann, gilt danach nicht mehr.',
  'mail.account.passkey.why': 'Du bekommst diese Mail, weil sich dein Konto geändert hat.',
  'mail.account.tried.subject': 'Dein Konto bei {sender} gibt es schon',
  'mail.account.tried.heading': 'Du hast schon ein Konto.',
  'mail.account.tried.lead':
    'Gerade wollte jemand mit dieser E-Mail-Adresse ein neues Konto anlegen. Das geht nicht, weil es schon eines gibt.',
  'mail.account.tried.button': 'Zur Anmeldung',
  'mail.account.tried.after': 'Wenn du dein Passwort nicht mehr weißt, kannst du dort ein neues anfordern.',
  'mail.account.tried.why': 'Wenn du das nicht warst, ist nichts passiert. An deinem Konto hat sich nichts geändert.',
  // It says neither du nor Sie: nothing is left that tells how a customer is spoken to.
  'mail.account.closed.subject': 'Das Konto bei {sender} ist geschlossen',
  'mail.account.closed.heading': 'Das Konto ist geschlossen.',
  'mail.account.closed.lead':
    'Wir löschen jetzt, was dazu gespeichert ist. Rechnungen müssen wir nach dem Gesetz aufbewahren, ohne Verbindung zu einem Konto.',
  'mail.account.closed.after': 'Danke für das Vertrauen. Ein neues Konto lässt sich jederzeit anlegen.',
  'mail.account.closed.why': 'Diese Mail bestätigt, dass das Konto geschlossen wurde. Danach kommt keine mehr.',
} as const;
