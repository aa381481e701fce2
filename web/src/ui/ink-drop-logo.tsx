/** The drop of ink with a face, for the logo; its colour comes from around it. */
export const InkDropLogo = () => (
  <svg viewBox="0 0 32 36" width="28" height="32" aria-hidden="true">
    <path d="M17 1c.7 0 1 1 1.1 2 .5 3.4 2.4 5.7 4.8 8.5C25.7 14.9 29 18.6 29 24c0 6.8-5.3 11.5-13 11.5S3 30.8 3 24C3 15.2 11.3 10.6 14.9 4 15.7 2.5 16.2 1 17 1Z" />
    <circle cx="11.5" cy="22" r="2.4" fill="#fff" />
    <circle cx="20.5" cy="22" r="2.4" fill="#fff" />
    <path d="M12 27.5q4 3.5 8 0" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
