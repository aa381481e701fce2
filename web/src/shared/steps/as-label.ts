/** "Who is it about?" needs no colon. */
export const asLabel = (title: string): string => (/[?!.:]$/.test(title) ? title : `${title}:`);
