import { dashboardOf, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../api/session.ts';
import { FullPageNotice } from '../ui/full-page-notice.tsx';
import { t } from './texts.ts';

/** For a record that does not exist or is not for this person: both look alike. */
export const NotFound = ({ title, text }: { title: string; text: string }) => {
  const role = useUser()?.role ?? 'student';
  return (
    <FullPageNotice title={title} text={text}>
      <Button component={Link} to={screens[dashboardOf(role)].path} color="coral">
        {t.returnToDashboard}
      </Button>
    </FullPageNotice>
  );
};
