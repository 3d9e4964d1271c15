/** Styles of the families that have a suite, by the key of the family. */
import { archSuite } from '#designs/arch/suite.ts';
import { andSuite } from '#designs/big-and/suite.ts';
import { blockSuite } from '#designs/block-print/suite.ts';
import { crestSuite } from '#designs/crest/suite.ts';
import { berrySuite } from '#designs/date-hero/suite.ts';
import { roseSuite } from '#designs/flower-initial/suite.ts';
import { crescentSuite } from '#designs/half-wreath/suite.ts';
import { magnoliaSuite } from '#designs/magnolia/suite.ts';
import { meadowSuite } from '#designs/meadow/suite.ts';
import { oliveSuite } from '#designs/olive/suite.ts';
import { reliefSuite } from '#designs/relief-leaves/suite.ts';
import { mountainSuite } from '#designs/ridges/suite.ts';
import type { SuiteStyle } from './suite.ts';

/** By key of the family. */
export const suiteStyles: Readonly<Record<string, SuiteStyle>> = {
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
