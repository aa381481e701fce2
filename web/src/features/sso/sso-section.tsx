import { pluralise, type SsoConnection } from '@inkling/contract';
import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { IconKey, IconSettings, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../shared/query-state.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { AddConnectionForm } from './add-sso-connection-form.tsx';
import { connections, useRemoveConnection, useSetConnectionEnabled } from './sso.queries.ts';
import { ConnectionForm } from './sso-connection-form.tsx';
import { newUserPolicyLabels, providerLabels, removalQuestion } from './sso-texts.ts';

const nameOf = ({ provider, issuer }: SsoConnection): string =>
  provider === 'other' ? new URL(issuer).host : providerLabels[provider];

const confirmedOf = ({ domains, waiting_domains }: SsoConnection): string[] =>
  domains.filter((domain) => !waiting_domains.includes(domain));

const factsOf = (connection: SsoConnection): string => {
  const { client_id, unknown_people, people_count } = connection;
  return client_id === null
    ? 'Not set up yet'
    : [
        confirmedOf(connection).join(', ') || 'By code only',
        newUserPolicyLabels[unknown_people],
        ...(people_count > 0 ? [pluralise(people_count, 'person', 'people')] : []),
      ].join(' · ');
};

const ConnectionRow = ({ connection, onEdit }: { connection: SsoConnection; onEdit: () => void }) => {
  const change = useSetConnectionEnabled(connection);
  const remove = useRemoveConnection(connection);
  const name = nameOf(connection);
  const question = removalQuestion(connection.provider, connection.people_count);
  return (
    <Row>
      <RowText>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {factsOf(connection)}
        </Text>
        {connection.waiting_domains.map((domain) => (
          <Text key={domain} size="sm">
            {domain}: Waiting for the operator of this Inkling to confirm it
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          School code: {connection.school_code}
        </Text>
      </RowText>
      <Group gap="xs" wrap="nowrap">
        <Switch
          label={connection.enabled ? 'On' : 'Off'}
          aria-label={`Signing in with ${name}`}
          checked={connection.enabled}
          disabled={change.isPending || !(connection.client_id && connection.has_secret)}
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
          onClick={async () => (await confirm(question)) && remove.mutate()}
        />
      </Group>
    </Row>
  );
};

/** How people sign in with the school's own accounts; for admins. */
export const SsoSection = () => {
  const query = useQuery(connections);
  const [isAdding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = query.data?.items.find(({ id }) => id === editedId);
  return (
    <Section title="Sign-on">
      <QueryState query={query} skeleton={<Skeleton height="6rem" radius="lg" />}>
        {({ items }) => (
          <Stack gap="sm" align="flex-start">
            <Text c="dimmed">
              Staff and students can sign in with the accounts your school gives them, and need no password
              here.
            </Text>
            {items.length > 0 && (
              <Rows label="Sign-on">
                {items.map((connection) => (
                  <ConnectionRow
                    key={connection.id}
                    connection={connection}
                    onEdit={() => setEditedId(connection.id)}
                  />
                ))}
              </Rows>
            )}
            <Button
              {...(items.length > 0 ? { variant: 'default' } : { color: 'coral' })}
              leftSection={<IconKey size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              Add a sign-on
            </Button>
          </Stack>
        )}
      </QueryState>
      {isAdding && (
        <AddConnectionForm
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            setAdding(false);
            setEditedId(id);
          }}
        />
      )}
      {edited && <ConnectionForm connection={edited} onClose={() => setEditedId(null)} />}
    </Section>
  );
};
