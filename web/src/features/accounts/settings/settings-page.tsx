import { Stack } from '@mantine/core';
import { IconBell, IconLock, IconPalette, IconUserCircle } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Columns } from '../../../ui/columns.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import classes from './settings-page.module.css';
import { t } from './texts.ts';

interface Section {
  name: string;
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
  Content: ComponentType;
}

const account: Section = { name: 'account', label: t.account, Icon: IconUserCircle, Content: AccountSection };

const sections: Section[] = [
  account,
  { name: 'notifications', label: t.notifications, Icon: IconBell, Content: NotificationsSection },
  { name: 'privacy', label: t.privacy, Icon: IconLock, Content: PrivacySection },
  { name: 'appearance', label: t.appearance, Icon: IconPalette, Content: AppearanceSection },
];

export const SettingsPage = () => {
  const { filters } = useUrlFilters('section');
  const current = sections.find(({ name }) => name === filters.section) ?? account;
  return (
    <>
      <PageHeader title={t.settings} />
      <Columns widths="14rem minmax(0, 44rem)">
        <nav aria-label={t.settingsSections} className={classes.sections}>
          {sections.map(({ name, label, Icon }) => (
            <Link
              key={name}
              to={`?section=${name}`}
              aria-current={name === current.name ? 'page' : undefined}
            >
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          ))}
        </nav>
        <Stack gap="lg">
          <current.Content />
        </Stack>
      </Columns>
    </>
  );
};
