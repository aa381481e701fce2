import type { Writing } from '@inkling/contract';
import { Alert, Text } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import textClasses from '../../../ui/theme/text.module.css';
import { withTimeout } from '../../../ui/with-timeout.ts';
import { teacherName, teacherReviews } from './teacher-reviews.ts';

const longestFetchMs = 2000;

/** What the notice will say, as far as that is quickly known: nobody waits long to write. */
export const prefetchTeacherComments = (queryClient: QueryClient, writing: Writing): Promise<void> =>
  withTimeout(queryClient.prefetchQuery(teacherReviews(writing)), longestFetchMs).catch(() => undefined);

/** Stands above the page while a teacher waits for another draft. */
export const ReturnedNotice = ({ writing }: { writing: Writing }) => {
  const { data } = useQuery(teacherReviews(writing));
  const asked = data?.findLast(({ action }) => action === 'return');
  return (
    <Alert
      role="note"
      color="coral"
      mb="lg"
      icon={<IconMessageReply aria-hidden />}
      title={`${teacherName(asked)} asks for another draft`}
    >
      <Text className={textClasses.multiline}>{asked?.comment}</Text>
      <Text mt="xs">Change your draft, then complete it again when you are happy with it.</Text>
    </Alert>
  );
};
