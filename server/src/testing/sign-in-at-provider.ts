/** A browser at a school's sign-in, as far as redirects and cookies go. */
export const signInAtProvider = (issuer: string) => {
  const cookies = new Map<string, string>();

  const request = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return response;
  };

  const postForm = (address: string | URL, fields: Record<string, string>): Promise<Response> =>
    request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  const xsrfIn = (page: string): string => /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';

  /** The page by which somebody else takes over the browser: it signs the last one out by itself. */
  const takeOver = async (page: string): Promise<string | null> => {
    if (!page.includes('name="logout" value="yes"')) return null;
    const response = await postForm(`${issuer}/session/end/confirm`, { xsrf: xsrfIn(page), logout: 'yes' });
    return response.headers.get('location');
  };

  /** Follows where it is sent, choosing this person when asked, until it is sent away from the sign-in. */
  const signIn = async (address: string, sub: string): Promise<URL> => {
    let url = new URL(address);
    while (url.origin === issuer) {
      if (url.pathname.startsWith('/interaction/')) url.searchParams.set('as', sub);
      const response = await request(url);
      const page = await response.text();
      const location = response.headers.get('location') ?? (await takeOver(page));
      if (!location) throw new Error(`the sign-in stopped at ${url.pathname}: ${page}`);
      url = new URL(location, url);
    }
    return url;
  };

  /** Signs out of the school; the sign-in tells every app. */
  const signOut = async (): Promise<void> => {
    const page = await (await request(`${issuer}/session/end`)).text();
    await postForm(`${issuer}/session/end/confirm`, { xsrf: xsrfIn(page), logout: 'yes' });
  };

  return { signIn, signOut };
};
