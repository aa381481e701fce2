/** Characters; the server takes no more. */
export const maximumPhraseLength = 500;
