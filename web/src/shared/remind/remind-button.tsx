import { Button, type ButtonProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useRemind } from './use-remind.ts';

interface RemindButtonProps extends ButtonProps {
  /** Pieces that are not started, or are late. */
  writingIds: number[];
  label: string;
  /** Where the label alone does not say of what. */
  ariaLabel?: string;
}

/** Reminds everybody of these pieces; nothing where there are none. */
export const RemindButton = ({ writingIds, label, ariaLabel, ...props }: RemindButtonProps) => {
  const remind = useRemind();
  if (writingIds.length === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBell size={18} aria-hidden />}
      {...props}
      loading={remind.isPending}
      aria-label={ariaLabel}
      onClick={() => remind.mutate(writingIds)}
    >
      {label}
    </Button>
  );
};
