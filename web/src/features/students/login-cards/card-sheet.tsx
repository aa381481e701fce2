import type { LoginCard } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { Logo } from '../../../ui/logo.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import classes from './login-cards.module.css';

/** Eight to an A4 page, with lines to cut along. */
export const CardSheet = ({ cards }: { cards: LoginCard[] }) => (
  <ul className={classes.sheet} aria-label="Login cards">
    {cards.map(({ id, full_name, screen_name, password }) => (
      <li key={id} className={classes.card}>
        <Group gap="sm" wrap="nowrap" justify="space-between">
          <Logo />
          <span className={classes.address}>{window.location.host}</span>
        </Group>
        <Text className={textClasses.breakable} mt="sm" mb="xs" fw={650} lh="1.25" ff="heading" size="xl">
          {full_name}
        </Text>
        <dl className={classes.facts}>
          <dt>Username</dt>
          <dd>{screen_name}</dd>
          <dt>Password</dt>
          <dd>{password}</dd>
        </dl>
        <p className={classes.hint}>Keep this card safe, and show it to nobody.</p>
      </li>
    ))}
  </ul>
);
