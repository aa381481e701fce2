import type { Writing } from '@inkling/contract';
import { Text, Title } from '@mantine/core';
import { RichText } from '../../ui/rich-text.tsx';
import { TaskImages } from './task-images.tsx';

const ownIdea =
  'This piece is your own idea: you choose who it is about and where it goes. Tell the assistant the first thing that comes to mind, and build from there.';

/** What the child was asked to write. */
export const Task = ({ writing }: { writing: Writing }) => (
  <section aria-label="Your task">
    <Title order={2} fz="h3">
      {writing.activity?.title ?? writing.title}
    </Title>
    <Text mt="xs">{writing.activity ? writing.activity.description : ownIdea}</Text>
    {writing.requirements && (
      <>
        <Title order={3} fz="h4" mt="md">
          Requirements
        </Title>
        <RichText html={writing.requirements} />
      </>
    )}
    {writing.images.length > 0 && <TaskImages images={writing.images} />}
  </section>
);
