/** German texts of the pages about photo books. A key with `.sie` is the form with Sie. */
export const photobookPageTexts = {
  'photobooks.start': 'Start',
  'photobooks.title': 'Fotobücher',
  'photobooks.meta.title': 'Fotobuch gestalten und drucken lassen',
  'photobooks.description':
    'Fotobücher ab {price}: gedruckt, auf Fotopapier oder als Heft. Fotos hochladen, das Buch füllt sich von selbst, und jede Seite lässt sich ändern.',
  'photobooks.lead':
    'Lade alle Fotos auf einmal hoch. Wir ordnen sie nach der Zeit, lassen doppelte und verwackelte weg und legen sie auf die Seiten. Du änderst, was du anders haben willst.',
  'photobooks.lead.sie':
    'Laden Sie alle Fotos auf einmal hoch. Wir ordnen sie nach der Zeit, lassen doppelte und verwackelte weg und legen sie auf die Seiten. Sie ändern, was Sie anders haben wollen.',
  'photobooks.from': 'ab {price}',
  'photobooks.create': 'Fotobuch gestalten',
  'photobooks.kinds': 'Drei Arten Buch',
  'photobooks.sets': 'Stile',
  'photobooks.sets.lead': 'Ränder, Abstände, Hintergründe und Schriften, die zusammenpassen. Du kannst den Stil jederzeit wechseln.',
  'photobooks.sets.lead.sie': 'Ränder, Abstände, Hintergründe und Schriften, die zusammenpassen. Sie können den Stil jederzeit wechseln.',
  'photobooks.all': 'Alle Stile zeigen',
  'photobooks.why.explains': 'Jedes Foto hat seinen Grund',
  'photobooks.why.explains.text':
    'Zu jedem Foto steht, warum es an seinem Platz ist. Was nicht im Buch ist, findest du mit dem Grund daneben, und mit einem Klick ist es drin.',
  'photobooks.why.explains.text.sie':
    'Zu jedem Foto steht, warum es an seinem Platz ist. Was nicht im Buch ist, finden Sie mit dem Grund daneben, und mit einem Klick ist es drin.',
  'photobooks.why.faces': 'Kein Gesicht im Knick',
  'photobooks.why.faces.text':
    'Gesichter bleiben von der Buchmitte und vom Rand weg. Wo die Bindung etwas verdeckt, siehst du es beim Gestalten.',
  'photobooks.why.faces.text.sie':
    'Gesichter bleiben von der Buchmitte und vom Rand weg. Wo die Bindung etwas verdeckt, sehen Sie es beim Gestalten.',
  'photobooks.why.yours': 'Deine Seiten bleiben deine',
  'photobooks.why.yours.sie': 'Ihre Seiten bleiben Ihre',
  'photobooks.why.yours.text': 'Was du von Hand gestaltest, bleibt, auch wenn du noch hundert Fotos dazulegst und das Buch neu füllst.',
  'photobooks.why.yours.text.sie':
    'Was Sie von Hand gestalten, bleibt, auch wenn Sie noch hundert Fotos dazulegen und das Buch neu füllen.',

  'photobook.page.back': 'Alle Fotobücher',
  'photobook.page.meta.title': '{name} gestalten',
  'photobook.page.meta': '{name}, {note}. Ab {price}.',
  'photobook.page.from': 'ab {price}',
  'photobook.page.vat': 'inkl. MwSt., zzgl.',
  'photobook.page.shipping': 'Versand',
  'photobook.page.create': '{name} gestalten',
  'photobook.page.sizes': 'Formate',
  'photobook.page.covers': 'Einband',
  'photobook.page.bindings': 'Bindung',
  'photobook.page.papers': 'Papier',
  'photobook.page.pages': 'Seiten',
  'photobook.page.pages.value': '{least} bis {most}, in Schritten von {step}',
  'photobook.page.days': 'Fertig in',
  'photobook.page.days.value': '{days} Werktagen',
  'photobook.page.prices': 'Was ein Buch kostet',
  'photobook.page.prices.format': 'Format',
  'photobook.page.prices.count': '{count} Seiten',
  'photobook.page.prices.note': 'Preise für ein Buch mit {cover} und {paper}. Ab zwei gleichen Büchern wird jedes günstiger.',
} as const;
