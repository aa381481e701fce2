import { Text, Title } from '@mantine/core';
import classes from './video-lesson.module.css';

/** What the video says, for those who would rather read. */
export const VideoText = ({ text }: { text: string }) => (
  <section className={classes.about}>
    <Title order={2} fz="h3">
      About this video
    </Title>
    <Text mt="xs" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  </section>
);
