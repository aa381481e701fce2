/** Where people reach us; a placeholder until the product has a domain. */
export const supportEmail = 'support@inkling.test';

export const supportHours = 'Monday to Friday 9am to 5pm EST';

export const supportMailto = (subject: string): string =>
  `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
