/** German texts of the design in a product scene. */
export const sceneViewTexts = {
  'scene-view.open': 'Ansehen',
  'scene-view.next': 'Anderes Bild',
  'scene-view.waiting': 'Das Bild wird geladen …',
  'scene-view.changing': 'Das Bild wird mit deiner Änderung neu gezeichnet …',
  'scene-view.changing.sie': 'Das Bild wird mit Ihrer Änderung neu gezeichnet …',
  'scene-view.failed':
    'Das Bild lässt sich gerade nicht zeichnen. Dein Entwurf ist davon nicht betroffen: Hier siehst du ihn ohne Umgebung.',
  'scene-view.failed.sie':
    'Das Bild lässt sich gerade nicht zeichnen. Ihr Entwurf ist davon nicht betroffen: Hier sehen Sie ihn ohne Umgebung.',
};
