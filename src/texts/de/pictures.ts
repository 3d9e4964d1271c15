/** German texts about pictures and own layouts from outside: why one cannot be used and what to do, and what to know about one that can. Neither du nor Sie. */
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
    '„{name}“ ist zu groß. Bitte das Bild kleiner speichern, mit höchstens 32.767 Pixeln an einer Seite, und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.pixels':
    '„{name}“ ist zu groß. Bitte das Bild kleiner speichern, mit höchstens 268 Millionen Pixeln, und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.sparse':
    '„{name}“ ist riesig, obwohl darauf fast nichts zu sehen ist. Das Bild hat sehr viele Pixel: Bitte kleiner speichern, mit höchstens 64 Millionen Pixeln, und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.broken':
    '„{name}“ ist beschädigt oder unvollständig. Bitte das Bild auf dem Gerät öffnen, neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.time':
    '„{name}“ braucht zu lange beim Lesen. Bitte das Bild kleiner oder neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.memory':
    '„{name}“ ist zu aufwendig zum Lesen. Bitte das Bild kleiner oder neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.refused.crash':
    '„{name}“ lässt sich nicht lesen. Bitte das Bild auf dem Gerät öffnen, neu als JPEG speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  'picture.notice.small': 'Das Bild ist klein und wirkt groß gedruckt unscharf.',
  'picture.notice.converted':
    'Die Farben können etwas abweichen. Das Bild war in Druckfarben (CMYK) gespeichert, wir haben es umgewandelt.',
  'picture.notice.hdr':
    'Sehr helle Stellen werden im Druck ruhiger: Das Bild ist für besonders helle Bildschirme (HDR) aufgenommen, wir haben es für Papier umgerechnet.',
  'picture.notice.transparent': 'Durchsichtige Stellen des Bildes werden weiß.',
  'picture.notice.first-frame': 'Das Bild bewegt sich. Gedruckt wird das erste Einzelbild.',
  'picture.notice.first-page': 'Die Datei hat mehrere Seiten. Gedruckt wird die erste.',
  'picture.notice.mislabelled': 'Der Name der Datei passt nicht zu ihrem Inhalt, das Bild ist ein {kind}. Wir haben es so übernommen.',

  'own.unnamed': 'Datei',

  'own.refused.empty':
    '„{name}“ ist leer. Vielleicht war die Übertragung unvollständig. Bitte die Datei noch einmal auswählen. Die Gestaltung ist unverändert.',
  'own.refused.bytes': '„{name}“ ist größer als 50 MB. Bitte die Datei kleiner speichern. Die Gestaltung ist unverändert.',
  'own.refused.side': '„{name}“ ist zu groß. Bitte die Datei kleiner speichern. Die Gestaltung ist unverändert.',
  'own.refused.pixels': '„{name}“ ist zu groß. Bitte die Datei kleiner speichern. Die Gestaltung ist unverändert.',
  'own.refused.kind':
    '„{name}“ ist keine Datei, die wir lesen können. Bitte als PDF, SVG, PNG oder JPEG speichern. Die Gestaltung ist unverändert.',
  'own.refused.broken':
    '„{name}“ ist beschädigt oder unvollständig. Bitte die Datei neu exportieren und noch einmal hochladen. Die Gestaltung ist unverändert.',
  'own.refused.time':
    '„{name}“ braucht zu lange beim Lesen. Bitte die Datei vereinfachen oder als PNG exportieren. Die Gestaltung ist unverändert.',
  'own.refused.memory':
    '„{name}“ ist zu aufwendig zum Lesen. Bitte die Datei vereinfachen oder als PNG exportieren. Die Gestaltung ist unverändert.',
  'own.refused.crash':
    '„{name}“ lässt sich nicht lesen. Bitte die Datei neu exportieren und noch einmal hochladen. Die Gestaltung ist unverändert.',
  'own.refused.password':
    '„{name}“ ist mit einem Kennwort geschützt. Bitte ohne Kennwort exportieren und noch einmal hochladen. Die Gestaltung ist unverändert.',
  'own.refused.pages':
    '„{name}“ hat mehr als 40 Seiten. Bitte nur die Seiten exportieren, die gedruckt werden. Die Gestaltung ist unverändert.',
  'own.refused.page-size':
    '„{name}“ hat eine viel zu kleine oder viel zu große Seite, möglich sind 0,3 cm bis 2 m. Bitte in der Größe der Seite exportieren. Die Gestaltung ist unverändert.',
  'own.refused.page-picture':
    '„{name}“ enthält ein zu großes Bild. Bitte das Bild in der Datei verkleinern und neu exportieren, für den Druck genügen 300 Pixel je Zoll. Möglich sind höchstens 32.767 Pixel an einer Seite und 268 Millionen Pixel zusammen. Die Gestaltung ist unverändert.',
  'own.refused.sparse':
    '„{name}“ ist riesig, obwohl darauf fast nichts zu sehen ist. Sie hat sehr viele Pixel: Bitte die Datei kleiner speichern. Die Gestaltung ist unverändert.',
  'own.refused.svg-text':
    '„{name}“ enthält Text ({part}), dessen Schrift nicht in der Datei ist. Bitte den Text in Pfade umwandeln oder als PDF speichern. Die Gestaltung ist unverändert.',
  'own.refused.svg-image': '„{name}“ enthält Fotos ({part}). Bitte als PDF oder PNG speichern. Die Gestaltung ist unverändert.',
  'own.refused.svg-part':
    '„{name}“ enthält „{part}“. Das würde im Druck fehlen oder anders aussehen. Bitte vereinfachen oder als PDF speichern. Die Gestaltung ist unverändert.',
  'own.refused.svg-encoding':
    '„{name}“ ist in einer Zeichenkodierung gespeichert, die wir nicht lesen können. Bitte als SVG in UTF-8 speichern. Die Gestaltung ist unverändert.',
  'own.refused.svg-entity':
    '„{name}“ enthält Platzhalter (ENTITY), die wir nicht auflösen. Bitte ohne sie exportieren, zum Beispiel als „SVG 1.1“ ohne Bearbeitungsdaten, oder als PDF speichern. Die Gestaltung ist unverändert.',
  'own.refused.svg-size': '„{name}“ nennt keine brauchbare Größe. Bitte mit Breite und Höhe exportieren. Die Gestaltung ist unverändert.',

  'own.warning.fonts':
    'In der Datei fehlen Schriften: {names}. Wir setzen eine ähnliche Schrift ein. Bitte in der Vorschau prüfen, ob der Text stimmt, oder die Datei mit eingebetteten Schriften exportieren.',
  'own.warning.spot':
    'Die Datei enthält Sonderfarben. Wir drucken sie in CMYK. Folie entsteht daraus nicht, die gibt es im Editor für Texte und Formen.',
  'own.warning.cmyk': 'Die Farben können im Druck etwas abweichen, denn die Datei ist schon in Druckfarben angelegt.',
  'own.warning.encrypted': 'Die Datei ist geschützt, lässt sich aber öffnen.',
  'own.warning.script': 'Die Datei enthält Skripte. Sie werden nicht ausgeführt und nicht gedruckt.',
  'own.warning.form': 'Die Datei enthält Formularfelder. Gedruckt wird nur, was die Vorschau zeigt.',
  'own.warning.annotation': 'Die Datei enthält Kommentare oder Verweise. Gedruckt wird nur, was die Vorschau zeigt.',
  'own.warning.unread':
    '{count, plural, one {Diese Angabe der Datei kennen wir nicht: {names}. Sie wird nicht gedruckt.} other {Diese Angaben der Datei kennen wir nicht: {names}. Sie werden nicht gedruckt.}} Bitte die Vorschau genau ansehen.',
  'own.warning.unchecked': 'Schriften und Farben der Datei lassen sich nicht prüfen. Bitte die Vorschau genau ansehen.',
} as const;

/** Marks on photos. */
export const photoMarkTexts = {
  'photo.mark.duplicate': 'Doppelt',
  'photo.mark.duplicate.meaning': 'Ein anderes deiner Bilder zeigt dasselbe.',
  'photo.mark.duplicate.meaning.sie': 'Ein anderes Ihrer Bilder zeigt dasselbe.',
  'photo.mark.blurred': 'Unscharf',
  'photo.mark.blurred.meaning': 'Das Foto ist verwackelt oder unscharf und wirkt im Druck weich.',
} as const;

/** The list of photos that are uploaded. */
export const photoUploadTexts = {
  'upload.pick': 'Fotos auswählen',
  'upload.camera': 'Mit der Kamera aufnehmen',
  'upload.hint': 'Du kannst viele auf einmal wählen oder in dieses Fenster ziehen. Fotos ohne freien Platz liegen bei deinen Bildern.',
  'upload.hint.sie': 'Sie können viele auf einmal wählen oder in dieses Fenster ziehen. Fotos ohne freien Platz liegen bei Ihren Bildern.',
  'upload.hint.touch': 'Du kannst viele auf einmal wählen. Fotos ohne freien Platz liegen bei deinen Bildern.',
  'upload.hint.touch.sie': 'Sie können viele auf einmal wählen. Fotos ohne freien Platz liegen bei Ihren Bildern.',
  'upload.list': 'Übertragung',
  'upload.summary': '{count, plural, one {Das Foto wird übertragen} other {{done} von {count} Fotos übertragen}}',
  'upload.summary.done': '{count, plural, one {Das Foto ist da} other {Alle {count} Fotos sind da}}',
  'upload.summary.refused': '{count, plural, one {Das Foto kam nicht an} other {{done} von {count} Fotos sind da, {refused} nicht}}',
  'upload.chip': '{done} von {count} Fotos',
  'upload.chip.waiting': 'Wartet auf Verbindung',
  'upload.chip.refused': '{refused, plural, one {Ein Foto fehlt} other {{refused} Fotos fehlen}}',
  'upload.chip.done': '{count, plural, one {Foto ist da} other {{count} Fotos sind da}}',
  'upload.clear': 'Hinweise schließen',
  'upload.cancel-all': 'Alle abbrechen',
  'upload.queued': 'Wartet',
  'upload.sending': '{percent} Prozent',
  'upload.checking': 'Wird geprüft',
  'upload.waiting': 'Keine Verbindung. Es geht von selbst weiter, nichts ist verloren.',
  'upload.done': 'Übertragen',
  'upload.known': '{count, plural, one {Dieses Foto ist schon da} other {{count} dieser Fotos waren schon da}}',
  'upload.failed': 'Das Foto ist nicht angekommen. Alle anderen bleiben.',
  'upload.again': 'Noch einmal versuchen',
  'upload.again.all': 'Alle noch einmal versuchen',
  'upload.again.name': '{name} noch einmal versuchen',
  'upload.cancel': 'Abbrechen',
  'upload.cancel.name': '{name} abbrechen',
  'upload.dismiss': 'Schließen',
  'upload.dismiss.name': 'Hinweis zu {name} schließen',
  'photo.foreign':
    'Das Bild liegt auf einer anderen Internetseite, von dort können wir es nicht holen. Bitte dort speichern und dann hier auswählen. Die Gestaltung ist unverändert.',
  'photo.empty-file': '„{name}“ ist leer. Bitte das Foto noch einmal auswählen. Alle anderen bleiben.',
  'photo.too-large': '„{name}“ ist größer als 50 MB. Bitte kleiner speichern und noch einmal auswählen. Alle anderen bleiben.',
  'photo.no-picture': '„{name}“ ist kein Foto. Möglich sind JPEG, HEIC, PNG, WebP, AVIF und TIFF. Alle anderen bleiben.',
  'photo.unreadable':
    '„{name}“ lässt sich auf diesem Gerät nicht mehr lesen. Vielleicht wurde die Datei verschoben. Bitte noch einmal auswählen.',
} as const;
