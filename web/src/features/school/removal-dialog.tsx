import type { StaffMember } from '@inkling/contract';
import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import { staff, useRemoveStaff } from './school.queries.ts';
import { successorsOf } from './school-texts.ts';

/** Somebody who looks after archived classes, challenges or students leaves them to a colleague. */
export const RemovalDialog = ({ member, onClose }: { member: StaffMember; onClose: () => void }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const remove = useRemoveStaff();
  const ownId = useUser()?.id ?? 0;
  const colleagues = successorsOf(useQuery(staff).data?.items ?? [], member.id, ownId);
  const { full_name } = member;
  const submit = () => remove.mutate({ member, successorId: Number(chosen) }, { onSuccess: onClose });
  return (
    <Modal opened {...useCloseTopmost(onClose)} title={`Remove ${full_name} from the school?`}>
      <Stack gap="md">
        <Text>
          {full_name} keeps the account, and stops seeing every student of the school at once. Archived
          classes, challenges and students go to a colleague.
        </Text>
        <Select
          label="Who takes them over"
          placeholder="Choose a colleague"
          data={colleagues.map(({ id, full_name: label }) => ({ value: String(id), label }))}
          value={chosen}
          onChange={setChosen}
          data-autofocus
        />
      </Stack>
      <DialogFooter onCancel={onClose}>
        <Button color="red" disabled={chosen === null} loading={remove.isPending} onClick={submit}>
          Remove
        </Button>
      </DialogFooter>
    </Modal>
  );
};
