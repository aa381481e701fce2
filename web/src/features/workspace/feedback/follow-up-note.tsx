import { criterionLabels } from '@inkling/contract';
import { Box, Text } from '@mantine/core';
import { criterionTexts } from '../../../shared/labels/criteria.texts.ts';
import surface from '../../../ui/theme/surface.module.css';
import { changeToShow } from './change-to-show.ts';
import { hasQuoteOfDeletedText } from './drop-outdated-quotes.ts';
import type { FollowUp } from './find-follow-up.ts';
import { ShownChange } from './shown-change.tsx';

const words: Record<FollowUp['kind'], { title: string; detail: string }> = {
  begun: { title: 'Nearly there', detail: 'You have begun this. There is a bit more to do.' },
  not_seen: { title: 'Keep trying', detail: 'The coach can’t see it in your draft yet.' },
  new_text: {
    title: 'You wrote something new',
    detail: 'The coach can’t tell if it is what it asked for. What do you think?',
  },
  taken_out: { title: 'You took it out', detail: 'The sentence is gone. That is fine, too.' },
};

interface FollowUpNoteProps {
  followUp: FollowUp;
  text: string;
  /** The coach says it again as the next step, so it need not stand here, too. */
  isNext: boolean;
}

/** What became of something the child began or tried, with the words that were changed where the coach cannot tell. */
export const FollowUpNote = ({ followUp, text, isNext }: FollowUpNoteProps) => {
  const { kind, advice } = followUp;
  const isOpen = kind !== 'taken_out';
  const asked = { before: advice.passage?.quote, after: advice.after, asked: advice.text };
  const change = kind === 'new_text' ? changeToShow(asked, text) : null;
  const { detail } = words[kind];
  const title = change?.before ? 'You changed this part' : words[kind].title;
  return (
    <Box component="section" className={surface.inset} c="var(--text)" py="sm" aria-label={title}>
      <Text fw={600}>
        {title}: {criterionLabels[advice.criterion]}
      </Text>
      <Text size="sm" c="dimmed">
        {criterionTexts.meanings[advice.criterion]}
      </Text>
      <Text size="sm">
        {detail}
        {isOpen && !isNext && !hasQuoteOfDeletedText(advice.text, text) && ` The coach asked: ${advice.text}`}
      </Text>
      {change && <ShownChange change={change} />}
    </Box>
  );
};
