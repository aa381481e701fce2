import { screens, type User } from '@inkling/contract';
import { Badge, Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { BreakableUsername } from '../../ui/breakable-username.tsx';
import surface from '../../ui/theme/surface.module.css';
import textClasses from '../../ui/theme/text.module.css';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './profile-page.module.css';
import { roleLabels } from './role-labels.ts';
import { t } from './texts.ts';

const factsOf = (user: User): [string, string][] => [
  [t.name, user.full_name],
  ...(user.role === 'student' ? [[t.username, user.screen_name] satisfies [string, string]] : []),
  [t.email, user.email ?? t.noEmailAddress],
  [t.accountType, roleLabels[user.role]],
];

export const ProfilePage = () => {
  const user = useUser();
  if (!user) return null;
  return (
    <Card mx="auto" maw="46rem" padding={0}>
      <div className={classes.cover} />
      <div className={classes.body}>
        <UserAvatar user={user} size={104} className={classes.avatar} />
        <Group justify="space-between" align="flex-end" gap="md">
          <div className={textClasses.breakable}>
            <Title order={1}>{t.myProfile}</Title>
            <Group gap="xs" mt={4}>
              <Text c="dimmed">{user.full_name}</Text>
              <Badge variant="light">{roleLabels[user.role]}</Badge>
            </Group>
          </div>
          <Button
            component={Link}
            to={screens.settings.path}
            color="coral"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t.editProfile}
          </Button>
        </Group>
        <SimpleGrid component="dl" minColWidth="min(100%, 15rem)" autoFlow="auto-fit" spacing="sm" mt="xl">
          {factsOf(user).map(([name, value]) => (
            <div key={name} className={surface.inset}>
              <dt>{name}</dt>
              <dd>
                <BreakableUsername text={value} />
              </dd>
            </div>
          ))}
        </SimpleGrid>
      </div>
    </Card>
  );
};
