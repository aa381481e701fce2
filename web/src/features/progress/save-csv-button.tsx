import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveTextAsFile } from '../../shared/save-text-as-file.ts';

interface SaveCsvButtonProps {
  label: string;
  load: () => Promise<{ filename: string; csv: string }>;
}

/** Fetches a spreadsheet and saves it. */
export const SaveCsvButton = ({ label, load }: SaveCsvButtonProps) => {
  const save = useMutation({
    mutationFn: load,
    onSuccess: ({ filename, csv }) => saveTextAsFile(filename, csv),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
};
