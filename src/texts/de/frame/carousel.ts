/** German texts of carousels. */
export const carouselTexts = {
  'carousel.role': 'Karussell',
  'carousel.slide': 'Folie',
  'carousel.of': '{number} von {count}',
  'carousel.now': 'Folie {number} von {count}',
  'carousel.back': 'Zurück',
  'carousel.on': 'Weiter',
  'carousel.pause': 'Anhalten',
  'carousel.play': 'Abspielen',
  'carousel.choose': 'Folie wählen',
} as const;
