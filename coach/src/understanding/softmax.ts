/** Scores as shares that add up to one. */
export function softmax(scores: number[]): Float32Array {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return Float32Array.from(odds, (each) => each / total);
}
