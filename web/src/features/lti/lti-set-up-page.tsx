import { screens } from '@inkling/contract';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { lti, type ResponseTo } from '../../api/typed-calls.ts';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { LaunchLoading, LaunchMessage, LaunchRefused } from './launch-message.tsx';
import { sendToPlatform } from './send-to-platform.ts';

type SetUp = ResponseTo<typeof lti.readSetUp>;

interface StepProps {
  ticket: string;
  setUp: SetUp;
}

const ChooseClass = ({ ticket, setUp }: StepProps) => {
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (course_id: number | null) => call(lti.chooseClass, { body: { ticket, course_id } }),
    meta: { silent: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['lti', 'set-up'] }),
  });
  return (
    <Stack gap="md">
      <Title order={1}>Which class is this?</Title>
      <Text>
        You come from the course “{setUp.course_title}” of {setUp.platform}. Its students join the class you
        choose here when they open Inkling, and leave it when they leave the course.
      </Text>
      {choose.error && <FormErrorBanner>{errorText(choose.error)}</FormErrorBanner>}
      <Group>
        <Button color="coral" loading={choose.isPending} onClick={() => choose.mutate(null)}>
          Make a new class “{setUp.course_title}”
        </Button>
      </Group>
      {setUp.classes.length > 0 && (
        <Rows label="Your classes">
          {setUp.classes.map(({ id, title }) => (
            <Row key={id}>
              <RowText>
                <Text fw={600}>{title}</Text>
              </RowText>
              <Button variant="default" disabled={choose.isPending} onClick={() => choose.mutate(id)}>
                Choose
              </Button>
            </Row>
          ))}
        </Rows>
      )}
    </Stack>
  );
};

const ChooseActivity = ({ ticket, setUp }: StepProps) => {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (activity_id: number) => call(lti.chooseActivity, { body: { ticket, activity_id } }),
    meta: { silent: true },
    onSuccess: ({ return_to, choice }) => {
      if (return_to) return navigate(return_to, { replace: true });
      if (choice) return sendToPlatform(choice);
      return setDone(true);
    },
  });
  if (isDone)
    return (
      <LaunchMessage title="Done">
        <Text>The activity is on its way to {setUp.platform}. You can close this tab and go on there.</Text>
      </LaunchMessage>
    );
  return (
    <Stack gap="md">
      <Title order={1}>Choose an activity</Title>
      <Text>
        {setUp.goes_back
          ? `It becomes a part of the course “${setUp.course_title}” in ${setUp.platform}.`
          : `It opens when somebody clicks this place in “${setUp.course_title}”.`}
      </Text>
      {choose.error && <FormErrorBanner>{errorText(choose.error)}</FormErrorBanner>}
      {setUp.activities.length > 0 ? (
        <Rows label="Activities">
          {setUp.activities.map(({ id, title, status }) => (
            <Row key={id}>
              <RowText>
                <Text fw={600}>{title}</Text>
                {status === 'draft' && (
                  <Text size="sm" c="dimmed">
                    A draft: students see it once you publish it
                  </Text>
                )}
              </RowText>
              <Button variant="default" disabled={choose.isPending} onClick={() => choose.mutate(id)}>
                Choose
              </Button>
            </Row>
          ))}
        </Rows>
      ) : (
        <Text c="dimmed">You have no activity yet.</Text>
      )}
      <Group>
        <Button component="a" href={screens['teacher-activity-create'].path} target="_blank" color="coral">
          Make a new activity
        </Button>
        <Button
          variant="default"
          onClick={() => queryClient.invalidateQueries({ queryKey: ['lti', 'set-up'] })}
        >
          Show what is new
        </Button>
      </Group>
    </Stack>
  );
};

/** What a teacher who came from a platform chooses: the class of the course, then an activity. */
export const LtiSetUpPage = () => {
  const ticket = useLocation().hash.slice(1);
  const { data, error } = useQuery({
    queryKey: ['lti', 'set-up', ticket],
    queryFn: () => call(lti.readSetUp, { body: { ticket } }),
    retry: false,
    meta: { silent: true },
  });
  if (error) return <LaunchRefused message={errorText(error)} />;
  if (!data) return <LaunchLoading />;
  const Step = data.step === 'class' ? ChooseClass : ChooseActivity;
  return (
    <Box maw="46rem" mx="auto">
      <Step ticket={ticket} setUp={data} />
    </Box>
  );
};
