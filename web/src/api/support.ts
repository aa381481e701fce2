import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { help } from './typed-calls.ts';

/** The operator's support address; empty until it is known. */
export const useSupportEmail = (): string => {
  const { data } = useQuery({
    queryKey: ['support'],
    queryFn: ({ signal }) => call(help.readSupport, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // The page around it says enough; the contact form works without the address.
    meta: { silent: true },
  });
  return data?.email ?? '';
};

/** A letter to the support team, begun for the person. */
export const useSupportMailto = (subject: string): string =>
  `mailto:${useSupportEmail()}?subject=${encodeURIComponent(subject)}`;
