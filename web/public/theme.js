// Runs before the first paint, so that neither the theme nor the text size flashes.
(() => {
  const root = document.documentElement;
  try {
    const chosen = localStorage.getItem('inkling:color-scheme') || 'light';
    const dark = chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
    const size = Number(localStorage.getItem('inkling:font-size'));
    if (size >= 12 && size <= 20) root.style.fontSize = `${(size / 16) * 100}%`;
  } catch {
    // Storage can be forbidden; the page then opens in the light theme.
    root.dataset.mantineColorScheme = 'light';
  }
})();
