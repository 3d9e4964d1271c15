/** The job of a press in XJDF 2.1: print files as run lists, and the sheets with the pages that are placed on them. */
import { bleedBox, type Position, type SheetSize } from '#core/imposition/sheet-plan.ts';
import { type Xml, xml, xmlFile } from '#core/values/text/xml.ts';

/** `page` counts from zero over all files in their order. */
export type ImposedPage = { page: number; position: Position };

export type ImposedSheet = {
  /** Sheets count from one. */
  sheet: number;
  front: readonly ImposedPage[];
  back: readonly ImposedPage[] | null;
};

export type ImposedJob = {
  jobId: string;
  /** ISO instant. */
  time: string;
  /** What the sheets are made from. */
  sources: readonly { name: string; pages: number; bytes: number; sha256: string }[];
  /** The file of the sheets, a page a side, and how often each sheet is printed. */
  output: { name: string; bytes: number; sha256: string };
  size: SheetSize;
  copies: readonly number[];
  sheets: readonly ImposedSheet[];
};

/** Points with the fewest digits that are exact to a micrometre. */
function points(um: number): number {
  return Math.round((um * 72 * 1000) / 25_400) / 1000;
}

/** XJDF measures from the lower left corner, y upwards. */
function placedXml({ page, position }: ImposedPage, { heightUm }: SheetSize): Xml {
  const { xUm, yUm, widthUm, heightUm: tallUm, turn } = position;
  const below = heightUm - yUm - tallUm;
  const [left, bottom, right, top] = [xUm, below, xUm + widthUm, below + tallUm].map(points) as [number, number, number, number];
  const transforms = {
    0: [1, 0, 0, 1, left, bottom],
    90: [0, -1, 1, 0, left, top],
    180: [-1, 0, 0, -1, right, top],
    270: [0, 1, -1, 0, right, bottom],
  } as const;
  const upright = turn === 0 || turn === 180 ? [widthUm, tallUm] : [tallUm, widthUm];
  const box = bleedBox(position);
  const boxBelow = heightUm - box.yUm - box.heightUm;
  const clip = [box.xUm, boxBelow, box.xUm + box.widthUm, boxBelow + box.heightUm].map(points);
  return xml(
    'PlacedObject',
    { Ord: page, TrimCTM: transforms[turn].join(' '), TrimSize: upright.map(points).join(' '), ClipBox: clip.join(' ') },
    [xml('ContentObject')],
  );
}

function sideXml(sheet: number, side: 'Front' | 'Back', pages: readonly ImposedPage[], size: SheetSize): Xml {
  const box = [0, 0, points(size.widthUm), points(size.heightUm)].join(' ');
  return xml('Resource', {}, [
    xml('Part', { SheetName: `S${sheet}`, Side: side }),
    xml(
      'Layout',
      { SurfaceContentsBox: box },
      pages.map((page) => placedXml(page, size)),
    ),
  ]);
}

function fileXml(file: { name: string; bytes: number; sha256: string }): Xml {
  return xml('FileSpec', { URL: encodeURIComponent(file.name), MimeType: 'application/pdf', FileSize: file.bytes, CheckSum: file.sha256 });
}

/** File addresses are relative to this one. */
export function impositionXjdf({ jobId, time, sources, output, size, copies, sheets }: ImposedJob): string {
  const sides = sheets.reduce((sum, { back }) => sum + (back ? 2 : 1), 0);
  let first = 0;
  const runs = sources.map((source) => {
    const pages = `${first} ${first + source.pages - 1}`;
    first += source.pages;
    return xml('Resource', {}, [xml('Part', { RunIndex: pages }), xml('RunList', { Pages: `0 ${source.pages - 1}` }, [fileXml(source)])]);
  });
  const layouts = sheets.flatMap(({ sheet, front, back }) => [
    sideXml(sheet, 'Front', front, size),
    ...(back ? [sideXml(sheet, 'Back', back, size)] : []),
  ]);
  const amounts = sheets.map(({ sheet }, at) => xml('PartAmount', { Amount: copies[at] ?? 1 }, [xml('Part', { SheetName: `S${sheet}` })]));
  const made = xml('Resource', {}, [xml('RunList', { Pages: `0 ${sides - 1}` }, [fileXml(output)])]);
  return xmlFile(
    xml('XJDF', { xmlns: 'http://www.CIP4.org/JDFSchema_2_0', Version: '2.1', JobID: jobId, Types: 'Imposition' }, [
      xml('AuditPool', {}, [xml('AuditCreated', {}, [xml('Header', { DeviceID: 'federleicht', Time: time })])]),
      xml('ResourceSet', { Name: 'RunList', Usage: 'Input' }, runs),
      xml('ResourceSet', { Name: 'Layout', Usage: 'Input' }, layouts),
      xml('ResourceSet', { Name: 'Component', Usage: 'Output' }, [
        xml('Resource', {}, [
          xml('AmountPool', {}, amounts),
          xml('Component', { Dimensions: `${points(size.widthUm)} ${points(size.heightUm)} 0` }),
        ]),
      ]),
      xml('ResourceSet', { Name: 'RunList', Usage: 'Output' }, [made]),
    ]),
  );
}
