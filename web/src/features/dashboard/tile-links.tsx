import type { ScreenName } from '@inkling/contract';
import { SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import surface from '../../ui/theme/surface.module.css';
import classes from './tile-links.module.css';

export interface Tile {
  label: string;
  to: string;
  screen: ScreenName;
  icon: ReactNode;
}

export const TileLinks = ({ title, tiles }: { title: string; tiles: Tile[] }) => {
  if (tiles.length === 0) return null;
  return (
    <>
      <Title order={2} mt="2xl" mb="md">
        {title}
      </Title>
      <SimpleGrid
        component="ul"
        minColWidth="min(100%, 15rem)"
        autoFlow="auto-fit"
        spacing="sm"
        data-tour="tiles"
      >
        {tiles.map(({ label, to, icon }) => (
          <li key={label}>
            <Link to={to} className={`${classes.tile} ${surface.lift}`}>
              <ThemeIcon component="span" variant="light" size="var(--touch)" radius="md" aria-hidden="true">
                {icon}
              </ThemeIcon>
              {label}
              <Text span ml="auto" c="dimmed" lh={0}>
                <IconChevronRight size={18} aria-hidden />
              </Text>
            </Link>
          </li>
        ))}
      </SimpleGrid>
    </>
  );
};
