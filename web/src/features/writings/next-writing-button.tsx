import { screens, type WritingCard } from '@inkling/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import textClasses from '../../ui/theme/text.module.css';
import classes from './next-writing-button.module.css';
import { useBeginAssignedWriting, writingPath } from './use-begin-assigned-writing.ts';
import { isReturned, nextWriting, writingsToDo } from './writings.queries.ts';

interface LargeButtonProps {
  to: string;
  isBusy?: boolean;
  onClick?: (event: { preventDefault: () => void }) => void;
  children: ReactNode;
}

const LargeButton = ({ to, isBusy = false, onClick, children }: LargeButtonProps) => (
  <Button
    component={Link}
    to={to}
    onClick={onClick}
    loading={isBusy}
    color="coral"
    classNames={{ root: classes.root, label: classes.label }}
    rightSection={<IconArrowRight size={24} aria-hidden />}
  >
    <Text span inherit lh={1.3} lineClamp={3} className={textClasses.breakable}>
      {children}
    </Text>
  </Button>
);

/** A pending piece is begun first, as from its card. */
const StartButton = ({ writing }: { writing: WritingCard }) => {
  const open = useBeginAssignedWriting();
  return (
    <LargeButton
      to={writingPath(writing)}
      isBusy={open.isPending}
      onClick={(event) => {
        event.preventDefault();
        if (!open.isPending) open.mutate(writing.id);
      }}
    >
      Start: {writing.title}
    </LargeButton>
  );
};

/** The one thing to do now, or a new piece where all is done. */
export const NextWritingButton = () => {
  const { data, isPending } = useQuery(writingsToDo);
  if (isPending) return <Skeleton width="min(100%, 24rem)" height={64} radius="lg" />;
  const next = nextWriting(data?.items);
  if (!next) return <LargeButton to={screens['new-writing'].path}>Start something new</LargeButton>;
  if (next.status === 'pending') return <StartButton writing={next} />;
  return (
    <LargeButton to={writingPath(next)}>
      {isReturned(next) ? 'Returned to you' : 'Keep writing'}: {next.title}
    </LargeButton>
  );
};
