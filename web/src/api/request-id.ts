import { t } from './texts.ts';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A new name for a call: the server logs it and all that follows from it by that, also when its answer never arrives. */
export const newRequestId = (): string => {
  // Not crypto.randomUUID, which a school's own server without https would lack.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map(hex).join('');
  const variant = '89ab'.charAt(Number(bytes[8]) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
};

/** What a person who asks for help can read out; enough of it to find the call in the log. */
export const withNumberForSupport = (text: string, requestId: string | undefined): string =>
  requestId === undefined ? text : `${text} ${t.numberForSupport(requestId.slice(0, 8))}`;
