/** Leaves for the school's own page. The server has chosen it; a page that is no page is not opened. */
export const goToProviderSignIn = (address: string): void => {
  const { protocol } = new URL(address);
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(address);
};
