import { screenPath } from '@inkling/contract';
import { Button, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { lti } from '../../api/typed-calls.ts';
import { isFramed } from '../../ui/is-framed.ts';
import { LaunchLoading, LaunchMessage, LaunchRefused } from './launch-message.tsx';
import { sendToPlatform } from './send-to-platform.ts';

const askEveryMs = 2000;

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** By this the other tab names the frame, and nobody who sees its address can take the frame's place. */
const hashOf = async (secret: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Waits until something is chosen in the other tab, and brings it to the platform from here, where it waits too. */
const useChoiceOfOtherTab = (frame: string, isOpen: boolean) => {
  const { data } = useQuery({
    queryKey: ['lti', 'frame', frame],
    queryFn: () => call(lti.takeChoice, { body: { frame } }),
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data?.choice ? false : askEveryMs),
    refetchIntervalInBackground: true,
    meta: { silent: true },
  });
  const choice = data?.choice;
  useEffect(() => {
    if (choice) sendToPlatform(choice);
  }, [choice]);
};

/** Inside the platform's page nothing can be kept for us: a tab of its own works everywhere. */
const OpenInNewTab = ({ code, search }: { code: string; search: URLSearchParams }) => {
  const frame = useMemo(newSecret, []);
  const [isOpen, setOpen] = useState(false);
  useChoiceOfOtherTab(frame, isOpen);
  const { data: hash } = useQuery({
    queryKey: ['lti', 'frame-hash', frame],
    queryFn: () => hashOf(frame),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (hash === undefined) return <LaunchLoading />;
  const href = `${screenPath('lti-start', { code })}?${search}&frame=${hash}`;
  return (
    <LaunchMessage title={isOpen ? 'Inkling is open in another tab' : 'Inkling opens in a tab of its own'}>
      <Text>
        {isOpen
          ? 'What you choose there comes back here by itself. You can also open it again.'
          : 'There is more room to write, and it works in every browser.'}
      </Text>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener"
        color="coral"
        size="lg"
        leftSection={<IconExternalLink size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Open Inkling in a new tab
      </Button>
    </LaunchMessage>
  );
};

const GoOn = ({ code, search }: { code: string; search: URLSearchParams }) => {
  const { data, error } = useQuery({
    queryKey: ['lti', 'start', code, search.toString()],
    queryFn: () => call(lti.startLaunch, { params: { code }, body: Object.fromEntries(search) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  });
  useEffect(() => {
    if (data) window.location.replace(data.url);
  }, [data]);
  return error ? <LaunchRefused message={errorText(error)} /> : <LaunchLoading />;
};

/** Where a platform sends whoever follows a link to Inkling. */
export const LtiStartPage = () => {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  return isFramed() ? <OpenInNewTab code={code} search={search} /> : <GoOn code={code} search={search} />;
};
