/** Themes of own drawings, in the order they are offered. */
import { animals, woodland } from './animals.ts';
import { bouquets, meadow, posies, vases } from './bouquets.ts';
import { advent, christmas, winter } from './christmas.ts';
import { baby, faith } from './feasts.ts';
import { flowers, garden } from './flowers.ts';
import { greenery, leaves } from './greenery.ts';
import type { OwnTheme } from './kit.ts';
import { kitchen, sky } from './kitchen.ts';
import { farewell, mourning } from './mourning.ts';
import { party } from './party.ts';
import { sea, travel } from './places.ts';
import { autumn, easter } from './seasons.ts';
import { home, music, ornaments, school } from './things.ts';
import { hearts, wedding } from './wedding.ts';
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
