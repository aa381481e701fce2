const lookAgainMs = 3000;

/** Ends when the browser says that there is a network, or after a while: it does not always notice. */
export const waitUntilConnected = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, lookAgainMs);
    window.addEventListener('online', end);
  });
