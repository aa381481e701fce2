import { type ScreenName, screens } from '@inkling/contract';
import { Button, CloseButton, Group, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Link } from 'react-router';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './dashboard.module.css';

const ways: { label: string; screen: ScreenName }[] = [
  { label: 'Try a free sample writing tour', screen: 'sample-writing' },
  { label: 'Add Your First Child', screen: 'parent-children' },
  { label: 'View Plans', screen: 'subscription' },
];

/** For parents who look around first; stays away once dismissed on this device. */
export const SampleWritingBanner = () => {
  const [dismissed, setDismissed] = useLocalStorage({ key: 'inkling:try-it-dismissed', defaultValue: false });
  if (dismissed) return null;
  return (
    <section className={classes.tryIt} aria-label="Try it">
      <Mascot mood="thinking" size={88} />
      <div>
        <Title order={2} fz="h3" mb="sm">
          See how Inkling works
        </Title>
        <Group gap="sm">
          {ways.map(({ label, screen }) => (
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
        aria-label="Dismiss"
        onClick={() => setDismissed(true)}
      />
    </section>
  );
};
