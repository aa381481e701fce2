import sanitize from 'sanitize-html';

/** What the editor on the screen can make, and no more: no styles, no scripts, no pictures from elsewhere. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'hr',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    // A page has one first heading, and it is not in here.
    h1: 'h2',
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
};

/** Rich text as it may be stored and shown; text without any words in it becomes empty. */
export const safeHtml = (input: string): string => {
  const html = sanitize(input, allowed).trim();
  const words = sanitize(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(/&nbsp;|\s/g, '');
  return words === '' ? '' : html;
};
