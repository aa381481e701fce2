const root = document.documentElement;
const schemeKey = 'inkling:color-scheme';

/** Storage can be forbidden; the choice then holds for this page only. */
const remember = (scheme: string): void => {
  try {
    localStorage.setItem(schemeKey, scheme);
  } catch {
    return;
  }
};

const offerThemes = (): void => {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  const isDark = (): boolean => root.dataset.mantineColorScheme === 'dark';
  const show = (): void => button.setAttribute('aria-pressed', String(isDark()));
  button.hidden = false;
  show();
  // theme.js listens as well, and came first.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  button.addEventListener('click', () => {
    const scheme = isDark() ? 'light' : 'dark';
    root.dataset.mantineColorScheme = scheme;
    remember(scheme);
    show();
  });
};

const openDialogs = (): void => {
  for (const link of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    const dialog = document.querySelector<HTMLDialogElement>(`#${link.dataset.opens}`);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      dialog?.showModal();
    });
    dialog?.addEventListener('click', (event) => {
      const isClose = event.target instanceof Element && event.target.closest('[data-closes]') !== null;
      if (isClose) event.preventDefault();
      // A click on the dialog itself is one beside its content.
      if (isClose || event.target === dialog) dialog.close();
    });
  }
};

/** A chosen place, Escape or a click elsewhere folds the menu up again. */
const foldMenu = (): void => {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  if (!menu) return;
  document.addEventListener('click', (event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('a')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
};

offerThemes();
openDialogs();
foldMenu();
