import { type Child, screenPath } from '@inkling/contract';
import { Box, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { withElements } from '../../language/with-elements.tsx';
import { BreakableUsername } from '../../ui/breakable-username.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './children-page.module.css';
import { t } from './texts.ts';

interface ChildCardProps {
  child: Child;
  isEdited: boolean;
  /** Being deleted. */
  isLeaving: boolean;
  onDelete: () => void;
}

const ChildActions = ({ child, isLeaving, onDelete }: Omit<ChildCardProps, 'isEdited'>) => {
  const query = { id: String(child.id) };
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={screenPath('parent-children', {}, query)}
        preventScrollReset
        variant="light"
        px={12}
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={t.edit(child.full_name)}
      >
        {t.edit2}
      </Button>
      <Button
        component={Link}
        to={screenPath('parent-progress', {}, query)}
        variant="default"
        px={12}
        aria-label={t.progressOf(child.full_name)}
      >
        {t.progress}
      </Button>
      <Button
        variant="subtle"
        px={12}
        c="var(--danger)"
        color="red"
        loading={isLeaving}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={onDelete}
        aria-label={t.deleteIt(child.full_name)}
      >
        {t.deleteIt2}
      </Button>
    </Group>
  );
};

export const ChildCard = ({ isEdited, ...rest }: ChildCardProps) => {
  const { child } = rest;
  return (
    <Card component="article" className={classes.child} data-edited={isEdited || undefined}>
      <Group wrap="nowrap" align="flex-start">
        <UserAvatar user={child} size={64} />
        <Box className={textClasses.breakable} flex={1}>
          <Title order={2} fz="h3">
            {child.full_name}
          </Title>
          {child.email && <Text c="dimmed">{child.email}</Text>}
          {child.grade_level !== null && <Text c="dimmed">{t.year(child.grade_level)}</Text>}
          <Text c="dimmed" size="sm">
            {withElements(t.signsInAs, {
              name: () => (
                <strong>
                  <BreakableUsername text={child.screen_name} />
                </strong>
              ),
            })}
          </Text>
        </Box>
      </Group>
      <ChildActions {...rest} />
    </Card>
  );
};
