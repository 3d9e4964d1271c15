/** German texts of the design in a product scene. */
export const sceneViewTexts = {
  'scene-view.open': 'Ansehen',
  'scene-view.waiting': 'Das Bild wird geladen …',
  'scene-view.failed':
    'Das Bild lässt sich gerade nicht zeichnen. Dein Entwurf ist davon nicht betroffen: Hier siehst du ihn ohne Umgebung.',
  'scene-view.failed.sie':
    'Das Bild lässt sich gerade nicht zeichnen. Ihr Entwurf ist davon nicht betroffen: Hier sehen Sie ihn ohne Umgebung.',
  'scene-view.saved': 'Dieser Browser kann das Bild nicht zeichnen. Zu sehen ist dein Entwurf, wie er gespeichert ist.',
  'scene-view.saved.sie': 'Dieser Browser kann das Bild nicht zeichnen. Zu sehen ist Ihr Entwurf, wie er gespeichert ist.',
};
