/** What is made of wall art: the print, and the stretcher, mat and frame that it goes into. */
import {
  chosen,
  derived,
  type FactData,
  holesData,
  lengthInMm,
  type NamedColour,
  printFact,
  refinementFact,
  sizeData,
  sizeInMm,
  type TicketFact,
  type TicketFacts,
  type TicketPart,
  weighed,
} from '#core/products/ticket-facts.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { WallArtChoice } from './choice.ts';
import { isStamped } from './foil.ts';
import { formatText } from './formats.ts';
import { type FrameColour, isGlazed } from './frames.ts';
import { fileSize, frameOf, holesOf, matBoardSize, outerSize, pictureSize, visibleSize, wrapMm } from './geometry.ts';
import { materials, stretchers, wallpaperStripMm } from './materials.ts';
import { edgeName, foilName, frameColourName, frameName, hangingName, materialName, matName, stretcherName } from './names.ts';
import { railCount } from './rules.ts';

const colours: Record<FrameColour, NamedColour> = {
  black: 'Black',
  white: 'White',
  silver: 'Silver',
  gold: 'Gold',
  oak: 'Tan',
  walnut: 'Brown',
};

function explained(value: Message, more: Message): Message {
  return message('ticket.explained', { value, more });
}

/** Panels are told apart by their thickness, what is rolled or stretched by its weight. */
function materialFact({ material }: WallArtChoice): TicketFact {
  const { media: type, gramsPerM2, thicknessUm, body } = materials[material];
  const quality = materialName(material);
  const value = body === 'panel' ? explained(quality, lengthInMm(thicknessUm / 1_000)) : weighed(quality, gramsPerM2);
  const thickness = thicknessUm === 0 ? {} : { thicknessUm };
  return chosen('material', value, material, { media: { type, grade: material, quality, gramsPerM2, ...thickness } });
}

function edgeFacts(choice: WallArtChoice): TicketFact[] {
  const { edge, edgeColour } = choice;
  if (!edge) return [];
  const name = edgeColour === undefined ? edgeName(edge) : explained(edgeName(edge), verbatim(`#${edgeColour}`));
  const wrap = wrapMm(choice);
  const value = explained(name, message('ticket.edge.wrap', { length: lengthInMm(wrap) }));
  const data: FactData = { kind: edge, wrap };
  return [chosen('edge', value, edgeColour === undefined ? data : { ...data, colour: `#${edgeColour}` })];
}

/** Nothing of it for what comes without any, such as a poster. */
function hangingFacts(choice: WallArtChoice): TicketFact[] {
  const { hanging, material } = choice;
  if (materials[material].hanging.length === 0) return [];
  const name = hangingName(hanging);
  if (hanging === 'none') return [chosen('hanging', name, null)];
  const rails = railCount(choice);
  const amount = hanging === 'rail' ? rails : hanging === 'drill' ? holesOf(choice).length : 1;
  const consumables = [{ type: 'Hanging', details: hanging, amount, quality: name }];
  return [
    chosen('hanging', name, hanging, { consumables }),
    ...(hanging === 'rail' ? [derived('rails', message('ticket.pieces', { count: rails }), rails)] : []),
  ];
}

function holeFacts(choice: WallArtChoice): TicketFact[] {
  const holes = holesOf(choice);
  const [first] = holes;
  const { hemMm } = materials[choice.material];
  const hem = hemMm === undefined ? [] : [derived('hem', lengthInMm(hemMm), hemMm)];
  if (!first) return hem;
  const at = holes.map(({ xMm, yMm }) => verbatim(`${Math.round(xMm)}/${Math.round(yMm)}`));
  const places = message('ticket.holes', { count: holes.length, diameter: lengthInMm(first.diameterMm), places: at });
  return [...hem, derived('drill', places, holesData(holes), { holes })];
}

function stretcherPart({ stretcher }: WallArtChoice): TicketPart[] {
  if (!stretcher) return [];
  const { depthMm } = stretchers[stretcher];
  const quality = stretcherName(stretcher);
  const fact = chosen('depth', quality, depthMm, {
    media: { type: 'Other', grade: `stretcher-${stretcher}`, quality, thicknessUm: depthMm * 1_000 },
  });
  return [{ id: 'stretcher', kind: 'Stretcher', name: message('ticket.part.stretcher'), amount: 1, role: 'item', facts: [fact] }];
}

function matPart(choice: WallArtChoice): TicketPart[] {
  const board = matBoardSize(choice);
  if (!board || !choice.matSize) return [];
  const quality = matName(choice.matSize);
  const window = visibleSize(choice);
  const media = { type: 'Paper', grade: `mat-${choice.matSize}`, quality, colour: 'White' } as const;
  return [
    {
      id: 'mat',
      kind: 'Mat',
      name: message('ticket.part.mat'),
      amount: 1,
      role: 'item',
      facts: [
        chosen('size', quality, choice.matSize, { media }),
        derived('board', sizeInMm(board), formatText(board), { layout: { finished: board } }),
        derived('window', sizeInMm(window), formatText(window)),
      ],
    },
  ];
}

function framePart(choice: WallArtChoice): TicketPart[] {
  const frame = frameOf(choice);
  const { frameType, frameColour } = choice;
  if (!frame) return [];
  const colour = frameColour ?? frame.colours[0];
  const outer = outerSize(choice);
  const quality = explained(frameName(frameType), frameColourName(colour));
  const glazing = message(isGlazed(frame) ? 'ticket.glazing' : 'ticket.glazing.none', { gap: lengthInMm(frame.gapMm) });
  return [
    {
      id: 'frame',
      kind: 'Frame',
      name: message('ticket.part.frame'),
      amount: 1,
      role: 'container',
      facts: [
        chosen('type', frameName(frameType), frameType, { media: { type: 'Other', grade: frameType, quality, colour: colours[colour] } }),
        chosen('colour', frameColourName(colour), colour),
        derived('outer', sizeInMm(outer), formatText(outer), { layout: { finished: { ...outer, depthMm: frame.depthMm } } }),
        derived(
          'profile',
          message('ticket.profile', { width: lengthInMm(frame.profileMm), depth: lengthInMm(frame.depthMm) }),
          frame.profileMm,
        ),
        derived('glazing', glazing, isGlazed(frame)),
      ],
    },
  ];
}

/** A stretcher holds its canvas where no frame does. */
function partsOf(choice: WallArtChoice): TicketPart[] {
  const frame = framePart(choice);
  const stretcher = stretcherPart(choice);
  if (frame.length > 0) return [...stretcher, ...matPart(choice), ...frame];
  return stretcher.map((part) => ({ ...part, role: 'container' }));
}

/** What is not there is said as well where it could be. */
function absentFacts(choice: WallArtChoice): TicketFact[] {
  const frame = frameOf(choice);
  return [
    ...(frame ? [] : [chosen('frame', frameName('none'), null)]),
    ...(frame && frame.mats.length > 1 && !choice.matSize ? [chosen('mat', matName(0), null)] : []),
  ];
}

export function wallArtTicket(choice: WallArtChoice): TicketFacts {
  const { material, refinement } = choice;
  const picture = pictureSize(choice);
  const sheet = fileSize(choice);
  const strips = Math.ceil(sheet.widthMm / wallpaperStripMm);
  return {
    kind: 'Poster',
    facts: [
      materialFact(choice),
      chosen('picture', sizeInMm(picture), formatText(picture), { layout: { finished: picture } }),
      derived('sheet', sizeInMm(sheet), sizeData(sheet), { layout: { sheet, pages: 1 } }),
      printFact(1, isStamped(choice) ? 'cmyk' : 'rgb'),
      ...(refinement === undefined ? [] : [refinementFact(refinement, foilName(refinement))]),
      ...(material === 'fototapete'
        ? [derived('strips', message('ticket.strips', { count: strips, width: lengthInMm(wallpaperStripMm) }), strips)]
        : []),
      ...edgeFacts(choice),
      ...hangingFacts(choice),
      ...holeFacts(choice),
      ...absentFacts(choice),
    ],
    parts: partsOf(choice),
  };
}
