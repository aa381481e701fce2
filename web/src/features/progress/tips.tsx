import { Text, Title } from '@mantine/core';
import { IconBook, IconMessageHeart, IconRepeat } from '@tabler/icons-react';
import classes from './tips.module.css';

const tips = [
  {
    icon: IconRepeat,
    title: 'Write at least 3 times per week',
    text: 'A little and often beats a lot at once.',
  },
  { icon: IconBook, title: 'Read widely', text: 'Every book lends you words for your own.' },
  {
    icon: IconMessageHeart,
    title: 'Seek feedback',
    text: 'Ask the coach, a friend or your teacher, and choose one thing to try.',
  },
];

export const Tips = () => (
  <section aria-labelledby="tips">
    <Title order={2} id="tips" mt="2xl" mb="md">
      Tips for writers
    </Title>
    <ul className={classes.tips}>
      {tips.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Text span flex="none" c="var(--ink)">
            <Icon aria-hidden />
          </Text>
          <span>
            <strong>{title}</strong>
            <Text span display="block" c="dimmed">
              {text}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
