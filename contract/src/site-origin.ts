/** Stands in the built pages for the address people use, which only the server knows. */
export const siteOriginPlaceholder = 'https://inkling.invalid';
