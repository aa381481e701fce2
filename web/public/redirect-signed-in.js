// Someone who is signed in has a desk of their own; the app knows which.
(() => {
  try {
    if (location.pathname === '/' && localStorage.getItem('inkling:web-user:access-token')) {
      location.replace('/home');
    }
  } catch {
    // Without storage nobody is signed in.
  }
})();
