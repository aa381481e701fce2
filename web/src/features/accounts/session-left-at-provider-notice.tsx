import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { readSessionLeftAtProvider } from '../../api/session-left-at-provider.ts';
import { t } from './texts.ts';

const isPage = (address: string): boolean => /^https?:\/\//.test(address);

/** Signing out of Inkling leaves the school's own account open, for whoever sits down next. */
export const SessionLeftAtProviderNotice = () => {
  const [account] = useState(readSessionLeftAtProvider);
  if (!account) return null;
  const { name, sign_out_url } = account;
  return (
    <Alert
      role="status"
      color="sun"
      radius="md"
      icon={<IconInfoCircle aria-hidden />}
      title={t.yourSchoolAccountIsStillOpen(name)}
    >
      <Stack gap="xs">
        <Text size="sm">{t.theNextPersonCouldUseIt}</Text>
        {sign_out_url !== null && isPage(sign_out_url) && (
          <Anchor href={sign_out_url} c="inherit" underline="always" fw={600} py={12} my={-6}>
            {t.signOutOf(name)}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
};
