/** Card colours: below 25 low, below 75 medium, else high. */
export const completionBandOf = (percentage: number): { name: 'low' | 'medium' | 'high'; color: string } => {
  if (percentage < 25) return { name: 'low', color: 'var(--coral)' };
  return percentage < 75 ? { name: 'medium', color: 'var(--sun)' } : { name: 'high', color: 'var(--leaf)' };
};

export const scoreText = (score: number | null): string => (score === null ? '/' : String(Math.round(score)));
