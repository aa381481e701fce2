const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The part of the page a stop is about: of several with its name, the one this screen size shows. */
export const findTarget = (name: string): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${name}"]`)].find(isVisible);
