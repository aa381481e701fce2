import { type LtiPlatform, newPlatform, pluralise } from '@inkling/contract';
import { Button, Group, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPlugConnected, IconSettings, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { platforms, useAddPlatform, useRemovePlatform, useSetPlatformEnabled } from './lti.queries.ts';
import { newPeopleLabels, removalQuestion } from './lti-texts.ts';
import { PlatformForm } from './platform-form.tsx';

const isSetUp = ({ client_id, deployment_ids }: LtiPlatform): boolean =>
  client_id !== null && deployment_ids.length > 0;

const factsOf = (platform: LtiPlatform): string => {
  const { issuer, unknown_people, people_count, class_count } = platform;
  if (!isSetUp(platform)) return 'Not set up yet';
  return [
    issuer ? new URL(issuer).host : '',
    newPeopleLabels[unknown_people],
    ...(class_count > 0 ? [pluralise(class_count, 'class', 'classes')] : []),
    ...(people_count > 0 ? [pluralise(people_count, 'person', 'people')] : []),
  ].join(' · ');
};

const PlatformRow = ({ platform, onEdit }: { platform: LtiPlatform; onEdit: () => void }) => {
  const change = useSetPlatformEnabled(platform);
  const remove = useRemovePlatform(platform);
  const { name, enabled, people_count } = platform;
  const askAndRemove = async () => {
    if (await confirm(removalQuestion(name, people_count))) remove.mutate();
  };
  return (
    <Row>
      <RowText>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {factsOf(platform)}
        </Text>
      </RowText>
      <Group gap="xs" wrap="nowrap">
        <Switch
          label={enabled ? 'On' : 'Off'}
          aria-label={`Opening Inkling from ${name}`}
          checked={enabled}
          disabled={change.isPending || !isSetUp(platform)}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
        <RowAction
          word="Set up"
          label={`Set up ${name}`}
          icon={<IconSettings size={20} aria-hidden />}
          onClick={onEdit}
        />
        <RowAction
          word="Remove"
          label={`Remove ${name}`}
          icon={<IconTrash size={20} aria-hidden />}
          isDanger
          loading={remove.isPending}
          onClick={askAndRemove}
        />
      </Group>
    </Row>
  );
};

const AddPlatformForm = ({ onClose, onAdded }: { onClose: () => void; onAdded: (id: number) => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: { name: 'Moodle' },
    schema: newPlatform,
    bodyOf: (values) => values,
    save: useAddPlatform(),
    onClose,
    onSaved: ({ id }) => onAdded(id),
  });
  return (
    <FormDialog title="Add a learning platform" submit="Continue" {...dialog}>
      <TextInput
        label="What do you call it?"
        description="Teachers and students read this name, for example Moodle or Canvas."
        autoComplete="off"
        data-autofocus
        withAsterisk
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
};

/** The learning platforms from which people open Inkling; for admins. */
export const LtiSection = () => {
  const query = useQuery(platforms);
  const [isAdding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = query.data?.items.find(({ id }) => id === editedId);
  return (
    <Section title="Learning platforms">
      <QueryState query={query} skeleton={<Skeleton height="6rem" radius="lg" />}>
        {({ items }) => (
          <Stack gap="sm" align="flex-start">
            <Text c="dimmed">
              Teachers put activities into their courses in Moodle, Canvas or another platform with LTI 1.3.
              Students open them from there, and confirmed marks go back.
            </Text>
            {items.length > 0 && (
              <Rows label="Learning platforms">
                {items.map((platform) => (
                  <PlatformRow
                    key={platform.id}
                    platform={platform}
                    onEdit={() => setEditedId(platform.id)}
                  />
                ))}
              </Rows>
            )}
            <Button
              {...(items.length > 0 ? { variant: 'default' } : { color: 'coral' })}
              leftSection={<IconPlugConnected size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              Add a learning platform
            </Button>
          </Stack>
        )}
      </QueryState>
      {isAdding && (
        <AddPlatformForm
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            setEditedId(id);
          }}
        />
      )}
      {edited && <PlatformForm platform={edited} onClose={() => setEditedId(null)} />}
    </Section>
  );
};
