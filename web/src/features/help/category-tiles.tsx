import { SimpleGrid, Text, ThemeIcon } from '@mantine/core';
import {
  IconCreditCard,
  IconFeather,
  IconFlag,
  IconHeartHandshake,
  IconMessages,
  IconTrophy,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import surface from '../../ui/theme/surface.module.css';
import classes from './category-tiles.module.css';
import { type CategoryId, categories } from './texts/categories.ts';
import { t } from './texts.ts';

const icons: Record<CategoryId, ComponentType<{ 'aria-hidden': boolean }>> = {
  start: IconFlag,
  writing: IconFeather,
  feedback: IconMessages,
  classes: IconTrophy,
  families: IconHeartHandshake,
  account: IconCreditCard,
};

interface CategoryTilesProps {
  chosen: string;
  onChoose: (id: CategoryId) => void;
}

export const CategoryTiles = ({ chosen, onChoose }: CategoryTilesProps) => (
  <SimpleGrid component="ul" minColWidth="min(100%, 20rem)" spacing="sm" aria-label={t.topics}>
    {categories.map(({ id, title, text }) => {
      const Icon = icons[id];
      return (
        <li key={id}>
          <button
            type="button"
            className={`${surface.choice} ${classes.tile}`}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <ThemeIcon component="span" variant="light" size="var(--touch)" radius="md">
              <Icon aria-hidden />
            </ThemeIcon>
            <span>
              <strong>{title}</strong>
              <Text span display="block" size="sm" c="dimmed">
                {text}
              </Text>
            </span>
          </button>
        </li>
      );
    })}
  </SimpleGrid>
);
