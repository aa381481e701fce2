import { Stack, Text, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';

interface AccountFormLayoutProps {
  title: string;
  intro: string;
  error?: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  footer: ReactNode;
}

/** The look that sign-in, registration and the password forms share. */
export const AccountFormLayout = ({
  title,
  intro,
  error,
  onSubmit,
  children,
  footer,
}: AccountFormLayoutProps) => (
  <Stack gap="lg">
    <div>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" mt={6}>
        {intro}
      </Text>
    </div>
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrorBanner>{error}</FormErrorBanner>
        {children}
      </Stack>
    </form>
    <Stack gap="xs">{footer}</Stack>
  </Stack>
);
