const inPageOrder = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Of the fields that are wrong, the one that gets the focus. */
export const firstInPageOrder = (nodes: (HTMLElement | null)[]): HTMLElement | undefined =>
  nodes.filter((node) => node !== null).sort(inPageOrder)[0];
