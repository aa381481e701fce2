import { type LtiPlatform, ltiNewPeopleRules, platformForm } from '@inkling/contract';
import { Button, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { confirm } from '../../ui/confirm.ts';
import { CopyAddress } from '../../ui/copy-address.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useChangePlatform, useMakeNewKey, useMakeRegistrationLink } from './lti.queries.ts';
import { newKeyQuestion, newPeopleLabels, newPeopleTexts } from './lti-texts.ts';

const rules = ltiNewPeopleRules.map((value) => ({ value, label: newPeopleLabels[value] }));

const startValues = (platform: LtiPlatform) => ({
  name: platform.name,
  issuer: platform.issuer ?? '',
  client_id: platform.client_id ?? '',
  deployment_ids: platform.deployment_ids.join(', '),
  auth_url: platform.auth_url ?? '',
  token_url: platform.token_url ?? '',
  jwks_url: platform.jwks_url ?? '',
  unknown_people: platform.unknown_people,
});
type Values = ReturnType<typeof startValues>;

const bodyOf = ({ deployment_ids, ...values }: Values) => ({
  ...values,
  // Some platforms have spaces in them.
  deployment_ids: deployment_ids
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean),
});

const fields = [
  { name: 'issuer', label: 'Platform ID (issuer)' },
  { name: 'client_id', label: 'Client ID' },
  { name: 'deployment_ids', label: 'Deployment ID', description: 'Several with a comma between them.' },
  { name: 'jwks_url', label: 'Public keyset URL' },
  { name: 'token_url', label: 'Access token URL' },
  { name: 'auth_url', label: 'Authentication request URL' },
] as const;

const Fields = ({ form }: { form: UseFormReturnType<Values> }) => (
  <Stack gap="md">
    <TextInput label="Name" autoComplete="off" withAsterisk {...form.getInputProps('name')} />
    {fields.map(({ name, ...more }) => (
      <TextInput key={name} autoComplete="off" withAsterisk {...more} {...form.getInputProps(name)} />
    ))}
    <Select
      label="Who may come in?"
      description={newPeopleTexts[form.values.unknown_people]}
      data={rules}
      allowDeselect={false}
      {...form.getInputProps('unknown_people')}
    />
  </Stack>
);

/** One link instead of all the fields, where the platform knows how. */
const RegistrationLink = ({ platform }: { platform: LtiPlatform }) => {
  const make = useMakeRegistrationLink(platform);
  return (
    <Stack gap="xs" align="flex-start">
      <Text>
        Moodle and Canvas can register Inkling by themselves: copy one link into them, then come back and
        switch the platform on. It works once, within a day.
      </Text>
      {make.data ? (
        <CopyAddress label="registration link" copy="Copy the registration link" value={make.data.url} />
      ) : (
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          Make a registration link
        </Button>
      )}
      <Text>Or enter everything by hand:</Text>
    </Stack>
  );
};

/** For a key that somebody else may have; otherwise keys change by themselves. */
const NewKey = ({ platform }: { platform: LtiPlatform }) => {
  const make = useMakeNewKey(platform);
  const askAndMake = async () => (await confirm(newKeyQuestion(platform))) && make.mutate();
  return (
    <Stack gap="xs" align="flex-start">
      <Text>
        Inkling changes its key by itself every half year. If somebody else may have it, make a new one.
      </Text>
      <Button variant="default" loading={make.isPending} onClick={askAndMake}>
        Make a new key
      </Button>
    </Stack>
  );
};

/** The addresses to copy over there, and what comes back. */
export const PlatformForm = ({ platform, onClose }: { platform: LtiPlatform; onClose: () => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: startValues(platform),
    schema: platformForm,
    bodyOf,
    save: useChangePlatform(platform),
    onClose,
  });
  return (
    <FormDialog title={platform.name} size="lg" submit="Save" {...dialog}>
      {platform.client_id === null && <RegistrationLink platform={platform} />}
      <Title order={3} fz="h4">
        1. Tell the platform about Inkling
      </Title>
      <Text>Add an external tool with LTI 1.3, and copy these addresses into it.</Text>
      <CopyAddress label="Tool URL" copy="Copy the Tool URL" value={platform.tool_url} />
      <CopyAddress label="Login URL" copy="Copy the Login URL" value={platform.login_url} />
      <CopyAddress label="Redirect URL" copy="Copy the Redirect URL" value={platform.launch_url} />
      <CopyAddress
        label="Public keyset URL of Inkling"
        copy="Copy the Public keyset URL of Inkling"
        value={platform.keys_url}
      />
      <Title order={3} fz="h4">
        2. Tell Inkling about the platform
      </Title>
      <Fields form={form} />
      {platform.client_id !== null && <NewKey platform={platform} />}
    </FormDialog>
  );
};
