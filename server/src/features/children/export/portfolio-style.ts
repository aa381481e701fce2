/** The portfolio stands by itself: no script, no picture, no font from elsewhere. */
export const portfolioStyle = `
  :root { color: #1d2240; background: #fffaf2; font: 17px/1.6 Lexend, Verdana, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  h1, h2, h3 { font-family: Fraunces, Georgia, serif; line-height: 1.25; }
  h1 { font-size: 2.25rem; margin: 0 0 .25rem; color: #3450c9; }
  .quiet { color: #5c617d; font-size: .9rem; }
  article { background: #fff; border: 1px solid #ece4d6; border-radius: 16px; padding: 1.5rem 1.75rem; margin: 1.5rem 0; }
  article h2 { margin: 0; }
  .cover { padding: 12vh 0 8vh; text-align: center; }
  .text { overflow-wrap: anywhere; margin: 1rem 0; font-size: 1.08rem; line-height: 1.75; }
  .text p { margin: 0; }
  .text p + p { text-indent: 1.5em; }
  .appendix { margin-top: 3rem; }
  table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-size: .95rem; }
  th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid #ece4d6; vertical-align: top; }
  blockquote { margin: .75rem 0; padding: .25rem 1rem; border-left: 4px solid #3450c9; overflow-wrap: anywhere; }
  @media print {
    :root, body { background: #fff; }
    body { padding: 0; max-width: none; }
    .cover { padding: 35vh 0 0; break-after: page; }
    article { border: 0; padding: 0; break-before: page; }
    article:first-of-type { break-before: auto; }
    .appendix { break-before: page; }
    h2, h3, tr { break-after: avoid; }
  }
`;
