/**
 * Puts the app on the device, for visits without a network. Hands over how to let a newer version in once one is there:
 * the page is loaded afresh with it.
 */
export const registerServiceWorker = async (onNewer: (letIn: () => void) => void): Promise<void> => {
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js');
  const offer = (newer: ServiceWorker) =>
    // Without a controller it is the first one, and this page came with it.
    workers.controller &&
    onNewer(() => {
      workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      newer.postMessage({ type: 'SKIP_WAITING' });
    });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  });
};
