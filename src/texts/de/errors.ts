/** German texts of errors: one for each fault code, and those that name what went wrong. They say neither du nor Sie: a fault ends on any page. */
export const errorTexts = {
  'fault.bad-input': 'Einige Angaben passen noch nicht. Alle Eingaben bleiben stehen. Bitte die markierten Felder prüfen.',
  'fault.bad-form': 'Einige Angaben passen noch nicht. Alle Eingaben bleiben stehen. Bitte die markierten Felder prüfen.',
  'fault.login-refused':
    'E-Mail-Adresse und Passwort passen nicht zusammen. Es wurde nichts verändert. Bitte beides prüfen oder ein neues Passwort anfordern.',
  'fault.google-refused':
    'Die Anmeldung mit Google hat nicht geklappt. Es wurde nichts verändert. Bitte noch einmal versuchen oder mit E-Mail-Adresse und Passwort anmelden.',
  'fault.google-unreachable':
    'Google antwortet gerade nicht. Es wurde nichts verändert. Bitte mit E-Mail-Adresse und Passwort anmelden oder es in einem Moment noch einmal versuchen.',
  'fault.google-in-use':
    'Dieses Google-Konto gehört schon zu einem anderen Kundenkonto. Es wurde nichts verändert. Bitte ein anderes Google-Konto wählen.',
  'fault.link-needed':
    'Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto. Es wurde nichts verändert. Bitte mit dem Passwort anmelden und Google danach unter „Anmeldung und Geräte“ verbinden.',
  'fault.passkey-refused':
    'Die Anmeldung mit dem Passkey hat nicht geklappt. Es wurde nichts verändert. Bitte noch einmal versuchen oder mit E-Mail-Adresse und Passwort anmelden.',
  'fault.passkeys-full':
    'Zum Konto gehören schon {max} Passkeys. Alle bleiben gespeichert. Bitte einen löschen, der nicht mehr gebraucht wird.',
  'fault.link-used': 'Dieser Link gilt nicht mehr. Es wurde nichts verändert. Bitte einen neuen Link anfordern.',
  'fault.link-expired': 'Dieser Link ist abgelaufen. Es wurde nichts verändert. Bitte einen neuen Link anfordern.',
  'fault.sign-in': 'Das geht nur mit Anmeldung. Es wurde nichts verändert. Bitte anmelden und es noch einmal versuchen.',
  'fault.confirm-identity':
    'Hier fragen wir zur Sicherheit noch einmal nach dem Passwort. Es wurde nichts verändert. Bitte das Passwort eingeben.',
  'fault.account-open-orders':
    'Eine Bestellung ist noch nicht ausgeliefert. Das Konto bleibt offen, es wurde nichts verändert. Bitte nach der Lieferung noch einmal versuchen.',
  'fault.account-open-orders.named':
    '{count, plural, one {Die Bestellung {orders} ist} other {Die Bestellungen {orders} sind}} noch nicht an den Zusteller übergeben. Das Konto bleibt offen, es wurde nichts verändert. Bitte danach noch einmal versuchen oder uns um eine Stornierung bitten.',
  'fault.email-unconfirmed':
    'Die E-Mail-Adresse ist noch nicht bestätigt. Es wurde nichts verändert. Bitte zuerst den Link in der Mail zum Konto öffnen.',
  'fault.link-password':
    'Hier fragen wir zur Sicherheit nach dem Passwort des Kontos. Es wurde nichts verändert, der Link gilt weiter. Bitte das Passwort eingeben.',
  'fault.email-in-use':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Alle Eingaben bleiben stehen. Bitte anmelden oder ein neues Passwort anfordern.',
  'fault.address-book-full':
    'Hier liegen schon {max} Adressen. Alle bleiben gespeichert. Bitte eine löschen, die nicht mehr gebraucht wird.',
  'fault.too-many-exports': 'Heute gab es schon drei Kopien der Daten. Es wurde nichts verändert. Bitte morgen wieder versuchen.',
  'fault.too-many-copies': 'Heute wurden schon viele Kopien eingelesen. Es ist nichts verloren. Bitte morgen wieder versuchen.',
  'fault.copy.no-zip':
    'Das ist keine ZIP-Datei, oder sie ist nicht vollständig. Es wurde nichts verändert. Bitte die Kopie noch einmal herunterladen und so wählen, wie sie ankam.',
  'fault.copy.damaged':
    'Diese ZIP-Datei ist beschädigt. Es ist nichts verloren, und was schon eingelesen war, bleibt. Bitte die Kopie noch einmal herunterladen.',
  'fault.copy.foreign':
    'In dieser ZIP-Datei liegt keine Kopie aus unserem Shop. Es wurde nichts verändert. Bitte die Datei wählen, die „meine-daten“ heißt.',
  'fault.copy.other-format':
    'Diese Kopie stammt aus einer anderen Version des Shops. Es wurde nichts verändert. Bitte eine neue Kopie anfordern und diese einlesen.',
  'fault.copy.too-large':
    'Diese Datei ist größer, als wir sie einlesen können. Es wurde nichts verändert. Bitte wählen, was unser Shop gemacht hat, höchstens 1 GB.',
  'fault.too-many-logins':
    'Das waren viele Versuche. Das Konto ist sicher, und es ist nichts verloren. Bitte in einer Viertelstunde noch einmal versuchen oder ein neues Passwort anfordern.',
  'fault.too-many-accounts':
    'Von hier kamen gerade sehr viele Anmeldungen. Alle Eingaben bleiben stehen. Bitte in einer Stunde noch einmal versuchen.',
  'fault.too-many-proofs': 'Das waren viele Versuche. Die Bestellung ist sicher. Bitte morgen noch einmal versuchen oder uns schreiben.',
  'fault.too-many-links': 'Das waren viele Versuche. Es ist nichts verloren. Bitte in einer Stunde noch einmal versuchen.',
  'fault.bad-json': 'Die Anfrage war nicht lesbar. Es wurde nichts verändert. Bitte die Seite neu laden und es noch einmal versuchen.',
  'fault.bad-headers':
    'Kanal oder Sprache der Anfrage fehlen oder widersprechen sich. Es wurde nichts verändert. Bitte die Seite neu laden.',
  'fault.not-found': 'Das haben wir nicht gefunden. Vielleicht ist der Link alt. Von der Startseite aus geht es weiter.',
  'fault.gone': 'Das gibt es nicht mehr. Es wurde nichts verändert. Von der Startseite aus geht es weiter.',
  'fault.upload-link-used':
    'Dieser Code wurde schon geöffnet, er gilt nur einmal. Es ist nichts verloren, alle Fotos bleiben erhalten. Bitte am anderen Gerät einen neuen Code zeigen lassen.',
  'fault.upload-link-ended':
    'Die Zeit für diese Verbindung ist um. Fotos, die schon da sind, bleiben erhalten. Bitte am anderen Gerät einen neuen Code zeigen lassen.',
  'fault.upload-link-cut':
    'Die Verbindung wurde hier oder am anderen Gerät getrennt. Fotos, die schon da sind, bleiben erhalten. Bitte dort einen neuen Code zeigen lassen, wenn noch Fotos fehlen.',
  'fault.method-not-allowed': 'Diese Adresse kann man so nicht öffnen. Es wurde nichts verändert. Von der Startseite aus geht es weiter.',
  'fault.client-closed': 'Die Anfrage kam nicht vollständig an. Es wurde nichts verändert. Bitte noch einmal versuchen.',
  'fault.unauthorized':
    'Das Zugangswort fehlt oder ist falsch. Es wurde nichts verändert. Bitte das Zugangswort aus den Einstellungen des Shops senden.',
  'fault.forbidden': 'Das ist mit diesem Link nicht erlaubt. Es wurde nichts verändert. Bitte bei der Person nachfragen, von der er kam.',
  'fault.no-reseller': 'Neutral versenden wir nur für Wiederverkäufer. Es wurde nichts verändert. Bitte über die Kontaktseite nachfragen.',
  'fault.cross-site':
    'Die Anfrage kam von einer fremden Seite. Es wurde nichts verändert. Bitte die Seite im Shop neu laden und es noch einmal versuchen.',
  'fault.too-large': 'Das ist zu groß. Es wurde nichts verändert. Bitte eine kleinere Datei oder weniger Text nehmen.',
  'fault.off-ladder': 'Diese Menge gibt es nicht. Alle anderen Angaben bleiben stehen. Bitte eine Menge aus der Preisliste wählen.',
  'fault.picture-refused': 'Dieses Bild können wir nicht verwenden. Das bisherige Bild bleibt erhalten. Bitte ein anderes wählen.',
  'fault.design-newer': 'Dieser Entwurf stammt aus einer neueren Version. Er ist gespeichert, bitte die Seite neu laden.',
  'fault.flag-changed':
    'Dieses Flag wurde inzwischen geändert, und was jetzt kam, hat nichts verändert. Bitte das Flag neu lesen und dann noch einmal ändern.',
  'fault.flags-elsewhere': 'Die Flags dieses Shops kommen von einem anderen Dienst. Es wurde nichts verändert. Bitte dort ändern.',
  'fault.flag-exists': 'Diesen Namen gibt es schon. Es wurde nichts verändert. Bitte einen anderen nehmen, oder ändern, was so heißt.',
  'fault.design-conflict':
    'Der Entwurf wurde in einem anderen Fenster weiterbearbeitet. Beide Fassungen sind gespeichert. Bitte wählen, welche weitergilt.',
  'fault.design-in-cart': 'Dieser Entwurf liegt im Warenkorb. Er bleibt erhalten. Bitte zuerst dort entfernen oder bestellen.',
  'fault.design-not-printable':
    'Der Entwurf ist gespeichert, aber noch nicht druckfertig. Was noch fehlt, steht im Entwurf bei der Druckprüfung.',
  'fault.cart-changed': 'Der Warenkorb hat sich geändert. Es wurde nichts bestellt. Bitte den Warenkorb prüfen und noch einmal bestellen.',
  'fault.key-reused':
    'Diese Bestellung wurde mit anderen Angaben schon abgeschickt. Es wurde nichts doppelt bestellt. Bitte in der Mail zur Bestellung nachsehen oder uns schreiben.',
  'fault.order-locked':
    'Die Bestellung liegt länger zurück und bleibt gespeichert. Bitte auf ihrer Seite die Postleitzahl oder die E-Mail-Adresse der Bestellung angeben.',
  'fault.order-refused':
    'Das geht im jetzigen Stand der Bestellung nicht. Es wurde nichts verändert. Bitte den Stand der Bestellung ansehen.',
  'fault.sold-out':
    '{count, plural, =0 {{name}: gerade ausverkauft.} other {{name}: Davon sind nur noch {count} da.}} Es wurde nichts bestellt. Bitte die Menge ändern oder etwas anderes wählen.',
  'fault.too-many-codes':
    'Das waren zu viele unbekannte Gutscheine. In einer Viertelstunde geht es weiter, der Warenkorb bleibt, wie er ist.',
  'fault.no-code': 'Dieser Gutschein ist nicht mehr im Warenkorb. Nach dem Neuladen der Seite steht hier der neueste Stand.',
  'fault.codes-full': 'Mehr als {max} Gutscheine gehen nicht in einer Bestellung. Es wurde nichts verändert.',
  'fault.code-first-order':
    'Der Gutschein {code} gilt für die erste Bestellung, und mit dieser E-Mail-Adresse wurde schon bestellt. Es wurde nichts bestellt. Bitte den Gutschein herausnehmen.',
  'fault.voucher-used':
    'Ein Gutschein wurde inzwischen an anderer Stelle eingelöst. Es wurde nichts bestellt. Bitte die neue Summe ansehen.',
  'fault.withdrawal-key':
    'Dieser Widerruf wurde schon mit anderen Angaben abgeschickt. Der erste ist eingegangen und bestätigt. Für weitere Waren bitte die Seite neu öffnen.',
  'fault.no-article': 'Diesen Artikel gibt es nicht oder nicht mehr. Was es gibt, steht in der Übersicht aller Produkte.',
  'fault.no-accessory': 'Dieses Zubehör gibt es nicht. Was es gibt, steht unter Zubehör.',
  'fault.price-changed': 'Ein Preis hat sich geändert. Es wurde nichts bestellt. Bitte die neue Summe prüfen und noch einmal bestellen.',
  'fault.busy': 'Gerade ist viel los. Gespeichertes bleibt gespeichert. Bitte in einem Moment noch einmal versuchen.',
  'fault.unavailable':
    'Das können wir gerade nicht anbieten. Gespeichertes bleibt gespeichert, alles andere gibt es wie immer. Bitte später noch einmal versuchen.',
  'fault.too-many': 'Das waren viele Versuche. Es ist nichts verloren. Bitte einen Moment warten.',
  'fault.too-complex':
    'Dieser Entwurf hat so viele oder so feine Formen und Texte, dass wir ihn nicht zeichnen können. Er ist gespeichert. Bitte weniger oder einfachere nehmen.',
  'fault.too-many-drawings':
    'Hier wurden gerade sehr viele Entwürfe gezeichnet. Alle sind gespeichert. Bitte in einigen Minuten noch einmal versuchen.',
  'fault.upload-offset': 'Ein Teil dieses Bildes ist schon angekommen. Es ist nichts verloren. Bitte noch einmal versuchen.',
  'fault.upload-locked': 'Dieses Bild wird gerade schon übertragen. Es ist nichts verloren. Bitte gleich noch einmal versuchen.',
  'fault.wrong-protocol': 'Diese Anfrage können wir nicht lesen. Gespeichertes bleibt gespeichert. Bitte die Seite neu laden.',
  'fault.wrong-media-type':
    'Diese Daten kommen in einer Form, die wir hier nicht lesen können. Gespeichertes bleibt gespeichert. Bitte die Seite neu laden.',
  'fault.storage-full': 'Wir können gerade nichts speichern. Alle Eingaben bleiben in diesem Fenster. Bitte gleich noch einmal versuchen.',
  'fault.quota-full': 'Hier ist schon sehr viel gespeichert. Alles Gespeicherte bleibt. Bitte löschen, was nicht mehr gebraucht wird.',
  'fault.design-space-full':
    'Hier liegen schon {max} Entwürfe, die nicht bestellt wurden. Alle sind gespeichert, und der neue bleibt in diesem Fenster. Bitte einen vorhandenen Entwurf weiterbearbeiten oder uns schreiben.',
  'fault.version-space-full':
    'Von diesem Entwurf sind schon {max} Versionen gespeichert, oder sie sind zusammen sehr groß. Alle bleiben, und der Entwurf ist gespeichert. Bitte eine Version löschen, die nicht mehr gebraucht wird.',
  'fault.no-version':
    'Diese Version haben wir nicht gefunden. Vielleicht wurde sie in einem anderen Fenster gelöscht. Der Entwurf bleibt, wie er ist.',
  'fault.share-space-full':
    'Für diesen Entwurf gibt es schon {max} Links. Alle gelten weiter. Bitte einen zurückziehen, der nicht mehr gebraucht wird.',
  'fault.no-share':
    'Diesen Link gibt es nicht. Vielleicht wurde beim Kopieren ein Stück abgeschnitten. Bitte die Person fragen, die ihn geschickt hat.',
  'fault.share-ended':
    'Dieser Link gilt nicht mehr. Er ist abgelaufen oder wurde zurückgezogen. Bitte die Person fragen, die ihn geschickt hat.',
  'fault.share-permission':
    'Dieser Link ist nur zum Ansehen gedacht. Es wurde nichts gesendet. Bitte die Person fragen, die ihn geschickt hat.',
  'fault.note-space-full':
    'Zu diesem Entwurf liegen schon sehr viele Anmerkungen vor. Diese wurde nicht gesendet und bleibt hier stehen. Bitte später noch einmal versuchen.',
  'fault.too-many-notes':
    'Das waren viele Anmerkungen auf einmal. Was schon gesendet ist, kommt an. Diese bleibt stehen und lässt sich später senden.',
  'fault.no-note': 'Diese Anmerkung gibt es nicht mehr. Vielleicht wurde sie in einem anderen Fenster gelöscht.',
  'fault.suggestion-same': 'Das steht schon so im Entwurf. Bitte den Text ändern.',
  'fault.cart-full':
    'Im Warenkorb liegen schon {max} Artikel. Alle bleiben dort, und der Entwurf ist gespeichert. Bitte erst einen Artikel entfernen oder bestellen.',
  'fault.internal': 'Da ist bei uns etwas schiefgegangen. Gespeichertes bleibt gespeichert. Bitte noch einmal versuchen.',

  'fault.too-many-orders':
    'Von hier kamen gerade sehr viele Bestellungen. Diese wurde nicht abgeschickt, der Warenkorb und alle Angaben bleiben. Bitte später noch einmal versuchen oder uns schreiben.',
  'fault.too-many-messages':
    'Das waren viele Nachrichten auf einmal. Was schon abgeschickt ist, kommt an. Diese hier bleibt stehen und lässt sich später senden.',
  'fault.message-id-reused': 'Diese Nachricht kam schon mit einem anderen Text an. Es ist nichts verloren. Bitte noch einmal senden.',
  'fault.too-many-sign-ups':
    'Das waren viele Anmeldungen auf einmal. Bitte in einer Stunde noch einmal versuchen. Was schon unterwegs ist, kommt an.',
  'fault.no-image': 'Dieses Bild gibt es nicht, oder nicht in dieser Größe.',
  'fault.no-picture': 'Dieses Bild haben wir nicht gefunden. Vielleicht wurde es gelöscht oder in einem anderen Browser hochgeladen.',
  'fault.too-many-uploads':
    'Das waren viele Bilder auf einmal. In einer Minute geht es weiter. Bereits hochgeladene Bilder sind gespeichert.',
  'fault.too-many-bytes':
    'Von hier kamen heute schon sehr viele Bilder. Bereits hochgeladene Bilder und der Entwurf sind gespeichert. Bitte morgen noch einmal versuchen oder uns schreiben.',
  'fault.upload-budget':
    'Heute wurden im ganzen Shop schon sehr viele Bilder hochgeladen. Der Entwurf und alle bisherigen Bilder sind gespeichert. Bitte später noch einmal versuchen oder uns schreiben.',
  'fault.too-many-files':
    'Von hier kamen gerade sehr viele oder sehr aufwendige Bilder. Bereits hochgeladene Bilder und der Entwurf sind gespeichert. Bitte später noch einmal versuchen.',
  'fault.picture-space-full':
    'Hier liegen schon sehr viele Bilder. Alle bleiben gespeichert. Bitte nicht mehr gebrauchte Bilder löschen und es noch einmal versuchen.',
  'fault.no-upload-link':
    'Diesen Code gibt es nicht oder nicht mehr. Alle Fotos, die schon da sind, bleiben erhalten. Bitte am anderen Gerät einen neuen Code zeigen lassen.',
  'fault.upload-link-full':
    'Über einen Code passen {count} Fotos, und so viele sind schon da. Alle bleiben erhalten. Bitte für weitere am anderen Gerät einen neuen Code zeigen lassen.',
  'fault.upload-links-full':
    'Es sind schon {count} Handys verbunden. Ihre Fotos bleiben erhalten. Bitte zuerst eine Verbindung trennen oder eine Stunde warten, dann gibt es einen neuen Code.',
  'fault.no-file': 'Es kam kein Bild an. Bitte das Bild noch einmal auswählen. Das bisherige Bild bleibt erhalten.',
  'fault.no-upload': 'Diese Übertragung gibt es nicht mehr. Bitte das Bild noch einmal auswählen. Alle bisherigen Bilder bleiben.',
  'fault.upload-unreadable':
    'Die Übertragung war nicht lesbar. Bitte die Bilder einzeln noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'fault.upload-interrupted':
    'Die Übertragung wurde unterbrochen. Bitte das Bild noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'fault.upload-busy':
    'Gerade werden sehr viele Bilder hochgeladen. Der Entwurf ist gespeichert. Bitte das Bild in einem Moment noch einmal hochladen.',
  'fault.no-design':
    'Diesen Entwurf haben wir nicht gefunden. Vielleicht ist er abgelaufen oder in einem anderen Browser gespeichert. Mit demselben Design geht es von vorn gleich weiter.',
  'fault.choice-differs': 'Auswahl und Entwurf gehören nicht zusammen.',
  'fault.page-geometry': 'Die Seiten passen nicht zum gewählten Format.',
  'fault.refined-page':
    'Folie gibt es nur auf dem Deckblatt, auf „{page}“ ist etwas in ihrer Farbe gesetzt. Der zuletzt gespeicherte Stand bleibt erhalten. Bitte dort eine andere Farbe wählen.',
  'fault.too-many-elements':
    'Dieser Entwurf hat mehr als {limit} Elemente. Der zuletzt gespeicherte Stand bleibt erhalten. Bitte einige Elemente löschen.',
  'fault.too-many-refined':
    'Auf einer Seite sind mehr als {limit} Formen veredelt. Der zuletzt gespeicherte Stand bleibt erhalten. Bitte weniger Formen veredeln.',
  'fault.too-long-paths':
    'Die gezeichneten Formen einer Seite haben zu viele Einzelheiten. Der zuletzt gespeicherte Stand bleibt erhalten. Bitte einige davon löschen.',
  'fault.foreign-photo': 'Ein Foto gehört nicht zu diesem Entwurf. Bitte das Foto noch einmal auswählen.',
  'fault.not-delivered': 'Dorthin liefert dieser Shop nicht. Für die Schweiz und Liechtenstein gibt es den Schweizer Shop.',
  'fault.letters':
    '{count, plural, =1 {Das Zeichen} other {Die Zeichen}} {characters} können wir nicht drucken. Bitte anders schreiben oder weglassen.',
  'fault.address-link': 'Hier passen nur Name und Adresse hinein, keine Links und keine Sätze.',
  'fault.idempotency-key': 'Die Kopfzeile Idempotency-Key fehlt oder hat nicht 22 Zeichen.',
  'fault.shipping-type': 'Diese Versandart gibt es gerade nicht. Bitte eine andere wählen.',
  'fault.unfinished-design': '{name} ist noch nicht druckfertig: {problem} Der Entwurf ist gespeichert.',
  'fault.payment': 'Diese Zahlungsart gibt es hier nicht.',
  'fault.payment-not-started':
    'Die Zahlung startet gerade nicht. Die Bestellung ist gespeichert, es wurde nichts abgebucht. Bitte gleich noch einmal versuchen oder anders bezahlen.',
  'fault.payment-away':
    'Der Zahlungsdienst antwortet gerade nicht, deshalb hat sich nichts geändert. Die Bestellung ist gespeichert. Bitte in einer Minute noch einmal versuchen.',
  'fault.payment-stuck':
    'Die begonnene Zahlung lässt sich nicht beenden, deshalb hat sich nichts geändert. Die Bestellung ist gespeichert. Bitte beim Kundenservice melden, wir kümmern uns darum.',
  'fault.cancel-late':
    'Die Bestellung ist schon im Druck und lässt sich nicht mehr stornieren. Stimmt etwas nicht, hilft der Kundendienst weiter.',
  'fault.cancel-voucher':
    'Ein Gutschein aus dieser Bestellung wurde schon eingelöst, deshalb lässt sie sich nicht mehr stornieren. Der Kundendienst hilft weiter.',
  'fault.repair-done': 'Diese Bestellung braucht nichts mehr. Es hat sich nichts geändert.',
  'fault.repair-ended': 'Diese Bestellung ist storniert und wird nicht gedruckt. Es hat sich nichts geändert.',
  'fault.repair-late': 'Diese Bestellung ist schon im Druck und lässt sich nicht mehr ändern. Der Kundendienst hilft weiter.',
  'fault.repair-changed': 'Diese Stelle wurde inzwischen geändert, vielleicht in einem anderen Fenster. Hier ist der neue Stand.',
  'fault.repair-unfit': 'Das hilft an dieser Stelle nicht. Es hat sich nichts geändert. Bitte einen anderen Weg wählen.',
  'fault.names-late': 'Diese Karten sind schon im Druck, ihre Namen lassen sich nicht mehr ändern. Der Kundendienst hilft weiter.',
  'fault.names-ended': 'Diese Bestellung ist storniert und wird nicht gedruckt. Es hat sich nichts geändert.',
  'fault.names-changed':
    'Entwurf, Liste oder Bestellung wurden inzwischen geändert, vielleicht in einem anderen Fenster. Hier ist der neue Stand.',
  'fault.names-unapproved': 'Diese Namen sind noch nicht freigegeben. Bitte erst die Vorschau ansehen und freigeben.',
  'fault.names-product':
    'Der Entwurf ist inzwischen ein anderes Produkt als das bezahlte: andere Form, anderes Format, andere Seitenzahl oder Veredelung. Bitte das zurückstellen, oder der Kundendienst hilft weiter.',
  'fault.names-gone': 'Zu diesem Artikel gibt es keinen Entwurf mit Gästeliste. Bitte erst eine Liste wählen.',
  'fault.names-no-refund': 'Für weniger Stück gibt es hier kein Geld zurück. Bitte die übrigen Stück blanko drucken lassen.',
  'fault.names-more': 'Für diese Liste ist nichts nachzubestellen.',
  'fault.names-foreign': 'Die Namen gehören zum Konto oder Browser, in dem bestellt wurde. Bitte die Bestellung dort öffnen.',
  'fault.no-document': 'Dieses Dokument gibt es nicht. Die Bestellung zeigt alle, die es gibt.',
  'fault.document-later': 'Das PDF ist gleich fertig. Die Rechnung ist gespeichert; bitte in ein paar Sekunden noch einmal öffnen.',
  'fault.no-order':
    'Diese Bestellung haben wir nicht gefunden. Bitte den Link aus der Mail prüfen oder uns mit der Bestellnummer schreiben.',
  'fault.no-cart': 'Diesen Warenkorb gibt es nicht oder nicht mehr. Nach dem Neuladen der Seite steht hier der neueste Stand.',
  'fault.no-cart-line': 'Dieser Artikel liegt nicht mehr im Warenkorb. Nach dem Neuladen der Seite steht hier der neueste Stand.',
  'fault.line-name': 'Nicht mehr bestellbar',
  'fault.line-unknown':
    'Was hier lag, können wir nicht mehr herstellen. Alles andere im Warenkorb bleibt, wie es ist. Bitte entfernen, dann geht es zur Kasse.',
  'fault.line-unavailable':
    'Das können wir gerade nicht anbieten. Alles andere im Warenkorb bleibt, wie es ist. Bitte später noch einmal versuchen oder entfernen.',
  'fault.line-no-template':
    'Dieses Design gibt es nicht mehr. Der Entwurf bleibt gespeichert. Bitte hier entfernen und ein anderes Design wählen.',
  'fault.draft-withdrawn':
    'Dieses Design gehört nicht mehr zum Angebot. Der Entwurf bleibt mit allen Texten und Fotos gespeichert und lässt sich weiter ändern, aber nicht bestellen. Bitte ein anderes Design wählen oder uns schreiben.',
  'fault.line-no-design':
    'Dieser Entwurf lässt sich nicht mehr öffnen. Alles andere im Warenkorb bleibt, wie es ist. Bitte entfernen oder uns schreiben.',
  'fault.line-choice':
    '{problem} Der Entwurf bleibt gespeichert. Bitte im Entwurf neu wählen und wieder in den Warenkorb legen, dann diesen Artikel entfernen.',
  'fault.line-photo':
    'Ein Foto dieses Entwurfs wurde gelöscht. Alles andere ist gespeichert. Bitte im Entwurf ein anderes Foto wählen oder den Artikel entfernen.',
  'fault.line-changed':
    'Seit der Freigabe geändert: {pages}. Alles ist gespeichert. Bitte die Gestaltung öffnen, die Seiten ansehen und noch einmal freigeben.',
  'fault.line-fields':
    'In den Texten stehen Felder für Namen, aber es ist keine Gästeliste gewählt. Der Entwurf ist gespeichert. Bitte eine Liste wählen, „Namen folgen“ bestellen oder die Felder aus den Texten nehmen.',
  'fault.line-later-day':
    'Der Tag, bis zu dem die Namen folgen sollten, ist gekommen. Der Entwurf ist gespeichert. Bitte einen neuen Tag wählen oder die Gästeliste.',
  'fault.line-later-days': 'Die Namen können von {first} bis {last} folgen. Bitte einen Tag dazwischen wählen.',
  'fault.line-later-quantity': 'Bitte eine Anzahl von {least} bis {most} eingeben.',
  'fault.line-supplement-none':
    'Für die Gästeliste fehlt nichts: Zu jedem Namen ist ein Stück bestellt. Liste und Entwurf sind gespeichert. Der Artikel kann aus dem Warenkorb.',
  'fault.line-supplement-design':
    'Die Gestaltung ist seit der Bestellung eine andere. Alles ist gespeichert. Einzelne Namen lassen sich nur in der bestellten Gestaltung nachbestellen; sonst bitte die ganze Liste drucken.',
  'fault.line-list-gone':
    'Die Gästeliste dieses Artikels gibt es nicht mehr. Der Entwurf ist gespeichert. Bitte eine andere Liste wählen oder ohne Liste drucken.',
  'fault.line-list-empty':
    'Auf der Gästeliste steht noch nichts, was gedruckt wird. Der Entwurf ist gespeichert. Bitte zuerst Gäste eintragen.',
  'fault.line-list-quantity':
    'Die Gästeliste ergibt {pieces} Stück, möglich sind {least} bis {most}. Liste und Entwurf sind gespeichert. Bitte die Liste anpassen oder Stücke ohne Namen dazunehmen.',
  'fault.line-list-changed':
    'Die Gästeliste ergibt jetzt {pieces} statt {quantity} Stück. Liste, Entwurf und Preis sind, wie sie waren. Bitte die Menge anpassen.',
  'fault.line-list-unapproved':
    'Die Namen sind noch nicht freigegeben, oder seit der Freigabe hat sich etwas geändert. Liste und Entwurf sind gespeichert. Bitte die Vorschau ansehen und freigeben.',
  'fault.line-records-changed':
    'Der Entwurf wurde seit der Bestellung geändert, zu der die Namen gehören. Alles ist gespeichert. Bitte für diesen Entwurf eine Gästeliste wählen oder die Bestellung noch einmal nachbestellen.',
  'fault.line-records-gone':
    'Die Namen der früheren Bestellung sind nicht mehr gespeichert. Der Entwurf ist gespeichert. Bitte eine Gästeliste wählen oder den Artikel entfernen.',
  'fault.approved-older':
    'Der Entwurf wurde inzwischen in einem anderen Fenster geändert. Alles ist gespeichert. Bitte die Seiten neu laden und noch einmal ansehen.',
  'fault.line-unchecked':
    'Die Druckprüfung dauert gerade länger. Entwurf und Preis bleiben, wie sie sind. Bitte die Seite in einem Moment neu laden.',
  'fault.order-unchecked':
    'Die Druckprüfung dauert gerade länger. Es wurde nichts bestellt, alle Angaben bleiben stehen. Bitte in einem Moment noch einmal bestellen.',
  'fault.no-quantity': 'Diese Menge gibt es nicht mehr.',
  'fault.no-design-for-cart':
    'Diesen Entwurf haben wir nicht gefunden. Vielleicht ist er abgelaufen. Mit demselben Design geht es von vorn gleich weiter.',
  'fault.no-theme': 'Diese Kollektion gibt es nicht oder nicht mehr.',
  'fault.no-format-of-design': 'Dieses Format gibt es für dieses Design nicht.',
  'fault.no-refinement-of-design': 'Dieses Design gibt es nicht mit {refinement}.',
  'fault.no-paper': 'Dieses Papier gibt es nicht.',
  'fault.no-format': 'Dieses Design gibt es in diesem Format nicht. Bitte ein anderes Format wählen.',
  'fault.blank-sample':
    'Von einer leeren Karte gibt es kein Muster. Der Warenkorb bleibt, wie er ist. Zum Anfassen liegen die Papiermuster bereit.',
  'fault.no-template': 'Dieses Design gibt es nicht oder nicht mehr. Alle anderen stehen in der Übersicht.',
  'fault.x-channel-unknown': 'Die Kopfzeile x-channel fehlt oder ist unbekannt. Sie lautet zum Beispiel federleicht-de.',
  'fault.x-locale-unknown': 'Die Kopfzeile x-locale fehlt oder nennt eine Sprache, die es hier nicht gibt. Sie lautet zum Beispiel de-DE.',
  'fault.headers-differ': 'Die Kopfzeilen x-channel und x-locale nennen verschiedene Länder.',
  'fault.x-channel-differs': 'Die Kopfzeile x-channel passt nicht zu dieser Adresse.',

  'input.missing': 'Diese Angabe fehlt noch.',
  'input.type': 'Diese Angabe hat die falsche Form.',
  'input.too-big': 'Das ist zu lang oder zu groß.',
  'input.too-small': 'Das ist zu kurz oder zu klein.',
  'input.unknown': 'Diese Angabe gibt es hier nicht: {names}.',
  'input.not-offered': 'Das steht hier nicht zur Auswahl.',
  'input.unfit': 'Diese Angabe passt hier nicht.',

  'newsletter.ended': 'Abgemeldet.',
  'fault.support-code': '{text} Code für Rückfragen: {code}',
} as const;
