/** German texts of the print check. {name} is an element with its panel, or the ground of a page. */
export const preflightTexts = {
  'preflight.element': '„{label}“ ({panel})',
  'preflight.photo': 'Foto vom {day}, {panel}',
  'preflight.at': '{panel}, {place}',
  'preflight.place.top-left': 'oben links',
  'preflight.place.top-centre': 'oben',
  'preflight.place.top-right': 'oben rechts',
  'preflight.place.middle-left': 'links',
  'preflight.place.middle-centre': 'in der Mitte',
  'preflight.place.middle-right': 'rechts',
  'preflight.place.bottom-left': 'unten links',
  'preflight.place.bottom-centre': 'unten',
  'preflight.place.bottom-right': 'unten rechts',
  'preflight.place.number': 'Nr. {nth} von {count}',
  'preflight.ground': 'Der Hintergrund ({page})',
  'preflight.face':
    '{style, select, medium {{name} mittel} semibold {{name} halbfett} bold {{name} fett} italic {{name} kursiv} other {{name}}}',
  'preflight.character': '„{character}“',

  'preflight.overflow': '{name} ist zu lang und passt auch in der kleinsten Schrift nicht hinein. Kürze den Text oder nimm weniger Zeilen.',
  'preflight.overflow.sie':
    '{name} ist zu lang und passt auch in der kleinsten Schrift nicht hinein. Bitte kürzen Sie den Text oder nehmen Sie weniger Zeilen.',
  'preflight.overflow.grid': '{name} ist zu klein für alles, was an den Tagen steht. Zieh es größer oder nimm Einträge heraus.',
  'preflight.overflow.grid.sie':
    '{name} ist zu klein für alles, was an den Tagen steht. Bitte ziehen Sie es größer oder nehmen Sie Einträge heraus.',
  'preflight.missing-glyph':
    '{name}: {count, plural, =1 {Das Zeichen} other {Die Zeichen}} {characters} können wir nicht drucken. Schreib es anders oder lass es weg.',
  'preflight.missing-glyph.sie':
    '{name}: {count, plural, =1 {Das Zeichen} other {Die Zeichen}} {characters} können wir nicht drucken. Bitte schreiben Sie es anders oder lassen Sie es weg.',
  'preflight.substituted-glyph':
    '{name}: Die Schrift {own} hat {count, plural, =1 {das Zeichen {characters} nicht, wir drucken es} other {die Zeichen {characters} nicht, wir drucken sie}} in {other}. Bestätige das oder wähle eine andere Schrift.',
  'preflight.substituted-glyph.sie':
    '{name}: Die Schrift {own} hat {count, plural, =1 {das Zeichen {characters} nicht, wir drucken es} other {die Zeichen {characters} nicht, wir drucken sie}} in {other}. Bitte bestätigen Sie das oder wählen Sie eine andere Schrift.',
  'preflight.sample-text': '{name} zeigt noch unser Beispiel. Schreib deinen eigenen Text.',
  'preflight.sample-text.sie': '{name} zeigt noch unser Beispiel. Bitte schreiben Sie Ihren eigenen Text.',

  'preflight.field.unknown': '{name}: Das Feld „{field}“ kennen wir nicht. Nimm es heraus oder wähle eines aus der Liste der Felder.',
  'preflight.field.unknown.sie':
    '{name}: Das Feld „{field}“ kennen wir nicht. Bitte nehmen Sie es heraus oder wählen Sie eines aus der Liste der Felder.',
  'preflight.field.household':
    '{name}: Das Feld „{field}“ gibt es nur je Haushalt, die anderen Felder aber je Gast. Nimm dieses oder die anderen heraus.',
  'preflight.field.household.sie':
    '{name}: Das Feld „{field}“ gibt es nur je Haushalt, die anderen Felder aber je Gast. Bitte nehmen Sie dieses oder die anderen heraus.',
  'preflight.field.guest':
    '{name}: Das Feld „{field}“ gibt es nur je Gast, die anderen Felder aber je Haushalt. Nimm dieses oder die anderen heraus.',
  'preflight.field.guest.sie':
    '{name}: Das Feld „{field}“ gibt es nur je Gast, die anderen Felder aber je Haushalt. Bitte nehmen Sie dieses oder die anderen heraus.',
  'preflight.field.list':
    '{name} hat das Feld „{field}“, aber noch keine Gästeliste, aus der es gefüllt wird. Wähle eine Liste oder nimm das Feld heraus.',
  'preflight.field.list.sie':
    '{name} hat das Feld „{field}“, aber noch keine Gästeliste, aus der es gefüllt wird. Bitte wählen Sie eine Liste oder nehmen Sie das Feld heraus.',

  'preflight.date.none': '{name}: Den {date} gibt es nicht. Ändere das Datum, oder bestätige, dass es so bleibt.',
  'preflight.date.none.sie': '{name}: Den {date} gibt es nicht. Bitte ändern Sie das Datum, oder bestätigen Sie, dass es so bleibt.',
  'preflight.date.weekday':
    '{name}: Der {date} ist kein {word}, sondern ein {right}. Ändere den Wochentag oder das Datum, oder bestätige, dass es so bleibt.',
  'preflight.date.weekday.sie':
    '{name}: Der {date} ist kein {word}, sondern ein {right}. Bitte ändern Sie den Wochentag oder das Datum, oder bestätigen Sie, dass es so bleibt.',
  'preflight.date.late':
    '{name}: Bis {date} sollen eure Gäste antworten, gefeiert wird aber schon am {feast}. Ändere eines von beiden, oder bestätige, dass beides stimmt.',
  'preflight.date.late.sie':
    '{name}: Bis {date} sollen Ihre Gäste antworten, gefeiert wird aber schon am {feast}. Bitte ändern Sie eines von beiden, oder bestätigen Sie, dass beides stimmt.',
  'preflight.date.past':
    '{name}: Bis {date} kann niemand mehr antworten, der Tag ist vorbei. Ändere das Datum, oder bestätige, dass es so bleibt.',
  'preflight.date.past.sie':
    '{name}: Bis {date} kann niemand mehr antworten, der Tag ist vorbei. Bitte ändern Sie das Datum, oder bestätigen Sie, dass es so bleibt.',
  'preflight.contact.postal-code': '{name}: „{written}“ – passt die Postleitzahl zum Ort? Prüfe sie, oder bestätige, dass sie stimmt.',
  'preflight.contact.postal-code.sie':
    '{name}: „{written}“ – passt die Postleitzahl zum Ort? Bitte prüfen Sie sie, oder bestätigen Sie, dass sie stimmt.',
  'preflight.contact.phone':
    '{name}: Unter „{written}“ ist vermutlich niemand zu erreichen. Prüfe die Nummer, oder bestätige, dass sie stimmt.',
  'preflight.contact.phone.sie':
    '{name}: Unter „{written}“ ist vermutlich niemand zu erreichen. Bitte prüfen Sie die Nummer, oder bestätigen Sie, dass sie stimmt.',
  'preflight.contact.mail': '{name}: An „{written}“ kommt keine E-Mail an. Prüfe die Adresse, oder bestätige, dass es so bleibt.',
  'preflight.contact.mail.sie':
    '{name}: An „{written}“ kommt keine E-Mail an. Bitte prüfen Sie die Adresse, oder bestätigen Sie, dass es so bleibt.',
  'preflight.contact.web': '{name}: Die Adresse „{written}“ lässt sich so nicht öffnen. Prüfe sie, oder bestätige, dass es so bleibt.',
  'preflight.contact.web.sie':
    '{name}: Die Adresse „{written}“ lässt sich so nicht öffnen. Bitte prüfen Sie sie, oder bestätigen Sie, dass es so bleibt.',
  'preflight.fact': '{name} sagt „{written}“, {other} sagt „{otherWritten}“. Ändere eines von beiden, oder bestätige, dass beides stimmt.',
  'preflight.fact.sie':
    '{name} sagt „{written}“, {other} sagt „{otherWritten}“. Bitte ändern Sie eines von beiden, oder bestätigen Sie, dass beides stimmt.',
  'preflight.date.other': '{name} nennt den {date}, {other} den {otherDate}. Ändere eines von beiden, oder bestätige, dass beides stimmt.',
  'preflight.date.other.sie':
    '{name} nennt den {date}, {other} den {otherDate}. Bitte ändern Sie eines von beiden, oder bestätigen Sie, dass beides stimmt.',
  'preflight.covered':
    '{name} liegt ganz unter {above} und ist im Druck nicht zu sehen. Hol es nach vorn, nimm es heraus, oder bestätige, dass es so bleibt.',
  'preflight.covered.sie':
    '{name} liegt ganz unter {above} und ist im Druck nicht zu sehen. Bitte holen Sie es nach vorn, nehmen Sie es heraus, oder bestätigen Sie, dass es so bleibt.',

  'preflight.outside-safe-area': '{name} könnte angeschnitten werden. Schieb es weiter nach innen.',
  'preflight.outside-safe-area.sie': '{name} könnte angeschnitten werden. Bitte schieben Sie es weiter nach innen.',
  'preflight.near-fold': '{name} steht zu nah am Knick. Schieb es etwas zur Seite.',
  'preflight.near-fold.sie': '{name} steht zu nah am Knick. Bitte schieben Sie es etwas zur Seite.',
  'preflight.keep-out.field': '{name} steht auf einer Fläche, die frei bleiben muss. Schieb es zur Seite.',
  'preflight.keep-out.field.sie': '{name} steht auf einer Fläche, die frei bleiben muss. Bitte schieben Sie es zur Seite.',
  'preflight.keep-out.glue': '{name} steht auf der Klebefläche. Schieb es zur Seite.',
  'preflight.keep-out.glue.sie': '{name} steht auf der Klebefläche. Bitte schieben Sie es zur Seite.',
  'preflight.keep-out.perforation': '{name} steht dort, wo das Papier abgerissen wird. Schieb es zur Seite.',
  'preflight.keep-out.perforation.sie': '{name} steht dort, wo das Papier abgerissen wird. Bitte schieben Sie es zur Seite.',

  'preflight.bleed':
    '{name} endet genau am Rand. Beim Schneiden kann dort ein weißer Streifen bleiben. Zieh es über den Rand hinaus oder weiter nach innen.',
  'preflight.bleed.sie':
    '{name} endet genau am Rand. Beim Schneiden kann dort ein weißer Streifen bleiben. Bitte ziehen Sie es über den Rand hinaus oder weiter nach innen.',
  'preflight.near-trim':
    '{name} läuft sehr nah am Rand entlang. Beim Schneiden kann sich der Rand ein wenig verschieben, das fällt dort auf.',

  'preflight.rasterised':
    '{name} kommt aus einer PDF- oder SVG-Datei und wird als Bild gedruckt, nicht als Linien und Buchstaben. Feine Schrift wirkt dadurch etwas weicher, und Farben können leicht abweichen.',
  'preflight.gutter.hidden': '{name} verschwindet zum Teil in der Bindung. Schieb es weiter nach außen.',
  'preflight.gutter.hidden.sie': '{name} verschwindet zum Teil in der Bindung. Bitte schieben Sie es weiter nach außen.',
  'preflight.gutter.near': '{name} steht zu nah an der Bindung und ist dort schwer zu lesen. Schieb es weiter nach außen.',
  'preflight.gutter.near.sie': '{name} steht zu nah an der Bindung und ist dort schwer zu lesen. Bitte schieben Sie es weiter nach außen.',
  'preflight.gutter.over': '{name} liegt über der Mitte des Buches und wird dort zerschnitten. Schieb es ganz auf eine Seite.',
  'preflight.gutter.over.sie':
    '{name} liegt über der Mitte des Buches und wird dort zerschnitten. Bitte schieben Sie es ganz auf eine Seite.',
  'preflight.gutter.lines': '{name} läuft über die Mitte des Buches. Linien können dort ein wenig springen.',
  'preflight.gutter.ends':
    '{name} endet an der Mitte des Buches: Auf der anderen Seite geht es nicht weiter. Leg es über beide Seiten, oder schieb es ganz auf eine.',
  'preflight.gutter.ends.sie':
    '{name} endet an der Mitte des Buches: Auf der anderen Seite geht es nicht weiter. Bitte legen Sie es über beide Seiten, oder schieben Sie es ganz auf eine.',
  'preflight.gutter.photo': '{name} läuft über die Mitte des Buches. Ein Streifen davon verschwindet in der Bindung.',
  'preflight.face.cut': '{name}: Ein Gesicht wird angeschnitten oder liegt im Knick. Verschieb das Foto oder den Ausschnitt.',
  'preflight.face.cut.sie':
    '{name}: Ein Gesicht wird angeschnitten oder liegt im Knick. Bitte verschieben Sie das Foto oder den Ausschnitt.',
  'preflight.face.fold': '{name}: Die Mitte des Buches geht durch ein Gesicht. Verschieb das Foto oder den Ausschnitt.',
  'preflight.face.fold.sie': '{name}: Die Mitte des Buches geht durch ein Gesicht. Bitte verschieben Sie das Foto oder den Ausschnitt.',
  'preflight.face.near': '{name}: Ein Gesicht liegt sehr nah an Rand, Bindung oder Knick. Verschieb den Ausschnitt etwas.',
  'preflight.face.near.sie': '{name}: Ein Gesicht liegt sehr nah an Rand, Bindung oder Knick. Bitte verschieben Sie den Ausschnitt etwas.',
  'preflight.empty-product': 'Hier ist noch alles leer. Gestalte wenigstens eine Seite, dann können wir drucken.',
  'preflight.empty-product.sie': 'Hier ist noch alles leer. Bitte gestalten Sie wenigstens eine Seite, dann können wir drucken.',
  'preflight.empty-product.cover': 'Innen ist noch alles leer. Leg deine Fotos oder Texte auf die Seiten, dann können wir drucken.',
  'preflight.empty-product.cover.sie':
    'Innen ist noch alles leer. Bitte legen Sie Ihre Fotos oder Texte auf die Seiten, dann können wir drucken.',
  'preflight.pages': '{first} bis {last}',
  'preflight.blank-page':
    '{count, plural, =1 {Eine Seite bleibt} other {# Seiten bleiben}} leer: {pages}. Gestalte sie, oder bestätige, dass wir sie leer drucken.',
  'preflight.blank-page.sie':
    '{count, plural, =1 {Eine Seite bleibt} other {# Seiten bleiben}} leer: {pages}. Bitte gestalten Sie sie, oder bestätigen Sie, dass wir sie leer drucken.',
  'preflight.blank-page.more':
    '{count} Seiten bleiben leer: {pages} und {more} weitere. Gestalte sie, oder bestätige, dass wir sie leer drucken.',
  'preflight.blank-page.more.sie':
    '{count} Seiten bleiben leer: {pages} und {more} weitere. Bitte gestalten Sie sie, oder bestätigen Sie, dass wir sie leer drucken.',
  'preflight.unplaced-photo':
    '{count, plural, =1 {Ein Foto liegt} other {# Fotos liegen}} auf keiner Seite. Leg {count, plural, =1 {es} other {sie}} hinein, oder bestätige, dass {count, plural, =1 {es} other {sie}} draußen {count, plural, =1 {bleibt} other {bleiben}}.',
  'preflight.unplaced-photo.sie':
    '{count, plural, =1 {Ein Foto liegt} other {# Fotos liegen}} auf keiner Seite. Bitte legen Sie {count, plural, =1 {es} other {sie}} hinein, oder bestätigen Sie, dass {count, plural, =1 {es} other {sie}} draußen {count, plural, =1 {bleibt} other {bleiben}}.',
  'preflight.unplaced-photo.named':
    '{count, plural, =1 {Ein Foto liegt} other {# Fotos liegen}} auf keiner Seite: {names}. Leg {count, plural, =1 {es} other {sie}} hinein, oder bestätige, dass es so bleibt.',
  'preflight.unplaced-photo.named.sie':
    '{count, plural, =1 {Ein Foto liegt} other {# Fotos liegen}} auf keiner Seite: {names}. Bitte legen Sie {count, plural, =1 {es} other {sie}} hinein, oder bestätigen Sie, dass es so bleibt.',
  'preflight.unplaced-photo.more':
    '{count} Fotos liegen auf keiner Seite: {names}, dazu {more} weitere. Leg sie hinein, oder bestätige, dass es so bleibt.',
  'preflight.unplaced-photo.more.sie':
    '{count} Fotos liegen auf keiner Seite: {names}, dazu {more} weitere. Bitte legen Sie sie hinein, oder bestätigen Sie, dass es so bleibt.',
  'preflight.refused-file.named':
    '{count, plural, =1 {Eine Datei konnten wir nicht verwenden, sie ist} other {# Dateien konnten wir nicht verwenden, sie sind}} nicht dabei: {names}. Lade sie als JPEG noch einmal hoch, oder bestätige, dass es ohne sie geht.',
  'preflight.refused-file.named.sie':
    '{count, plural, =1 {Eine Datei konnten wir nicht verwenden, sie ist} other {# Dateien konnten wir nicht verwenden, sie sind}} nicht dabei: {names}. Bitte laden Sie sie als JPEG noch einmal hoch, oder bestätigen Sie, dass es ohne sie geht.',
  'preflight.refused-file.more':
    '{count} Dateien konnten wir nicht verwenden, sie sind nicht dabei: {names}, dazu {more} weitere. Lade sie als JPEG noch einmal hoch, oder bestätige, dass es ohne sie geht.',
  'preflight.refused-file.more.sie':
    '{count} Dateien konnten wir nicht verwenden, sie sind nicht dabei: {names}, dazu {more} weitere. Bitte laden Sie sie als JPEG noch einmal hoch, oder bestätigen Sie, dass es ohne sie geht.',
  'preflight.empty-photo': '{name} ist noch leer. Setze ein Bild ein.',
  'preflight.empty-photo.sie': '{name} ist noch leer. Bitte setzen Sie ein Bild ein.',
  'preflight.photo-resolution.block':
    '{name} ist für diese Größe zu klein und würde sehr unscharf. So drucken wir es nicht. Nimm ein größeres Bild.',
  'preflight.photo-resolution.block.sie':
    '{name} ist für diese Größe zu klein und würde sehr unscharf. So drucken wir es nicht. Bitte nehmen Sie ein größeres Bild.',
  'preflight.photo-resolution.confirm.shrink':
    '{name} wird etwas unscharf. Kleiner drucken? Sonst ersetze es, oder bestätige, dass es so bleibt.',
  'preflight.photo-resolution.confirm.shrink.sie':
    '{name} wird etwas unscharf. Kleiner drucken? Sonst ersetzen Sie es bitte, oder bestätigen Sie, dass es so bleibt.',
  'preflight.photo-resolution.confirm.replace':
    '{name} wird etwas unscharf. Ersetze es, wenn du ein größeres hast, oder bestätige, dass es so bleibt.',
  'preflight.photo-resolution.confirm.replace.sie':
    '{name} wird etwas unscharf. Bitte ersetzen Sie es, wenn Sie ein größeres haben, oder bestätigen Sie, dass es so bleibt.',
  'preflight.photo-resolution.warn.shrink': '{name} wird gut. Noch schärfer wird es, wenn du es kleiner ziehst oder ersetzt.',
  'preflight.photo-resolution.warn.shrink.sie': '{name} wird gut. Noch schärfer wird es, wenn Sie es kleiner ziehen oder ersetzen.',
  'preflight.photo-resolution.warn.replace': '{name} wird gut. Noch schärfer wird es mit einem größeren Bild.',

  'preflight.crop': 'Von {name} fällt viel weg. Sieh dir den Ausschnitt an, oder zeig das ganze Foto.',
  'preflight.crop.sie': 'Von {name} fällt viel weg. Bitte sehen Sie sich den Ausschnitt an, oder zeigen Sie das ganze Foto.',

  'preflight.type-size.block':
    '{name} ist zu klein zum Lesen, im Druck laufen die Buchstaben zu. Nimm eine größere Schrift oder kürze den Text.',
  'preflight.type-size.block.sie':
    '{name} ist zu klein zum Lesen, im Druck laufen die Buchstaben zu. Bitte nehmen Sie eine größere Schrift oder kürzen Sie den Text.',
  'preflight.type-size.finish':
    '{name} ist sehr klein und in Folie oder Prägung schwer zu lesen. Nimm eine größere Schrift oder kürze den Text.',
  'preflight.type-size.finish.sie':
    '{name} ist sehr klein und in Folie oder Prägung schwer zu lesen. Bitte nehmen Sie eine größere Schrift oder kürzen Sie den Text.',
  'preflight.type-size.reversed':
    '{name} ist sehr klein und hell auf dunklem Hintergrund schwer zu lesen. Nimm eine größere Schrift oder kürze den Text.',
  'preflight.type-size.reversed.sie':
    '{name} ist sehr klein und hell auf dunklem Hintergrund schwer zu lesen. Bitte nehmen Sie eine größere Schrift oder kürzen Sie den Text.',
  'preflight.type-size.inks':
    '{name} ist sehr klein und in dieser gemischten Farbe schwer zu lesen. Nimm eine größere Schrift oder kürze den Text.',
  'preflight.type-size.inks.sie':
    '{name} ist sehr klein und in dieser gemischten Farbe schwer zu lesen. Bitte nehmen Sie eine größere Schrift oder kürzen Sie den Text.',
  'preflight.contrast.photo': '{name} steht auf einem Foto. Sieh nach, ob man es dort gut lesen kann.',
  'preflight.contrast.photo.sie': '{name} steht auf einem Foto. Bitte sehen Sie nach, ob man es dort gut lesen kann.',
  'preflight.contrast.confirm': '{name} hebt sich kaum vom Hintergrund ab und ist im Druck schwer zu lesen. Wähle eine andere Farbe.',
  'preflight.contrast.confirm.sie':
    '{name} hebt sich kaum vom Hintergrund ab und ist im Druck schwer zu lesen. Bitte wählen Sie eine andere Farbe.',
  'preflight.contrast.warn': '{name} hebt sich nur wenig vom Hintergrund ab. Wähle eine andere Farbe.',
  'preflight.contrast.warn.sie': '{name} hebt sich nur wenig vom Hintergrund ab. Bitte wählen Sie eine andere Farbe.',
  'preflight.contrast.qr':
    '{name} hebt sich zu wenig vom Hintergrund ab, nicht jedes Telefon liest den Code so. Nimm einen dunklen Code auf hellem Hintergrund.',
  'preflight.contrast.qr.sie':
    '{name} hebt sich zu wenig vom Hintergrund ab, nicht jedes Telefon liest den Code so. Bitte nehmen Sie einen dunklen Code auf hellem Hintergrund.',

  'preflight.ink-limit': '{name} ist so dunkel, dass die Druckfarbe nicht trocknet. Wähle eine hellere Farbe.',
  'preflight.ink-limit.sie': '{name} ist so dunkel, dass die Druckfarbe nicht trocknet. Bitte wählen Sie eine hellere Farbe.',
  'preflight.line-width': '{name} hat so feine Linien, dass sie im Druck abreißen. Nimm eine stärkere Linie.',
  'preflight.line-width.sie': '{name} hat so feine Linien, dass sie im Druck abreißen. Bitte nehmen Sie eine stärkere Linie.',
  'preflight.finish-line.text':
    '{name} hat in der Veredelung sehr feine Striche, sie können ausbrechen. Nimm eine größere oder kräftigere Schrift.',
  'preflight.finish-line.text.sie':
    '{name} hat in der Veredelung sehr feine Striche, sie können ausbrechen. Bitte nehmen Sie eine größere oder kräftigere Schrift.',
  'preflight.finish-line.line': '{name} hat in der Veredelung sehr feine Striche, sie können ausbrechen. Nimm eine kräftigere Linie.',
  'preflight.finish-line.line.sie':
    '{name} hat in der Veredelung sehr feine Striche, sie können ausbrechen. Bitte nehmen Sie eine kräftigere Linie.',
  'preflight.finish-gap': '{name} hat in der Veredelung sehr schmale Lücken, sie können zulaufen. Gib den Formen mehr Abstand.',
  'preflight.finish-gap.sie':
    '{name} hat in der Veredelung sehr schmale Lücken, sie können zulaufen. Bitte geben Sie den Formen mehr Abstand.',
  'preflight.finish-edge.fold': 'Die Veredelung von {name} reicht bis an den Knick und kann dort abplatzen. Schieb sie weiter weg.',
  'preflight.finish-edge.fold.sie':
    'Die Veredelung von {name} reicht bis an den Knick und kann dort abplatzen. Bitte schieben Sie sie weiter weg.',
  'preflight.finish-edge.trim': 'Die Veredelung von {name} reicht bis an den Rand und kann dort abplatzen. Schieb sie weiter weg.',
  'preflight.finish-edge.trim.sie':
    'Die Veredelung von {name} reicht bis an den Rand und kann dort abplatzen. Bitte schieben Sie sie weiter weg.',
  'preflight.finish-page': '{name} ist als Folie angelegt, die gibt es nur auf dem Deckblatt. Wähle eine andere Farbe.',
  'preflight.finish-page.sie': '{name} ist als Folie angelegt, die gibt es nur auf dem Deckblatt. Bitte wählen Sie eine andere Farbe.',
  'preflight.qr-module': '{name} ist so klein, dass viele Telefone ihn nicht lesen. Zieh den Code größer.',
  'preflight.qr-module.sie': '{name} ist so klein, dass viele Telefone ihn nicht lesen. Bitte ziehen Sie den Code größer.',
  'preflight.qr-contrast':
    '{name} hebt sich zu wenig vom Hintergrund ab, viele Telefone lesen den Code so nicht. Nimm einen dunklen Code auf hellem Hintergrund.',
  'preflight.qr-contrast.sie':
    '{name} hebt sich zu wenig vom Hintergrund ab, viele Telefone lesen den Code so nicht. Bitte nehmen Sie einen dunklen Code auf hellem Hintergrund.',
  'preflight.qr-contrast.light':
    '{name} ist heller als sein Hintergrund, viele Telefone lesen den Code so nicht. Nimm einen dunklen Code auf hellem Hintergrund.',
  'preflight.qr-contrast.light.sie':
    '{name} ist heller als sein Hintergrund, viele Telefone lesen den Code so nicht. Bitte nehmen Sie einen dunklen Code auf hellem Hintergrund.',
  'preflight.qr-quiet': '{name} braucht ringsum einen freien Rand, sonst findet ihn ein Telefon nicht. Gib ihm Platz oder einen Grund.',
  'preflight.qr-quiet.sie':
    '{name} braucht ringsum einen freien Rand, sonst findet ihn ein Telefon nicht. Bitte geben Sie ihm Platz oder einen Grund.',
  'preflight.qr-level': '{name} ist so besser zu lesen, wenn er mehr Fehler ausgleicht. Nimm die höhere Stufe.',
  'preflight.qr-level.sie': '{name} ist so besser zu lesen, wenn er mehr Fehler ausgleicht. Bitte nehmen Sie die höhere Stufe.',
  'preflight.env-zone':
    '{name} ragt aus dem Feld, in dem die Post die Anschrift liest. Schieb es hinein, sonst geht der Brief vielleicht zurück.',
  'preflight.env-zone.sie':
    '{name} ragt aus dem Feld, in dem die Post die Anschrift liest. Bitte schieben Sie es hinein, sonst geht der Brief vielleicht zurück.',
  'preflight.env-zone.turned': '{name} steht schräg. Die Post liest Anschriften nur gerade: Stell die Drehung auf 0 Grad.',
  'preflight.env-zone.turned.sie': '{name} steht schräg. Die Post liest Anschriften nur gerade: Bitte stellen Sie die Drehung auf 0 Grad.',
  'preflight.env-beside.free':
    '{name} liegt dort, wo die Briefmarke klebt oder die Post ihren Code druckt. Schieb es zur Seite oder nimm es heraus.',
  'preflight.env-beside.free.sie':
    '{name} liegt dort, wo die Briefmarke klebt oder die Post ihren Code druckt. Bitte schieben Sie es zur Seite oder nehmen Sie es heraus.',
  'preflight.env-beside.beside':
    '{name} steht rechts neben der Anschrift oder darunter. Dort darf nichts stehen, damit die Post sie findet: Schieb es nach links oder nach oben.',
  'preflight.env-beside.beside.sie':
    '{name} steht rechts neben der Anschrift oder darunter. Dort darf nichts stehen, damit die Post sie findet: Bitte schieben Sie es nach links oder nach oben.',
  'preflight.env-beside.back':
    '{name} steht hinter der Anschrift. Dreht die Post den Brief um, hält sie es dafür: Schieb es nach oben auf die Klappe.',
  'preflight.env-beside.back.sie':
    '{name} steht hinter der Anschrift. Dreht die Post den Brief um, hält sie es dafür: Bitte schieben Sie es nach oben auf die Klappe.',
  'preflight.env-lines': '{name} hat {count} Zeilen, die Post liest höchstens {most}. Fass Zeilen zusammen oder lass eine weg.',
  'preflight.env-lines.sie':
    '{name} hat {count} Zeilen, die Post liest höchstens {most}. Bitte fassen Sie Zeilen zusammen oder lassen Sie eine weg.',
  'preflight.env-long':
    '{name}: „{line}“ ist sehr lang und wird vielleicht nicht ganz gelesen. Kürze die Zeile, oder bestätige, dass sie so bleibt.',
  'preflight.env-long.sie':
    '{name}: „{line}“ ist sehr lang und wird vielleicht nicht ganz gelesen. Bitte kürzen Sie die Zeile, oder bestätigen Sie, dass sie so bleibt.',
  'preflight.env-long.letters':
    '{name}: „{line}“ hat sehr viele Zeichen und wird vielleicht nicht ganz gelesen. Kürze die Zeile, oder bestätige, dass sie so bleibt.',
  'preflight.env-long.letters.sie':
    '{name}: „{line}“ hat sehr viele Zeichen und wird vielleicht nicht ganz gelesen. Bitte kürzen Sie die Zeile, oder bestätigen Sie, dass sie so bleibt.',
  'preflight.env-face':
    '{name} ist in einer Schreibschrift oder kursiv gesetzt. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Wähle eine gerade Schrift, oder bestätige, dass es so bleibt.',
  'preflight.env-face.sie':
    '{name} ist in einer Schreibschrift oder kursiv gesetzt. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Bitte wählen Sie eine gerade Schrift, oder bestätigen Sie, dass es so bleibt.',
  'preflight.env-face.small':
    '{name} ist für Maschinen zu klein gesetzt. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Nimm eine größere Schrift, oder bestätige, dass es so bleibt.',
  'preflight.env-face.small.sie':
    '{name} ist für Maschinen zu klein gesetzt. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Bitte nehmen Sie eine größere Schrift, oder bestätigen Sie, dass es so bleibt.',
  'preflight.env-face.large':
    '{name} ist für Maschinen zu groß gesetzt. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Nimm eine kleinere Schrift, oder bestätige, dass es so bleibt.',
  'preflight.env-face.large.sie':
    '{name} ist für Maschinen zu groß gesetzt. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Bitte nehmen Sie eine kleinere Schrift, oder bestätigen Sie, dass es so bleibt.',
  'preflight.env-dark':
    '{name} steht auf dunklem Grund. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Wähle einen helleren Grund, oder bestätige, dass es so bleibt.',
  'preflight.env-dark.sie':
    '{name} steht auf dunklem Grund. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Bitte wählen Sie einen helleren Grund, oder bestätigen Sie, dass es so bleibt.',
  'preflight.env-dark.pale':
    '{name} hebt sich kaum vom Papier ab. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Wähle eine dunklere Farbe, oder bestätige, dass es so bleibt.',
  'preflight.env-dark.pale.sie':
    '{name} hebt sich kaum vom Papier ab. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Bitte wählen Sie eine dunklere Farbe, oder bestätigen Sie, dass es so bleibt.',
  'preflight.env-pattern':
    '{name} ist gemustert, wo die Post liest. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Nimm eine einfarbige Fläche, oder bestätige, dass es so bleibt.',
  'preflight.env-pattern.sie':
    '{name} ist gemustert, wo die Post liest. Der Brief wird vielleicht von Hand sortiert, kann mehr Porto kosten und länger dauern. Bitte nehmen Sie eine einfarbige Fläche, oder bestätigen Sie, dass es so bleibt.',
  'preflight.env-class.square': 'Quadratische Umschläge kosten als Brief mehr Porto. Was es kostet, steht bei Versand und Porto.',
  'preflight.env-class': 'Umschläge in dieser Größe kosten als Brief mehr Porto. Was es kostet, steht bei Versand und Porto.',
  'preflight.env-class.heavy':
    'Mit dieser Karte ist der Brief zu schwer oder zu dick für einen Standardbrief und kostet mehr Porto. Was es kostet, steht bei Versand und Porto.',
  'preflight.too-complex':
    'Dieser Entwurf hat so viele oder so feine Formen, dass wir ihn nicht prüfen können. Er ist gespeichert. Nimm weniger oder einfachere Formen, vor allem in der Veredelung.',
  'preflight.too-complex.sie':
    'Dieser Entwurf hat so viele oder so feine Formen, dass wir ihn nicht prüfen können. Er ist gespeichert. Bitte nehmen Sie weniger oder einfachere Formen, vor allem in der Veredelung.',

  // One step further: what was measured, and what is right.
  'preflight.figures.ppi': '{ppi} dpi. Auch aus der Nähe scharf ab {fine} dpi, gut ab {soft}, gedruckt ab {least}.',
  'preflight.figures.distance': '{distance} Abstand genügen.',
  'preflight.figures.bleed': '{bleed} über den Rand hinaus genügen.',
  'preflight.figures.trim': 'Der Rand verschiebt sich um bis zu 0,5 mm.',
  'preflight.figures.type-least': '{size} pt, mindestens {limit} pt.',
  'preflight.figures.type-good': '{size} pt, gut lesbar ab {limit} pt.',
  'preflight.figures.ink': '{percent} % Farbauftrag, höchstens {limit} %.',
  'preflight.figures.line': '{width}, mindestens {limit}.',
  'preflight.figures.foil-face': '{width}, mindestens {limit}. Als Folie hält diese Schrift ab {size} pt.',
  'preflight.figures.gap': 'Mindestens {limit}.',
  'preflight.figures.module': 'Kästchen {side}, mindestens {limit}.',
  'preflight.figures.crop': '{percent} % sind zu sehen.',
  'preflight.figures.hidden': 'In der Bindung verschwinden {hidden}.',
  'preflight.figures.lines': 'Linien springen um 1–2 mm.',
  'preflight.figures.env-line': 'Höchstens {most} lang.',
  'preflight.figures.env-letters': 'Höchstens {most} Zeichen.',
  'preflight.figures.env-size': 'Der Umschlag misst {size}.',
} as const;

/** Of the list of findings in an editor. */
export const checkTexts = {
  'check.figures': 'Genauer',
  'check.show': 'Zeigen',
  'check.repair.overflow': 'Einpassen',
  'check.repair.missing-glyph': 'Weglassen',
  'check.repair.outside-safe-area': 'Nach innen schieben',
  'check.repair.near-fold': 'Zur Seite schieben',
  'check.repair.photo-resolution': 'Kleiner ziehen',
  'check.repair.crop': 'Ganzes Foto',
  'check.repair.type-size': 'Schrift vergrößern',
  'check.repair.other': 'Beheben',
  'check.accept.label': 'Ich habe es gesehen, so drucken',
  'check.open.texts': '{count, plural, one {Ein Text zeigt} other {{count} Texte zeigen}} noch unser Beispiel.',
  'check.open.photos': '{count, plural, one {Ein Fotoplatz ist} other {{count} Fotoplätze sind}} frei.',
  'check.open.next': 'Zum nächsten',
  'check.open.at': '({at} von {count})',
  'check.samples.more': 'und {count} weitere',
  'check.repair.contrast': 'Farbe wechseln',
  'check.repair.move': 'Verschieben',
  'check.repair.line': 'Kräftiger zeichnen',
  'check.repair.bleed': 'Über den Rand ziehen',
  'check.repair.larger': 'Größer ziehen',
  'check.repair.quiet': 'Grund geben',
  'check.repair.level': 'Höhere Stufe',
  'check.repair.label': '{action}: {text}',
  'check.repair.before': 'Vorher',
  'check.repair.after': 'Nachher',
  'check.repair.done': 'Behoben. „Rückgängig“ nimmt es zurück.',
} as const;

/** Of a photo's resolution in print. */
export const sharpnessTexts = {
  'sharp.heading': 'Wie scharf wird es im Druck?',
  'sharp.zone.soft': 'unscharf',
  'sharp.zone.fair': 'reicht',
  'sharp.zone.fine': 'scharf',
  'sharp.fine': 'Wird auch aus der Nähe scharf.',
  'sharp.fair': 'Wird gut, aus der Nähe etwas weich.',
  'sharp.soft': 'Wird etwas unscharf. Kleiner drucken? Auch ein weiterer Ausschnitt oder ein größeres Foto hilft.',
  'sharp.coarse': 'So unscharf drucken wir das Foto nicht. Hier hilft nur ein größeres Foto oder ein weiterer Ausschnitt.',
  'sharp.figures': '{ppi} dpi',
  'sharp.to': 'Scharf ist dieser Ausschnitt bis {width} × {height} cm.',
  'sharp.real': 'In wirklicher Größe, dort, wo man es zuerst sieht',
  'sharp.coarser': 'Diese Vorschau ist kleiner als dein Foto. Im Druck ist es feiner.',
  'sharp.coarser.sie': 'Diese Vorschau ist kleiner als Ihr Foto. Im Druck ist es feiner.',
  'sharp.screen': 'Stimmt die Größe auf dem Bildschirm?',
  'sharp.screen.card': 'Halte die schmale Seite einer Bankkarte an den Balken und schieb den Regler, bis beide gleich lang sind.',
  'sharp.screen.card.sie':
    'Bitte halten Sie die schmale Seite einer Bankkarte an den Balken und schieben Sie den Regler, bis beide gleich lang sind.',
  'sharp.screen.label': 'Länge des Balkens',
} as const;
