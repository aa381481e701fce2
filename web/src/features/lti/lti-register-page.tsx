import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { lti } from '../../api/typed-calls.ts';
import { LaunchLoading, LaunchMessage, LaunchRefused } from './launch-message.tsx';

/** Tells the platform's page that it can go on; there is nothing secret in it. */
const close = (): void =>
  (window.opener ?? window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*');

/** The link of dynamic registration, as a platform opens it. */
export const LtiRegisterPage = () => {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const registration_token = search.get('registration_token');
  const { data, error } = useQuery({
    queryKey: ['lti', 'register', token],
    queryFn: () =>
      call(lti.registerPlatform, {
        body: {
          token,
          openid_configuration: search.get('openid_configuration') ?? '',
          ...(registration_token && { registration_token }),
        },
      }),
    // The link works once: asking again would turn a success into a failure.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  });
  if (error) return <LaunchRefused message={errorText(error)} />;
  if (!data) return <LaunchLoading />;
  return (
    <LaunchMessage title="Inkling is registered">
      <Text>
        Switch {data.platform} on in Inkling, on the page School of {data.school}, and activate Inkling here.
      </Text>
      <Button color="coral" onClick={close}>
        Done
      </Button>
    </LaunchMessage>
  );
};
