/** In lower case, with straight apostrophes, single spaces and no letter more than twice. */
export const normaliseMessage = (message: string): string =>
  message
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
