/** German texts of collages: why photos cannot be arranged. */
export const collageTexts = {
  'collage.photos.none': 'Noch fehlen Fotos. Lade mindestens eines hoch, dann ordnen wir sie an.',
  'collage.photos.too-many':
    'Hier passen höchstens {max, plural, one {ein Bild} other {# Bilder}} hin, sonst würden sie kleiner als 2,5 cm. Deine Fotos bleiben gespeichert. Nimm eine größere Fläche, weniger Abstand oder weniger Fotos.',
  'collage.area.too-small':
    'Diese Fläche ist für Fotos zu klein: Jedes braucht mindestens 2,5 cm. Deine Fotos bleiben gespeichert. Nimm eine größere Fläche oder einen schmaleren Rand.',
  'collage.locked.crowded':
    'Neben den festgehaltenen Bildern lassen sich die übrigen nicht anordnen. Alles bleibt, wie es ist. Löse eines der festgehaltenen Bilder und versuch es noch einmal.',
} as const;
