import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../../api/session.ts';
import { openDraftChangeBuffer } from './saving/draft-change-buffer.ts';
import type { DraftChange } from './saving/parse-stored-draft.ts';

/** The change under way beside its feedback; null while it is only read. A change a closed page left is taken up. */
export const useDraftChange = (writingId: number, isOpen: boolean) => {
  const userId = useUser()?.id ?? 0;
  const buffer = useMemo(() => openDraftChangeBuffer(userId, writingId), [userId, writingId]);
  const [begun, setBegun] = useState<DraftChange | null>(null);
  useEffect(() => {
    if (isOpen) void buffer.read().then((left) => left !== undefined && setBegun(left));
  }, [buffer, isOpen]);
  return {
    begun,
    begin: (text: string) => setBegun({ text, base: text }),
    type: (text: string) => begun && void buffer.write({ text, base: begun.base }),
    end: () => {
      setBegun(null);
      void buffer.clear();
    },
  };
};
