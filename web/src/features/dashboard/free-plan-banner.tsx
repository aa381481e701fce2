import { screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useIsBuilt } from '../../ui/built-screens.ts';
import classes from './dashboard.module.css';

/** For families without a subscription. */
export const FreePlanBanner = () => {
  const isBuilt = useIsBuilt();
  return (
    <section className={classes.banner} aria-label="Your plan">
      <IconSparkles aria-hidden />
      <p>
        <strong>You are on the Free Plan.</strong> It includes 4 AI writing challenges per month and up to 2
        child accounts.
      </p>
      {isBuilt('subscription') && (
        <Button component={Link} to={screens.subscription.path} variant="default">
          Upgrade Plan
        </Button>
      )}
    </section>
  );
};
