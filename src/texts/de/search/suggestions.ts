/** German texts of what the search field suggests. */
export const suggestionTexts = {
  'suggestions.clear': 'Eingabe leeren',
  'suggestions.list': 'Vorschläge',
  'suggestions.lists': 'Listen',
  'suggestions.products': 'Produkte',
  'suggestions.pages': 'Lesen',
  'suggestions.designs': 'Designs',
  'suggestions.posters': 'Poster',
  'suggestions.recent': 'Zuletzt gesucht',
  'suggestions.occasions': 'Anlässe',
  'suggestions.designCount': '{count, plural, one {ein Design} other {# Designs}}',
  'suggestions.all': 'Alle Ergebnisse zu „{q}“',
  'suggestions.count': '{count, plural, one {Ein Vorschlag} other {# Vorschläge}}',
  'suggestions.none': 'Keine Vorschläge',
  'suggestions.keys': 'Pfeiltasten wählen, Eingabe öffnet, Esc schließt.',
} as const;
