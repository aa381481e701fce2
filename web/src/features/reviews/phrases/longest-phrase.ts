/** Characters; the server takes no more. */
export const longestPhrase = 500;
