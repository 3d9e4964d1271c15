/** German texts of names that follow an order, on its page. */
export const orderNamesTexts = {
  'order.names.title': 'Namen und Adressen',
  'order.names.line': '{quantity} × {name}',
  'order.names.wait': 'Die Namen brauchen wir bis {until}. Der Liefertag zählt von diesem Tag an.',
  'order.names.late':
    'Die Namen sollten bis {until} da sein. Gedruckt ist noch nichts. Wir nehmen sie bis {last} zum selben Preis; den neuen Liefertag zeigen wir hier, sobald sie da sind. Danach stornieren wir die Bestellung und zahlen das Geld zurück.',
  'order.names.foreign':
    'Die Namen kommen aus dem Konto oder Browser, in dem du bestellt hast. Öffne die Bestellung dort, um eine Gästeliste zu wählen.',
  'order.names.foreign.sie':
    'Die Namen kommen aus dem Konto oder Browser, in dem Sie bestellt haben. Öffnen Sie die Bestellung dort, um eine Gästeliste zu wählen.',
  'order.names.gone': 'Den Entwurf gibt es nicht mehr. Der Kundendienst hilft weiter.',
  'order.names.choose': 'Gästeliste wählen oder anlegen',
  'order.names.proof': 'Gästeliste und Vorschau',
  'order.names.unapproved':
    '{list}: {text}. Noch nicht freigegeben: Sieh dir die Vorschau an, und gib sie frei. Danach geht es hier weiter.',
  'order.names.unapproved.sie':
    '{list}: {text}. Noch nicht freigegeben: Bitte sehen Sie sich die Vorschau an, und geben Sie sie frei. Danach geht es hier weiter.',
  'order.names.ready': '{list}: {text}, freigegeben.',
  'order.names.taken': 'Die Namen sind da: {list}, {text}. Bis zum Druck lassen sie sich noch ändern.',
  'order.names.changed': 'Liste oder Entwurf sind inzwischen anders: {list}, {text}, freigegeben.',
  'order.names.print': 'Diese Namen drucken',
  'order.names.fewer': '{count, plural, one {Ein Stück hat} other {# Stück haben}} noch keinen Namen.',
  'order.names.blank': '{count} Stück blanko drucken',
  'order.names.refund': '{count} Stück weniger drucken, {amount} zurück',
  'order.names.more':
    '{count, plural, one {Ein Name mehr} other {# Namen mehr}} als bezahlt. Gedruckt werden die ersten {quantity}; den Rest kannst du danach hier zum Preis der ganzen Menge bestellen.',
  'order.names.more.sie':
    '{count, plural, one {Ein Name mehr} other {# Namen mehr}} als bezahlt. Gedruckt werden die ersten {quantity}; den Rest können Sie danach hier zum Preis der ganzen Menge bestellen.',
  'order.names.rest':
    '{count, plural, one {Eine Karte mehr} other {# Karten mehr}} für diese Liste: je {unit}, zusammen {total}. Es gilt der Preis vom Tag der ersten Bestellung für die ganze Menge, ohne weitere Versandkosten. Vor dem Druck bezahlt, kommt alles in einem Paket.',
  'order.names.rest.button': 'Zahlungspflichtig bestellen',
  'order.names.supplement': 'Nachbestellung: {name}',
  'order.names.linked.first': 'Kommt im Paket der Bestellung {number}',
  'order.names.linked.apart': 'Gehört zur Bestellung {number}. In einem Paket kommen beide, wenn diese vor deren Druck bezahlt ist.',
  'order.names.linked.rest': 'Dazu gehört die Bestellung {number}',
};
