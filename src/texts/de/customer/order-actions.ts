/** German texts of what a customer does with an order on its page: another address, ordering again, keeping, the overview. */
export const orderActionTexts = {
  'order.actions': 'Diese Bestellung',
  'order.address.change': 'Adresse ändern',
  'order.address.until':
    'Das geht, bis das Paket gepackt ist. In ein anderes Land leitet der Kundendienst um. Die Rechnung behält ihre Adresse.',
  'order.address.phone': 'Leer lassen, wenn die bisherige Nummer bleibt.',
  'order.address.save': 'Adresse speichern',
  'order.done.address': 'Die neue Lieferadresse ist gespeichert. Eine E-Mail bestätigt das.',
  'order.address.wrong':
    '{count, plural, one {Eine Angabe stimmt noch nicht} other {# Angaben stimmen noch nicht}}. Es wurde nichts geändert.',
  'order.overview': 'Bestellübersicht',
  'order.keep.title': 'Für uns aufheben',
  'order.keep.off': 'Sonst löschen wir die Druckdaten zwei Jahre nach dem Versand.',
  'order.keep.off.until': 'Sonst löschen wir die Druckdaten am {until}.',
  'order.keep.on': 'Die Druckdaten bleiben zehn Jahre nach dem Versand.',
  'order.keep.on.until': 'Die Druckdaten bleiben bis {until}.',
  'order.done.keep': 'Die Druckdaten dieser Bestellung sind aufgehoben.',
  'order.done.end-keeping': 'Die Druckdaten dieser Bestellung sind nicht mehr aufgehoben.',
  'order.reorder': 'Noch einmal bestellen',
  'order.reorder.note': 'Genau so wie hier, zum heutigen Preis.',
  'order.reorder.until': 'Genau so wie hier, zum heutigen Preis. Möglich bis {until}.',
  'order.reorder.left':
    '{added, plural, =0 {Von dieser Bestellung lässt sich nichts in den Warenkorb legen.} one {Ein Artikel liegt im Warenkorb. Nicht dabei:} other {# Artikel liegen im Warenkorb. Nicht dabei:}}',
  'order.reorder.left.line': '{name}: {reason}',
  'order.reorder.cart': 'Zum Warenkorb',
} as const;
