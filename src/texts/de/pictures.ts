/** German texts about pictures from outside: why one cannot be used and what to do, and what to know about one that can. Neither du nor Sie. */
export const pictureTexts = {
  'picture.unnamed': 'Bild',

  'picture.refused.kind.heic':
    '„{name}“ ist ein HEIC-Bild. Das können wir nicht lesen. Auf dem iPhone hilft unter Einstellungen, Kamera, Formate die Wahl „Maximale Kompatibilität“, oder das Bild als JPEG teilen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.heif':
    '„{name}“ ist ein HEIF-Bild. Das können wir nicht lesen. Bitte als JPEG speichern oder teilen und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.avif':
    '„{name}“ ist ein AVIF-Bild. Das können wir nicht lesen. Bitte als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.tif':
    '„{name}“ ist ein TIFF-Bild. Das können wir nicht lesen. Bitte als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.gif':
    '„{name}“ ist ein GIF-Bild. Es hat zu wenige Farben für den Druck. Bitte als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.bmp':
    '„{name}“ ist ein BMP-Bild. Das können wir nicht lesen. Bitte als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.psd':
    '„{name}“ ist eine Photoshop-Datei. Das können wir nicht lesen. Bitte als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.svg':
    '„{name}“ ist eine SVG-Zeichnung. Die können wir nicht verwenden. Bitte als PNG mit mindestens 2000 Pixeln exportieren und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.pdf':
    '„{name}“ ist ein PDF. Hier brauchen wir ein Bild. Bitte die Seite als JPEG oder PNG exportieren und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.ps':
    '„{name}“ ist eine PostScript-Datei. Hier brauchen wir ein Bild. Bitte als JPEG oder PNG exportieren und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.html':
    '„{name}“ ist eine Internetseite und kein Bild. Bitte das Bild selbst als JPEG, PNG oder WebP speichern und hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.text':
    '„{name}“ ist ein Text und kein Bild. Bitte ein Foto als JPEG, PNG oder WebP wählen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.zip':
    '„{name}“ ist ein Archiv und kein Bild. Bitte entpacken und die Bilder einzeln hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.mp4': '„{name}“ ist ein Video. Bitte ein Foto als JPEG, PNG oder WebP wählen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind.raw':
    '„{name}“ ist eine Rohdatei der Kamera. Das können wir nicht lesen. Bitte als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.kind':
    '„{name}“ ist kein Bild, das wir lesen können. Bitte ein Foto als JPEG, PNG oder WebP wählen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.empty':
    '„{name}“ ist leer. Vielleicht war die Übertragung unvollständig, bitte das Bild noch einmal auswählen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.bytes':
    '„{name}“ ist größer als 50 MB. Bitte das Bild kleiner speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.side':
    '„{name}“ hat eine Seite mit mehr als 32.767 Pixeln. Bitte das Bild kleiner speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.pixels':
    '„{name}“ hat mehr als 268 Millionen Pixel. Bitte das Bild kleiner speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.broken':
    '„{name}“ ist beschädigt oder unvollständig. Bitte das Bild auf dem Gerät öffnen, neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.time':
    '„{name}“ braucht zu lange beim Lesen. Bitte das Bild kleiner oder neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.memory':
    '„{name}“ ist zu aufwendig zum Lesen. Bitte das Bild kleiner oder neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.crash':
    '„{name}“ lässt sich nicht lesen. Bitte das Bild auf dem Gerät öffnen, neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.notice.small': 'Das Bild ist klein: {width} × {height} Pixel. Groß gedruckt wirkt es unscharf.',
  'picture.notice.converted': 'Das Bild war für den Druck in CMYK angelegt. Wir haben es umgewandelt, die Farben können etwas abweichen.',
  'picture.notice.transparent': 'Durchsichtige Stellen des Bildes werden weiß.',
  'picture.notice.first-frame': 'Das Bild bewegt sich. Gedruckt wird das erste Einzelbild.',
  'picture.notice.first-page': 'Die Datei hat mehrere Seiten. Gedruckt wird die erste.',
  'picture.notice.mislabelled': 'Die Endung der Datei stimmt nicht, das Bild ist ein {kind}. Wir haben es so übernommen.',
} as const;
