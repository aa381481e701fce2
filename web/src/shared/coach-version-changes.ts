/** For each score in a row, whether another coach gave it than the one before; scores of teachers are passed over. */
export const findCoachVersionChanges = (scores: { coach_version: string | null }[]): boolean[] => {
  let coach: string | null = null;
  return scores.map(({ coach_version }) => {
    const isNew = coach !== null && coach_version !== null && coach_version !== coach;
    coach = coach_version ?? coach;
    return isNew;
  });
};
