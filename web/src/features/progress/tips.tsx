import { Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconBook, IconMessageHeart, IconRepeat } from '@tabler/icons-react';
import surface from '../../ui/theme/surface.module.css';
import { t } from './texts.ts';

const tips = [
  {
    icon: IconRepeat,
    title: t.writeAtLeast3Times,
    text: t.aLittleAndOftenBeats,
  },
  { icon: IconBook, title: t.readWidely, text: t.everyBookLendsYouWords },
  {
    icon: IconMessageHeart,
    title: t.seekFeedback,
    text: t.askTheCoachAFriend,
  },
];

export const Tips = () => (
  <section aria-labelledby="tips">
    <Title order={2} id="tips" mt="2xl" mb="md">
      {t.tipsForWriters}
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
