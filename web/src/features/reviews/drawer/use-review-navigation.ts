import { useHotkeys } from '@mantine/hooks';
import { toastSuccess } from '../../../ui/toast.ts';
import type { NextOrPreviousWriting, usePreviousAndNextWriting } from '../use-review-url.ts';
import { t } from './texts.ts';

interface ListBehind {
  id: number;
  isListed: boolean;
  isQueue: boolean;
  neighbours: ReturnType<typeof usePreviousAndNextWriting>;
  onShow: (id: number, page: number) => void;
  onClose: () => void;
}

/** From one writing to the next and back, by button or key. */
export const useReviewNavigation = ({ id, isListed, isQueue, neighbours, onShow, onClose }: ListBehind) => {
  const go = async (by: 1 | -1) => {
    if (!isListed) return;
    const next = await neighbours.find(id, by);
    if (next) onShow(next.id, next.page);
    else toastSuccess(by === 1 ? t.thatWasTheLast : t.thatWasTheFirst);
  };
  useHotkeys([
    ['n', () => void go(1)],
    ['p', () => void go(-1)],
  ]);
  const leave = (next: NextOrPreviousWriting | null) => {
    if (next) onShow(next.id, next.page);
    else if (isQueue && isListed) onClose();
  };
  /** Asked before a piece is reviewed, as it leaves its queue with that; returns the way to the next one. */
  const findNext = async () => {
    // A list that can't be read keeps nobody from reviewing.
    const next = isListed ? await neighbours.findAfterReview(id).catch(() => null) : null;
    return () => leave(next);
  };
  return { go, findNext };
};
