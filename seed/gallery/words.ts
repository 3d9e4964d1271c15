/** Words on the gallery's parts that letters outside ASCII test. */
export const galleryWords = {
  buttons: 'Knöpfe',
  reset: 'Zurücksetzen',
  apply: 'Übernehmen',
  autoplay: 'Läuft von selbst',
} as const;
