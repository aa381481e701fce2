import type { Config } from '../../config.ts';

/** Who we are to a browser: passkeys are made for one domain, and a page elsewhere can't ask for them. */
export const relyingPartyOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin, name: 'Inkling' };
};
