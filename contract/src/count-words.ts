/** Words as every counter on screen and in the database counts them: split on white space. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
