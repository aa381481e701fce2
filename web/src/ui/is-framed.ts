/** Whether this page stands inside another site's, where a browser may keep nothing for us. */
export const isFramed = (): boolean => window.top !== window.self;
