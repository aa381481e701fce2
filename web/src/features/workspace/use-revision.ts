import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../../api/session.ts';
import type { Revision } from './saving/parse-stored-draft.ts';
import { openRevisionBuffer } from './saving/revision-buffer.ts';

/** The change under way beside its feedback; null while it is only read. A change a closed page left is taken up. */
export const useRevision = (writingId: number, isOpen: boolean) => {
  const userId = useUser()?.id ?? 0;
  const buffer = useMemo(() => openRevisionBuffer(userId, writingId), [userId, writingId]);
  const [begun, setBegun] = useState<Revision | null>(null);
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
