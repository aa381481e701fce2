import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { saveAsFile } from '../../../api/save-as-file.ts';

/** Words of an earlier visit that this release cannot read are not lost, and the child hears of them. */
export const UnreadableDraftNotice = ({ kept }: { kept: unknown[] }) => {
  const save = () => saveAsFile('my-writing.txt', new Blob([JSON.stringify(kept, null, 2)]));
  return (
    <Alert
      color="sun"
      icon={<IconAlertTriangle aria-hidden />}
      title="Some of your words could not be opened"
      mb="md"
    >
      They are safe on this device. Save them as a file and show it to a grown-up.
      <Button size="sm" variant="default" display="block" mt="sm" onClick={save}>
        Save as a file
      </Button>
    </Alert>
  );
};
