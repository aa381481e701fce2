import { screens } from '@inkling/contract';
import { Card, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import { IconBook2, IconClipboardText } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import surface from '../../ui/theme/surface.module.css';

const cards = [
  {
    tab: 'courses',
    screen: 'teacher-courses',
    title: 'Courses',
    text: 'Your classes: who is in them, what they work on, and the codes to join.',
    icon: <IconBook2 size={32} aria-hidden />,
  },
  {
    tab: 'activities',
    screen: 'teacher-activities',
    title: 'Activities',
    text: 'The writing tasks, step by step, from draft to published.',
    icon: <IconClipboardText size={32} aria-hidden />,
  },
] as const;

/** The way to courses and activities; an address with a tab goes straight there. */
export const CoursesAndActivitiesPage = () => {
  const [search] = useSearchParams();
  const wanted = cards.find(({ tab }) => tab === search.get('tab'));
  if (wanted) return <Navigate to={screens[wanted.screen].path} replace />;
  return (
    <>
      <PageHeader title="Courses and Activities" text="What would you like to work on?" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {cards.map(({ tab, screen, title, text, icon }) => (
          <Card key={tab} pos="relative" className={surface.lift}>
            <ThemeIcon variant="light" size="3.5rem" radius="lg">
              {icon}
            </ThemeIcon>
            <Title order={2} mt="sm" mb="xs">
              <Link to={screens[screen].path} className={surface.coverLink}>
                {title}
              </Link>
            </Title>
            <Text c="dimmed">{text}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
};
