/** German texts of an order that waits for its customer: on its page, and of photos that cannot be printed. */
export const orderRepairTexts = {
  'order.repair.title': 'Deine Bestellung braucht dich',
  'order.repair.title.sie': 'Ihre Bestellung braucht Sie',
  'order.repair.lead':
    'Beim Prüfen der Druckdateien ist uns etwas aufgefallen. Gedruckt ist noch nichts, alles ist gespeichert, und der Preis bleibt gleich. Sobald alles behoben ist, drucken wir.',
  'order.repair.lead.sie':
    'Beim Prüfen der Druckdateien ist uns etwas aufgefallen. Gedruckt ist noch nichts, alles ist gespeichert, und der Preis bleibt gleich. Sobald alles behoben ist, drucken wir.',
  'order.repair.picture': '{page}, die Stelle ist markiert',
  'order.repair.picture.whole': '{page}',
  'order.repair.photo': 'Anderes Foto',
  'order.repair.photo.send': 'Foto einsetzen',
  'order.repair.photo.note': 'JPEG, PNG, HEIC, WebP oder TIFF, höchstens 50 MB',
  'order.repair.accept': 'So drucken',
  'order.repair.none': 'Hier hilft unser Kundendienst weiter:',
  'order.repair.none.link': 'Frage zur Bestellung stellen',
  'order.repair.of': '{action}: {text}',
  'order.repair.done': 'Danke, das ist behoben',
  'order.repair.done.lead': 'Wir machen die Druckdateien neu und drucken dann. Der Liefertag auf dieser Seite ist schon der neue.',
  'order.repair.broken-photo':
    '{name}: Dieses Foto ist beschädigt, so können wir es nicht drucken. Lade es noch einmal hoch, oder nimm ein anderes.',
  'order.repair.broken-photo.sie':
    '{name}: Dieses Foto ist beschädigt, so können wir es nicht drucken. Bitte laden Sie es noch einmal hoch, oder nehmen Sie ein anderes.',
};
