/** Words as every counter on screen and in the database counts them: split on white space. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** '1 student', '0 students'. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount.toLocaleString('en-AU')} ${amount === 1 ? one : many}`;
