// Someone who is signed in has a desk of their own, and whoever reads Chinese on this device a page of their own.
(() => {
  try {
    if (!/^\/(zh)?$/.test(location.pathname)) return;
    if (localStorage.getItem('inkling:web-user:access-token')) {
      location.replace('/home');
      return;
    }
    // As language.ts has it: what was chosen here, or else what the browser speaks.
    const chosen = localStorage.getItem('inkling:language');
    const readsChinese = chosen ? chosen === 'zh' : /^zh(-(hans|cn|sg|my)|$)/i.test(navigator.language);
    // An address that still says its language could not be kept: sent away, they would never read English.
    if (location.pathname === '/' && readsChinese && !/[?&]lang=/.test(location.search)) {
      location.replace(`/zh${location.hash}`);
    }
  } catch {
    // Without storage nobody is signed in, and nothing was chosen.
  }
})();
