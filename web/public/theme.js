// Runs before the first paint, so that neither the theme nor the text size flashes.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  /** What was chosen on this device; storage can be forbidden, and then nothing was. */
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const showTheme = () => {
    const chosen = stored('inkling:color-scheme');
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  };
  /** The browser's own bar, in the colour of the page. */
  const showBar = () =>
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', root.dataset.mantineColorScheme === 'dark' ? '#13162a' : '#fffaf2');
  new MutationObserver(showBar).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
  showTheme();
  system.addEventListener('change', showTheme);
  // A link of the landing page says its language. It is kept as the choice of this device, and leaves the address.
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (asked === 'en' || asked === 'zh') {
    address.searchParams.delete('lang');
    try {
      localStorage.setItem('inkling:language', asked);
      history.replaceState(history.state, '', address);
    } catch {
      // Then the app speaks as the browser does.
    }
  }
  const size = Number(stored('inkling:font-size'));
  if (size >= 12 && size <= 20) root.style.fontSize = `${(size / 16) * 100}%`;
})();
