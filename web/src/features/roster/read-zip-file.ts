import { limits } from '@inkling/contract';

const sliceBytes = 0x8000;

/** The bytes of a chosen file as text that a request can carry. */
const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let start = 0; start < bytes.length; start += sliceBytes)
    text += String.fromCharCode(...bytes.subarray(start, start + sliceBytes));
  return btoa(text);
};

/** A zip to send, or why it cannot be. */
export const readZipFile = async (
  chosen: File,
): Promise<{ filename: string; zip: string } | { problem: string }> => {
  if (!chosen.name.toLowerCase().endsWith('.zip')) return { problem: 'Please choose a .zip file' };
  if (chosen.size > limits.roster_zip_bytes_max)
    return {
      problem: `This file is larger than ${limits.roster_zip_bytes_max / 1_000_000} MB. Please ask whoever runs Inkling to put it into your school’s folder: then you can choose it here.`,
    };
  return {
    filename: chosen.name.slice(-limits.filename_max),
    zip: toBase64(new Uint8Array(await chosen.arrayBuffer())),
  };
};
