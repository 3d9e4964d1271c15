/** Messages to the shop in all states, for the gallery. */
export const emptyMessage = { message: '', email: '', name: '', order: '' };
export const typedMessage = {
  message: 'Lässt sich der Umschlag auch in Salbei bestellen, und passt er zur Einladung „Steinrund“ im Querformat?',
  email: 'hermine.groess-oettinger@beispiel.de',
  name: 'Hermine Größ-Öttinger',
  order: 'F1000001',
};
export const fieldErrors = [
  { field: 'message', code: 'missing', message: 'Hier fehlt noch die Nachricht.' },
  { field: 'email', code: 'email', message: 'Das ist noch keine E-Mail-Adresse. Sie sieht aus wie name@beispiel.de.' },
];
export const askedQuestions = [
  {
    question: 'Wann kommt meine Karte?',
    answer: [
      { text: 'Das Datum steht an jeder Karte. ', to: null },
      { text: 'Versand', to: '/versand-und-lieferung/' },
    ],
  },
  { question: 'Welches Papier ist das richtige?', answer: [{ text: 'Zehn stehen zur Wahl.', to: null }] },
];
