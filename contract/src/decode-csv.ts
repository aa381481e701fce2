/** Two bytes per letter, told by the mark at the start or by every other byte of plain text being empty. */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
};

/** Chinese letters are pairs of high bytes; in western words a high byte nearly always stands alone. */
const isChinese = (bytes: Uint8Array): boolean => {
  let run = 0;
  let single = 0;
  for (const byte of bytes) {
    if (byte >= 0xa1) run += 1;
    else {
      single += run % 2;
      run = 0;
    }
  }
  return single + (run % 2) === 0;
};

/** Excel's "CSV (Macintosh)": nothing but carriage returns, and letters as old Macs had them. */
const isFromOldMac = (bytes: Uint8Array): boolean => bytes.includes(13) && !bytes.includes(10);

/** Spreadsheets still write the alphabet of their country, some even two bytes per letter. */
export const decodeCsv = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (isFromOldMac(bytes)) return new TextDecoder('macintosh').decode(bytes);
    // Not UTF-8: what spreadsheets write in China, or else in the west.
    return new TextDecoder(isChinese(bytes) ? 'gb18030' : 'windows-1252').decode(bytes);
  }
};
