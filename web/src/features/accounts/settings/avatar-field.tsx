import type { User } from '@inkling/contract';
import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadFile } from '../../../api/upload-file.ts';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { t } from './texts.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Uploads first, then hangs the file on the profile; cancelling leaves the old picture. */
const useAvatarUpload = () => {
  const [share, setShare] = useState(0);
  const cancelling = useRef(new AbortController());
  const update = useUpdateProfile();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      setShare(0);
      cancelling.current = new AbortController();
      return uploadFile(file, { signal: cancelling.current.signal, onProgress: setShare });
    },
    onSuccess: ({ signed_id }) => update.mutate({ avatar: { signed_id } }),
  });
  return {
    start: (file: File | null) => file && upload.mutate(file),
    cancel: () => cancelling.current.abort(),
    remove: () => update.mutate({ avatar: null }),
    uploading: upload.isPending,
    busy: upload.isPending || update.isPending,
    share,
  };
};

export const AvatarField = ({ user }: { user: User }) => {
  const { start, cancel, remove, uploading, busy, share } = useAvatarUpload();
  return (
    <Group gap="lg">
      <UserAvatar user={user} size={84} />
      <div>
        <Group gap="sm">
          <FileButton onChange={start} accept="image/jpeg,image/png,image/gif,image/webp">
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={busy}
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {t.changePicture}
              </Button>
            )}
          </FileButton>
          {user.avatar && !uploading && (
            <Button variant="subtle" disabled={busy} onClick={remove}>
              {t.remove}
            </Button>
          )}
          {uploading && (
            <Button variant="subtle" onClick={cancel}>
              {t.cancel}
            </Button>
          )}
        </Group>
        {uploading ? (
          <Progress value={share * 100} mt="sm" aria-label={t.upload} animated />
        ) : (
          <Text size="sm" c="dimmed" mt={6}>
            {t.jpegPngGifOrWebp}
          </Text>
        )}
      </div>
    </Group>
  );
};
