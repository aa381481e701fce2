export const codeLength = 8;

/** A class code as it may be typed, pasted or read out: letters and digits only, at most eight. */
export const normaliseCode = (text: string): string => text.replace(/[^a-z0-9]/gi, '').slice(0, codeLength);
