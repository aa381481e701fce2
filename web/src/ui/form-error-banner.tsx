import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

interface FormErrorBannerProps {
  children?: string | null;
  /** For children who have just learned to read. */
  isLarge?: boolean;
}

const large = {
  root: { width: 'fit-content', marginInline: 'auto' },
  message: { fontSize: '1.25rem', lineHeight: 1.4, textAlign: 'start' },
} as const;

/** One sentence about the whole form, read out when it appears. */
export const FormErrorBanner = ({ children, isLarge = false }: FormErrorBannerProps) =>
  children ? (
    <Alert
      role="alert"
      radius="md"
      icon={<IconAlertCircle aria-hidden />}
      styles={{
        root: { background: 'var(--danger-wash)', ...(isLarge && large.root) },
        message: { color: 'var(--danger)', ...(isLarge && large.message) },
        icon: { color: 'var(--danger)' },
      }}
    >
      {children}
    </Alert>
  ) : null;
