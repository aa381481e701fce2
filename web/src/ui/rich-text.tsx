import { Typography } from '@mantine/core';

/** Rich text that the server sanitised when it was stored; the page's policy runs no script in it either way. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was stored
  <Typography dangerouslySetInnerHTML={{ __html: html }} />
);
