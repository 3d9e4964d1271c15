/** Styles of the families that have a suite. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { archSuite } from '#designs/arch/suite.ts';
import { andSuite } from '#designs/big-and/suite.ts';
import { blockSuite } from '#designs/block-print/suite.ts';
import { crestSuite } from '#designs/crest/suite.ts';
import { berrySuite } from '#designs/date-hero/suite.ts';
import { forestSuite } from '#designs/fir-forest/suite.ts';
import { roseSuite } from '#designs/flower-initial/suite.ts';
import { crescentSuite } from '#designs/half-wreath/suite.ts';
import { magnoliaSuite } from '#designs/magnolia/suite.ts';
import { meadowSuite } from '#designs/meadow/suite.ts';
import { oliveSuite } from '#designs/olive/suite.ts';
import { fernSuite, reliefSuite } from '#designs/relief-leaves/suite.ts';
import { mountainSuite } from '#designs/ridges/suite.ts';
import { fishSuite } from '#designs/twig-fish/suite.ts';
import type { SuiteStyle } from './suite.ts';

/** By key of the family, with the variant after a dot where it has a style of its own. */
const suiteStyles: Readonly<Record<string, SuiteStyle>> = {
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
  'block-print.cloth': { ...blockSuite, accent: 'ink' },
  'relief-leaves.fern': fernSuite,
  'twig-fish': fishSuite,
  'fir-forest': forestSuite,
};

export function suiteStyleOf({ family, variant }: Pick<DesignTemplate, 'family' | 'variant'>): SuiteStyle | undefined {
  return suiteStyles[`${family}.${variant}`] ?? suiteStyles[family];
}
