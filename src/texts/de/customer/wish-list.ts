/** German texts of the wish list. */
export const wishListTexts = {
  'wish.title': 'MERKZETTEL',
  'wishlist.empty.title': 'Noch nichts gemerkt.',
  'wishlist.empty.text': 'Ein Herz an einem Design legt es hierher. Zum Vergleichen, Zeigen, Darüberschlafen.',
  'wishlist.empty.posters': 'Ein Herz an einem Poster legt es hierher. Zum Vergleichen, Zeigen, Darüberschlafen.',
  'wishlist.empty.postersButton': 'Poster ansehen',
  'wishlist.empty.button': 'Designs ansehen',
  'wishlist.count': '{count, plural, one {Ein Design} other {# Designs}} gemerkt, nur in diesem Browser.',
  'wishlist.gone': 'Ein gemerktes Design gibt es gerade nicht.',
  'wishlist.remove': 'Vom Merkzettel nehmen',
  'wishlist.more': 'Mehr Designs laden',
  'wishlist.retry': 'Noch einmal versuchen',
  'wishlist.script': 'Der Merkzettel liegt in deinem Browser. Um ihn zu zeigen, braucht diese Seite JavaScript.',
} as const;
