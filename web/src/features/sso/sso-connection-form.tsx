import { connectionForm, newUserPolicies, type SsoConnection } from '@inkling/contract';
import { Alert, Box, Button, PasswordInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCircleCheck } from '@tabler/icons-react';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { CopyAddress } from '../../ui/copy-address.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { useChangeConnection, useTestConnection } from './sso.queries.ts';
import { newUserPolicyLabels, newUserPolicyTexts, providerLabels, providerSteps } from './sso-texts.ts';

const rules = newUserPolicies.map((value) => ({ value, label: newUserPolicyLabels[value] }));

const TestResult = ({ connection }: { connection: SsoConnection }) => {
  const test = useTestConnection(connection);
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        Test the connection
      </Button>
      <Box role="status" w="100%">
        {test.data?.works && (
          <Alert color="leaf" icon={<IconCircleCheck aria-hidden />}>
            {test.data.message}
          </Alert>
        )}
        {test.data?.works === false && <FormErrorBanner>{test.data.message}</FormErrorBanner>}
      </Box>
    </Stack>
  );
};

interface ConnectionFormProps {
  connection: SsoConnection;
  onClose: () => void;
}

const startValues = ({ client_id, domains, unknown_people }: SsoConnection) => ({
  client_id: client_id ?? '',
  client_secret: '',
  domains: domains.join(', '),
  unknown_people,
});

const bodyOf = ({ client_secret, domains, ...values }: ReturnType<typeof startValues>) => ({
  ...values,
  domains: domains.split(/[\s,;]+/).filter(Boolean),
  ...(client_secret && { client_secret }),
});

type Form = UseFormReturnType<ReturnType<typeof startValues>>;

const Fields = ({ form, hasSecret }: { form: Form; hasSecret: boolean }) => {
  const rule = newUserPolicies.find((one) => one === form.values.unknown_people) ?? 'refuse';
  return (
    <Stack gap="md">
      <TextInput label="Client ID" autoComplete="off" withAsterisk {...form.getInputProps('client_id')} />
      <PasswordInput
        label="Client secret"
        description={
          hasSecret
            ? 'One is stored. Enter another only to replace it.'
            : 'It is stored encrypted and never shown again.'
        }
        autoComplete="off"
        withAsterisk={!hasSecret}
        {...form.getInputProps('client_secret')}
      />
      <TextInput
        label="Email domains"
        description="Addresses that lead to this sign-on, for example school.example, students.school.example. Whoever runs this Inkling confirms that they are yours."
        autoComplete="off"
        autoCapitalize="none"
        {...form.getInputProps('domains')}
      />
      <Select
        label="Who may come in?"
        description={newUserPolicyTexts[rule]}
        data={rules}
        allowDeselect={false}
        {...form.getInputProps('unknown_people')}
      />
    </Stack>
  );
};

/** The addresses to copy, what comes back from over there, and whether it works. */
export const ConnectionForm = ({ connection, onClose }: ConnectionFormProps) => {
  const { form, dialog } = useDialogForm({
    initialValues: startValues(connection),
    schema: connectionForm,
    bodyOf,
    save: useChangeConnection(connection),
    onClose,
  });
  const { provider, redirect_uri, sign_out_uri, has_secret } = connection;
  return (
    <FormDialog title={providerLabels[provider]} size="lg" submit="Save" {...dialog}>
      <Title order={3} fz="h4">
        1. Tell your provider about Inkling
      </Title>
      <Text>{providerSteps[provider]}</Text>
      <CopyAddress label="Redirect address" copy="Copy the redirect address" value={redirect_uri} />
      {provider !== 'google' && (
        <CopyAddress label="Sign-out address" copy="Copy the sign-out address" value={sign_out_uri} />
      )}
      <Title order={3} fz="h4">
        2. Tell Inkling about your provider
      </Title>
      <Fields form={form} hasSecret={has_secret} />
      <TestResult connection={connection} />
    </FormDialog>
  );
};
