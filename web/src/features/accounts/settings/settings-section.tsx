import type { Settings } from '@inkling/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SettingsCard } from './settings-card.tsx';
import { t } from './texts.ts';
import { useSettings } from './use-settings.ts';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: (settings: Settings, change: (changes: Partial<Settings>) => void) => ReactNode;
}

/** A section whose every change is saved at once. */
export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => {
  const { data, error, refetch, isFetching, change, saved, saving } = useSettings();
  return (
    <SettingsCard title={title} text={text}>
      {error && !data && <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />}
      {!error && !data && (
        <Stack>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
      {data && children(data, change)}
      <Text size="sm" c="dimmed" mt="lg" role="status">
        {saving ? t.saving : saved ? t.saved : t.changesAreSavedAtOnce}
      </Text>
    </SettingsCard>
  );
};
