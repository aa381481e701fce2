/** '1 hour', '45 minutes': activities say minute, courses and challenges minutes; both read alike. */
export const timeWithUnit = (amount: number, unit: string): string => {
  const one = unit.replace(/s$/, '');
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
};
