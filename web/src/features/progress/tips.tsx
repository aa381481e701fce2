import { Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconBook, IconMessageHeart, IconRepeat } from '@tabler/icons-react';
import surface from '../../ui/theme/surface.module.css';

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
    <SimpleGrid component="ul" minColWidth="min(100%, 17rem)" autoFlow="auto-fit" spacing="lg">
      {tips.map(({ icon: Icon, title, text }) => (
        <Group
          key={title}
          component="li"
          className={surface.inset}
          gap="sm"
          py="md"
          wrap="nowrap"
          align="flex-start"
        >
          <Text span flex="none" c="var(--ink)">
            <Icon aria-hidden />
          </Text>
          <span>
            <strong>{title}</strong>
            <Text span display="block" c="dimmed">
              {text}
            </Text>
          </span>
        </Group>
      ))}
    </SimpleGrid>
  </section>
);
