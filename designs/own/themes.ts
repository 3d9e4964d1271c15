/** Themes of own drawings, in the order they are offered. */
import { baby, faith, hearts, party, wedding } from './feasts.ts';
import { bouquets, flowers, garden, meadow, posies, vases } from './flowers.ts';
import { greenery, leaves } from './greenery.ts';
import type { OwnTheme } from './kit.ts';
import { advent, autumn, christmas, easter, farewell, mourning, winter } from './seasons.ts';
import { animals, home, kitchen, music, ornaments, school, sea, sky, travel, woodland } from './world.ts';
import { garlands, wreaths } from './wreaths.ts';

export const ownThemes = {
  greenery,
  leaves,
  wreaths,
  garlands,
  flowers,
  garden,
  bouquets,
  posies,
  vases,
  meadow,
  wedding,
  hearts,
  baby,
  faith,
  party,
  christmas,
  advent,
  winter,
  easter,
  autumn,
  mourning,
  farewell,
  animals,
  woodland,
  sea,
  travel,
  kitchen,
  sky,
  home,
  school,
  music,
  ornaments,
} as const satisfies Record<string, OwnTheme>;
