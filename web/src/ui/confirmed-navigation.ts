/** Goes with a navigation that the person has just chosen in a dialog, so that nobody is asked twice. */
export const confirmedNavigation = { isConfirmedNavigation: true };

export const isConfirmedNavigation = ({ state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'isConfirmedNavigation' in state;
