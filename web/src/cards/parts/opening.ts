type Corner = [width: number, height: number];

const R = 5;
const [LEFT, TOP, RIGHT, BOTTOM] = [6, 6, 94, 134];

/** The opening of a card's cream frame, with a corner left over for the index at the top left and one at the bottom right. */
export function opening(corner: Corner, turned: Corner): string {
  return topLeft(corner) + bottomRight(turned) + "z";
}

function topLeft([width, height]: Corner): string {
  if (!width) return `M${LEFT} ${TOP + R}q0-${R} ${R}-${R}`;
  return `M${LEFT} ${height + R}q0-${R} ${R}-${R}H${width - R}q${R} 0 ${R}-${R}V${TOP + R}q0-${R} ${R}-${R}`;
}

function bottomRight([width, height]: Corner): string {
  const side = `H${RIGHT - R}q${R} 0 ${R} ${R}`;
  const foot = `H${LEFT + R}q-${R} 0-${R}-${R}`;
  if (!width) return `${side}V${BOTTOM - R}q0 ${R}-${R} ${R}${foot}`;
  const [x, y] = [100 - width, 140 - height];
  return `${side}V${y - R}q0 ${R}-${R} ${R}H${x + R}q-${R} 0-${R} ${R}V${BOTTOM - R}q0 ${R}-${R} ${R}${foot}`;
}
