import { type ScreenName, screens } from '@inkling/contract';
import { Button, CloseButton, Group, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './dashboard.module.css';
import { childrenWritings } from './dashboard.queries.ts';
import { t } from './texts.ts';

interface Way {
  label: string;
  screen: ScreenName;
}

/** Nobody is asked for a first child who has one, or to look at plans who pays. */
const waysFor = ({ hasChildren, pays }: { hasChildren: boolean; pays: boolean }): Way[] => [
  { label: t.tryAFreeSampleWriting, screen: 'sample-writing' },
  ...(hasChildren ? [] : [{ label: t.addYourFirstChild, screen: 'parent-children' as const }]),
  ...(pays ? [] : [{ label: t.viewPlans, screen: 'subscription' as const }]),
];

/** For parents who look around first; stays away once dismissed on this device. */
export const SampleWritingBanner = ({ pays }: { pays: boolean }) => {
  const { data: family } = useQuery(childrenWritings);
  const [dismissed, setDismissed] = useLocalStorage({ key: 'inkling:try-it-dismissed', defaultValue: false });
  if (dismissed || !family || (pays && family.length > 0)) return null;
  return (
    <Group
      component="section"
      className={classes.tryIt}
      gap="md"
      mt="xl"
      p="lg"
      pr="3.5rem"
      aria-label={t.tryIt}
    >
      <Mascot mood="thinking" size={88} />
      <div>
        <Title order={2} fz="h3" mb="sm">
          {t.seeHowInklingWorks}
        </Title>
        <Group gap="sm">
          {waysFor({ hasChildren: family.length > 0, pays }).map(({ label, screen }) => (
            <Button key={screen} component={Link} to={screens[screen].path} variant="light">
              {label}
            </Button>
          ))}
        </Group>
      </div>
      <CloseButton
        size="2.75rem"
        iconSize="1.25rem"
        className={classes.dismiss}
        aria-label={t.dismiss}
        onClick={() => setDismissed(true)}
      />
    </Group>
  );
};
