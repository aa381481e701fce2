import { screens, type User } from '@inkling/contract';
import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconLifebuoy,
  IconLogout,
  IconSchool,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './navbar.module.css';
import { t } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

const icon = { size: 18, 'aria-hidden': true };

export const ProfileMenu = ({ user }: { user: User }) => {
  const logOut = useSignOut();
  return (
    <Menu position="bottom-end" width={220} shadow="md" radius="md">
      <Menu.Target>
        <UnstyledButton className={classes.profile}>
          <UserAvatar user={user} size={36} />
          <span className={classes.username}>{user.screen_name}</span>
          <IconChevronDown {...icon} size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={screens.profile.path} leftSection={<IconUser {...icon} />}>
          {t.myProfile}
        </Menu.Item>
        <Menu.Item component={Link} to={screens.settings.path} leftSection={<IconSettings {...icon} />}>
          {t.settings}
        </Menu.Item>
        {user.school && (
          <Menu.Item component={Link} to={screens.school.path} leftSection={<IconSchool {...icon} />}>
            {user.school.name}
          </Menu.Item>
        )}
        {user.district && (
          <Menu.Item component={Link} to={screens.district.path} leftSection={<IconSchool {...icon} />}>
            {user.district.name}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={screens.help.path} leftSection={<IconLifebuoy {...icon} />}>
          {t.help}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={logOut} leftSection={<IconLogout {...icon} />}>
          {t.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
