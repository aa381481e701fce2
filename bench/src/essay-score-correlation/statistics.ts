const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's r. */
export const correlation = (x: number[], y: number[]): number => {
  const meanX = mean(x);
  const meanY = mean(y);
  let both = 0;
  let squaresX = 0;
  let squaresY = 0;
  x.forEach((value, index) => {
    const dx = value - meanX;
    const dy = (y[index] ?? 0) - meanY;
    both += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  });
  return both / Math.sqrt(squaresX * squaresY || 1);
};

/** What x and y share beyond what both share with z. */
export const partialCorrelation = (x: number[], y: number[], z: number[]): number => {
  const xy = correlation(x, y);
  const xz = correlation(x, z);
  const yz = correlation(y, z);
  return (xy - xz * yz) / Math.sqrt((1 - xz * xz) * (1 - yz * yz));
};

/** How often each value comes, lowest first: 3/20/9. */
export const frequencies = (values: number[]): string => {
  const counts = new Array<number>(Math.max(...values) + 1).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts.join('/');
};
