import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** One sentence about the whole form, read out when it appears. */
export const FormErrorBanner = ({ children }: { children?: string | null }) =>
  children ? (
    <Alert
      role="alert"
      radius="md"
      icon={<IconAlertCircle aria-hidden />}
      styles={{
        root: { background: 'var(--danger-wash)' },
        message: { color: 'var(--danger)' },
        icon: { color: 'var(--danger)' },
      }}
    >
      {children}
    </Alert>
  ) : null;
