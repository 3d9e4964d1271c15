/** German texts of the painted walls: they are on start pages, too, which need no other text of the wall view. */
export const wallColourTexts = {
  'wall.colours': 'Wandfarbe',
  'wall.colour.safran': 'Safran',
  'wall.colour.salbei': 'Salbei',
  'wall.colour.ziegel': 'Ziegel',
  'wall.colour.kobalt': 'Kobalt',
  'wall.colour.kreide': 'Kreide',
  'wall.colour.tanne': 'Tanne',
} as const;
