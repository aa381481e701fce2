/** Goes with a navigation that the person has just chosen in a dialog, so that nobody is asked twice. */
export const chosenInDialog = { isChosen: true };

export const isChosen = ({ state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'isChosen' in state;
