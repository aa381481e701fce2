import { fileTypeFromBuffer } from 'file-type';

/** How much of a file's beginning tells its type. */
export const detectionBytes = 64 * 1024;

/** Other names and variants of types we take; all of them play or show the same way. */
const sameAs: Record<string, string> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/mp4',
};

const family = (type: string): string => sameAs[type] ?? type;

/** What may stand before an SVG's root element: declaration, comments, document type. */
const beforeRoot = /^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*/i;
const svgRoot = /^<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/;

const isSvg = (head: string): boolean => svgRoot.test(head.replace(beforeRoot, ''));

/** Whether a file with this beginning is what it was declared as. `text` is null when it is not UTF-8 text. */
export const isOfType = async (
  declaredType: string,
  content: { head: Uint8Array; text: string | null },
): Promise<boolean> => {
  if (declaredType === 'image/svg+xml') return content.text !== null && isSvg(content.text);
  const found = await fileTypeFromBuffer(content.head);
  if (declaredType.startsWith('text/')) return content.text !== null;
  return found !== undefined && family(found.mime) === family(declaredType);
};
