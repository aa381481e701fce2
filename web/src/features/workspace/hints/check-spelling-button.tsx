import { Button } from '@mantine/core';
import { IconTextSpellcheck } from '@tabler/icons-react';

interface CheckSpellingButtonProps {
  isChecking: boolean;
  onCheck: () => void;
}

export const CheckSpellingButton = ({ isChecking, onCheck }: CheckSpellingButtonProps) => (
  <Button
    variant="subtle"
    px="sm"
    leftSection={<IconTextSpellcheck size={18} aria-hidden />}
    loading={isChecking}
    onClick={onCheck}
  >
    Check my spelling
  </Button>
);
