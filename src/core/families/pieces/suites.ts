/** Which families have a suite, and how its pieces look. */
import { archSuite } from './arch.ts';
import { andSuite } from './big-and.ts';
import { blockSuite } from './block-print.ts';
import { crestSuite } from './crest.ts';
import { berrySuite } from './date-hero.ts';
import { roseSuite } from './flower-initial.ts';
import { crescentSuite } from './half-wreath.ts';
import type { SuiteLook } from './look.ts';
import { magnoliaSuite } from './magnolia.ts';
import { meadowSuite } from './meadow.ts';
import { oliveSuite } from './olive.ts';
import { reliefSuite } from './relief-leaves.ts';
import { mountainSuite } from './ridges.ts';

/** By key of the family. */
export const suiteLooks: Readonly<Record<string, SuiteLook>> = {
  olive: oliveSuite,
  arch: archSuite,
  crest: crestSuite,
  meadow: meadowSuite,
  'date-hero': berrySuite,
  'big-and': andSuite,
  'relief-leaves': reliefSuite,
  'half-wreath': crescentSuite,
  'flower-initial': roseSuite,
  ridges: mountainSuite,
  'block-print': blockSuite,
  magnolia: magnoliaSuite,
};
