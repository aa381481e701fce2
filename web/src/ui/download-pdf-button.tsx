import { Button, type ButtonProps } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { t } from './texts.ts';

interface DownloadPdfButtonProps extends ButtonProps {
  download: () => Promise<void>;
  /** What the button says, if it isn't one paper. */
  label?: string;
}

/** Waits while the file is made. */
export const DownloadPdfButton = ({ download, label = t.downloadPdf, ...rest }: DownloadPdfButtonProps) => {
  const save = useMutation({ mutationFn: download });
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      {...rest}
    >
      {label}
    </Button>
  );
};
