/** German texts of what a list needs beside the pieces that are ordered. Loaded where it is shown. */
export const supplementTexts = {
  'supplement.title': 'Nachbestellung',
  'supplement.none': 'Nichts fehlt: Zu jedem Namen der Liste ist ein Stück bestellt.',
  'supplement.added': '{added} neu seit deiner Bestellung.',
  'supplement.added.sie': '{added} neu seit Ihrer Bestellung.',
  'supplement.changed': '{changed} geändert seit deiner Bestellung.',
  'supplement.changed.sie': '{changed} geändert seit Ihrer Bestellung.',
  'supplement.both': '{added} neu, {changed} geändert seit deiner Bestellung.',
  'supplement.both.sie': '{added} neu, {changed} geändert seit Ihrer Bestellung.',
  'supplement.how': 'Nachbestellt werden genau diese Namen in derselben Gestaltung, zum heutigen Preis dieser Menge.',
  'supplement.unapproved': 'Die Liste ist noch nicht freigegeben. Danach lassen sich diese Namen hier nachbestellen.',
  'supplement.button': '{count, plural, one {Diesen Namen} other {Diese # Namen}} in den Warenkorb',
  'supplement.obsolete': 'Schon bestellt, aber nicht mehr so auf der Liste: {names}. Dafür gibt es kein Geld zurück.',
  'supplement.obsolete.more': '{names} und {count} weitere',
  'supplement.design':
    'Die Gestaltung ist seit der Bestellung eine andere. Einzelne Namen lassen sich nur in der bestellten Gestaltung nachbestellen.',
  'supplement.proof': 'Gästeliste und Vorschau',
};
