/** Outlines around the middle of a box of 160 by 160. */
const centre = 80;

const round = (value: number): number => Math.round(value * 10) / 10;

const at = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`;
};

const polygon = (corners: { radius: number; turn: number }[]): string =>
  `M${corners.map(({ radius, turn }) => at(radius, turn)).join('L')}Z`;

const evenly = (count: number, radiusOf: (index: number) => number) =>
  polygon(Array.from({ length: count }, (_, index) => ({ radius: radiusOf(index), turn: index / count })));

const scallop = (petals: number, radius: number): string => {
  const bulge = round((radius * Math.PI) / petals + 1);
  const points = Array.from({ length: petals }, (_, index) => at(radius, (index + 1) / petals));
  return `M${at(radius, 0)}${points.map((point) => `A${bulge} ${bulge} 0 0 1 ${point}`).join('')}Z`;
};

const disc = (radius: number): string =>
  `M${at(radius, 0)}A${radius} ${radius} 0 0 1 ${at(radius, 0.5)}A${radius} ${radius} 0 0 1 ${at(radius, 0)}Z`;

const shield = (scale: number): string => {
  const x = (value: number) => round(centre + (value - 80) * scale);
  return `M${x(80)} ${x(14)}C${x(98)} ${x(24)} ${x(116)} ${x(28)} ${x(138)} ${x(28)}C${x(142)} ${x(80)} ${x(130)} ${x(122)} ${x(80)} ${x(146)}C${x(30)} ${x(122)} ${x(18)} ${x(80)} ${x(22)} ${x(28)}C${x(44)} ${x(28)} ${x(62)} ${x(24)} ${x(80)} ${x(14)}Z`;
};

/** Each shape twice: the whole badge and the field inside its rim. */
export const shapes = {
  disc: { outer: disc(66), inner: disc(55) },
  hexagon: { outer: evenly(6, () => 70), inner: evenly(6, () => 58) },
  burst: { outer: evenly(32, (index) => (index % 2 ? 63 : 73)), inner: disc(54) },
  scallop: { outer: scallop(14, 62), inner: disc(54) },
  shield: { outer: shield(1), inner: shield(0.84) },
} as const;
export type Shape = keyof typeof shapes;
