import { ActionIcon, Anchor, Button, Progress, Text } from '@mantine/core';
import { IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import classes from './files-field.module.css';
import type { PendingUpload, UploadedFile } from './use-uploads.ts';

const Dismiss = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ActionIcon
    className={classes.dismiss}
    variant="default"
    size="2.75rem"
    radius="xl"
    aria-label={label}
    onClick={onClick}
  >
    <IconX size={18} aria-hidden />
  </ActionIcon>
);

export const FileTile = ({ file, onRemove }: { file: UploadedFile; onRemove: () => void }) => (
  <li className={classes.tile}>
    {file.content_type.startsWith('image/') ? (
      <img src={file.url} alt={file.filename} className={classes.picture} />
    ) : (
      <span className={classes.document}>
        <IconFile size={22} aria-hidden />
        <Anchor href={file.url} target="_blank" rel="noreferrer">
          {file.filename}
        </Anchor>
      </span>
    )}
    <Dismiss label={`Remove ${file.filename}`} onClick={onRemove} />
  </li>
);

interface RunningTileProps {
  upload: PendingUpload;
  onCancel: () => void;
  onRetry: () => void;
}

export const UploadingTile = ({ upload, onCancel, onRetry }: RunningTileProps) => {
  const { file, share, problem } = upload;
  return (
    <li className={classes.tile} data-failed={problem !== null || undefined}>
      <div className={classes.running}>
        <Text size="sm" truncate>
          {file.name}
        </Text>
        {problem === null ? (
          <Progress value={share * 100} mt="xs" aria-label={`Uploading ${file.name}`} animated />
        ) : (
          <>
            <Text size="sm" c="var(--danger)" role="alert">
              {problem}
            </Text>
            <Button
              variant="default"
              px="sm"
              mt="xs"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={onRetry}
            >
              Try again
            </Button>
          </>
        )}
      </div>
      <Dismiss
        label={problem === null ? `Cancel the upload of ${file.name}` : `Remove ${file.name}`}
        onClick={onCancel}
      />
    </li>
  );
};
