/** Someone who came straight to a step is looking at it already. */
export const introDelayMs = (hash: string): number => (hash.length > 1 ? 500 : 1000);

/** Between two stops, for the page to change under them. */
export const stopDelayMs = 50;

/** How long a stop waits for its place to appear before it is shown in the middle of the screen. */
export const targetWaitMs = 3000;
