import { cardsAsAnswer, type FormAnswer, matchCardsToFields, type Step } from '@inkling/contract';
import { Button, Group } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import surface from '../../../ui/theme/surface.module.css';
import { useIdeaCards } from './use-idea-cards.ts';

interface CardsInPlanProps {
  chatId: number;
  step: Step;
  answers: FormAnswer[];
  onFill: (filled: FormAnswer[]) => void;
}

const isWritten = ({ type }: Step['form_fields'][number]): boolean => type === 'text' || type === 'textarea';

/** Fills the empty boxes of the plan with the cards that fit; what stands there is never touched. */
export const FillWritingPlanFromIdeaCards = ({ chatId, step, answers, onFill }: CardsInPlanProps) => {
  const { cards } = useIdeaCards(chatId);
  const isEmpty = (label: string): boolean =>
    answers.some(({ field, content }) => field === label && content === '');
  const emptyFields = step.form_fields.filter(isWritten).map(({ label }) => label);
  const written = answers.map(({ content }) => (typeof content === 'string' ? content : content.join('\n')));
  const matches = matchCardsToFields(
    emptyFields.filter(isEmpty),
    cards.filter(({ text }) => !written.some((content) => content.includes(text))),
  );
  if (matches.size === 0) return null;
  const fill = () =>
    onFill(
      answers.map((answer) => {
        const fitting = matches.get(answer.field);
        return fitting && answer.content === '' ? { ...answer, content: cardsAsAnswer(fitting) } : answer;
      }),
    );
  const count = [...matches.values()].flat().length;
  const many = count === 1 ? '1 of your idea cards fits' : `${count} of your idea cards fit`;
  return (
    <Group className={surface.inset} data-tone="ink" justify="space-between" gap="sm">
      <span>{many} into your plan.</span>
      <Button size="sm" variant="default" leftSection={<IconCards size={18} aria-hidden />} onClick={fill}>
        Use my cards
      </Button>
    </Group>
  );
};
