/** '1 student', '0 students'. */
export const pluralise = (amount: number, one: string, many = `${one}s`): string =>
  `${amount.toLocaleString('en-AU')} ${amount === 1 ? one : many}`;
