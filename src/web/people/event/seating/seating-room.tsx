/** The tables of a room in their true shapes, with a chair for each seat. What it shows stands beside it in words. */
import type { ShownTable } from '#api/people/event-seating-calls.ts';

const [cell, chair, gap] = [156, 7.5, 21] as const;

type Place = { x: number; y: number };
/** Places of chairs about the middle of a table, and the half width and height of the table. */
type Drawing = { chairs: Place[]; halfWidth: number; halfHeight: number };

const rounded = (value: number) => Math.round(value * 10) / 10;

function roundTable(seats: number): Drawing {
  const radius = Math.max(36, (seats * gap) / (2 * Math.PI));
  const chairs = Array.from({ length: seats }, (_, at) => {
    const angle = (2 * Math.PI * at) / seats - Math.PI / 2;
    return { x: rounded((radius + 14) * Math.cos(angle)), y: rounded((radius + 14) * Math.sin(angle)) };
  });
  return { chairs, halfWidth: radius, halfHeight: radius };
}

function longTable(seats: number): Drawing {
  const above = Math.ceil(seats / 2);
  const halfWidth = Math.max(40, (above * gap) / 2 + 6);
  const side = (count: number, y: number) => Array.from({ length: count }, (_, at) => ({ x: rounded((at - (count - 1) / 2) * gap), y }));
  return { chairs: [...side(above, -38), ...side(seats - above, 38)], halfWidth, halfHeight: 24 };
}

const shown = (name: string) => (name.length > 14 ? `${name.slice(0, 13)}…` : name);

function Table({ table, isChosen, x, y }: { table: ShownTable; isChosen: boolean } & Place) {
  const { chairs, halfWidth, halfHeight } = table.shape === 'round' ? roundTable(table.seats) : longTable(table.seats);
  const reach = Math.max(halfWidth, halfHeight) + 24;
  const scale = Math.min(1, (cell / 2 - 2) / reach);
  const taken = table.guests.length;
  const label = scale < 0.8 ? 13 / scale : 14;
  return (
    <g transform={`translate(${x} ${y}) scale(${rounded(scale * 100) / 100})`}>
      {isChosen ? (
        <rect
          x={-halfWidth - 26}
          y={-halfHeight - 26}
          width={2 * halfWidth + 52}
          height={2 * halfHeight + 52}
          rx={table.shape === 'round' ? halfWidth + 26 : 8}
          fill="none"
          stroke="var(--focus)"
          strokeWidth="2.5"
        />
      ) : null}
      {chairs.map((place, at) => (
        <circle
          key={`${place.x} ${place.y}`}
          cx={place.x}
          cy={place.y}
          r={chair}
          fill={at < taken ? 'var(--ink-soft)' : 'var(--page)'}
          stroke="var(--ink-soft)"
        />
      ))}
      {table.shape === 'round' ? (
        <circle r={halfWidth} fill="var(--ground)" stroke="var(--edge)" />
      ) : (
        <rect x={-halfWidth} y={-halfHeight} width={2 * halfWidth} height={2 * halfHeight} fill="var(--ground)" stroke="var(--edge)" />
      )}
      <text textAnchor="middle" y={-2} fontSize={label} fontWeight="600" fill="var(--ink)">
        {shown(table.name)}
      </text>
      <text textAnchor="middle" y={label} fontSize={label} fill="var(--ink-soft)">
        {taken}/{table.seats}
      </text>
    </g>
  );
}

function columnsFor(tables: number): number {
  if (tables <= 12) return Math.min(4, Math.max(2, tables));
  return tables <= 20 ? 5 : 7;
}

export function Room({ tables, chosen }: { tables: readonly ShownTable[]; chosen: string | null }) {
  const columns = columnsFor(tables.length);
  const rows = Math.ceil(tables.length / columns);
  const margin = 14;
  const [width, height] = [columns * cell + 2 * margin, rows * cell + 2 * margin];
  return (
    <div className="border-8 border-ground max-[899px]:hidden">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block h-auto max-h-160 w-full border border-edge">
        {tables.map((table, at) => {
          const row = Math.floor(at / columns);
          const inRow = Math.min(columns, tables.length - row * columns);
          const x = margin + ((at % columns) + (columns - inRow) / 2 + 0.5) * cell;
          return <Table key={table.id} table={table} isChosen={table.id === chosen} x={x} y={margin + (row + 0.5) * cell} />;
        })}
      </svg>
    </div>
  );
}
