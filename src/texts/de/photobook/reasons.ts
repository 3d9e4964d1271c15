/** German texts of the auto layout of photo books: why a photo is where it is, why it is not in the book, and what stands in the way. */
export const photobookReasonTexts = {
  'photobook.reason.page': 'Auf Seite {page}',
  'photobook.reason.best-of-event': 'Das beste Foto dieses Anlasses',
  'photobook.reason.fills-event': 'Gehört zu diesem Anlass',
  'photobook.reason.pinned': 'Die Seite ist festgesteckt und bleibt, wie sie ist',
  'photobook.reason.required': 'Von dir ausgewählt',
  'photobook.reason.cover': 'Auf dem Titel, weil es das beste Foto des Buches ist',
  'photobook.reason.hero': 'Groß gezeigt: das beste dieses Anlasses, das auch groß scharf bleibt',
  'photobook.reason.unnamed': 'ein anderes Foto',

  'photobook.left-out.same-as': 'Dasselbe Bild wie {name}',
  'photobook.left-out.variant-of': 'Fast dasselbe Bild wie {name}, im selben Moment aufgenommen',
  'photobook.left-out.quota': 'Kein Platz mehr: Andere Fotos dieses Anlasses sind schärfer oder zeigen mehr',
  'photobook.left-out.no-free-page': 'Keine freie Seite mehr: Löse eine festgesteckte Seite oder nimm mehr Seiten',
  'photobook.left-out.blurred': 'Verwackelt, und andere Fotos dieses Anlasses sind schärfer',
  'photobook.left-out.excluded': 'Von dir herausgenommen',

  'photobook.notice.fewer-pages':
    'Für {wanted} Seiten sind es zu wenige Fotos, deshalb hat dein Buch {pages} Seiten. Lade weitere Fotos hoch, dann werden es mehr.',
  'photobook.notice.empty-pages':
    '{count, plural, one {Eine Seite ist} other {# Seiten sind}} noch leer. Lade weitere Fotos hoch oder füll sie von Hand.',

  'photobook.photos.none': 'Noch fehlen Fotos. Lade mindestens eines hoch, dann füllen wir dein Buch.',
  'photobook.photos.too-many':
    'In ein Buch passen höchstens {max} Fotos. Alle hochgeladenen bleiben gespeichert. Nimm einige heraus und versuch es noch einmal.',
  'photobook.pins.beyond':
    'Seite {max} ist festgesteckt, das Buch kann nicht kürzer werden. Es bleibt, wie es ist. Löse die Seite oder nimm mehr Seiten.',
  'photobook.page.too-small':
    'Auf den Seiten ist kein Platz für Fotos. Deine Fotos bleiben gespeichert. Nimm ein größeres Format, einen schmaleren Rand oder weniger Abstand.',
} as const;
