import { type CriterionResult, feedbackCategories } from '@inkling/contract';
import { Accordion, Alert, Badge, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconArrowUp, IconTargetArrow } from '@tabler/icons-react';
import { criterionLabels } from '../../../ui/criterion-labels.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from './review-drawer.module.css';
import type { TabProps } from './tab-props.ts';

const mostQuotes = 6;

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <section>
    <Title order={4} fz="md">
      {title}
    </Title>
    {points.length === 0 ? (
      <Text c="dimmed">No feedback available.</Text>
    ) : (
      <List spacing={4} mt={4}>
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
    )}
  </section>
);

/** The words a mark rests on. */
const Evidence = ({ text, result }: { text: string; result: CriterionResult }) => {
  const places = result.evidence.filter(({ start, end }) => start < end && end <= text.length);
  if (places.length === 0) return null;
  return (
    <section>
      <Title order={4} fz="md">
        Evidence in the text
      </Title>
      <ul className={classes.quotes}>
        {places.slice(0, mostQuotes).map(({ start, end, label, speaks }) => (
          <li key={`${start}-${end}-${label}`}>
            <blockquote className={classes.quote} data-speaks={speaks}>
              <Text fs="italic">{text.slice(start, end)}</Text>
              <Text size="sm" c="dimmed">
                {label}
              </Text>
            </blockquote>
          </li>
        ))}
      </ul>
      {places.length > mostQuotes && (
        <Text size="sm" c="dimmed" mt="xs">
          and {places.length - mostQuotes} more
        </Text>
      )}
    </section>
  );
};

const NextRule = ({ next }: { next: string }) => (
  <Group gap={6} wrap="nowrap" align="flex-start">
    <IconArrowUp size={18} color="var(--leaf)" aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
    <Text>
      <strong>What earns the next mark:</strong> {next}
    </Text>
  </Group>
);

type Criterion = (typeof feedbackCategories)[number];

const CriterionPanel = ({ writing, criterion }: Pick<TabProps, 'writing'> & { criterion: Criterion }) => {
  const { output = {}, results = {}, generated_status = {} } = writing.ai_feedback ?? {};
  const said = output[criterion];
  const result = results[criterion];
  if (!said) return <Text c="dimmed">No feedback available.</Text>;
  // What was said about an older text may point at other words now.
  const isFresh = generated_status[criterion] === 'generated';
  return (
    <Stack gap="md">
      {!isFresh && (
        <Alert color="sun" py="xs">
          This was said about an earlier version of the text.
        </Alert>
      )}
      {result && !said.comment.startsWith(result.met) && <Text>{result.met}</Text>}
      {result?.next && <NextRule next={result.next} />}
      <Text>{said.comment || 'No feedback available.'}</Text>
      <Points title="What you did well" points={said.what_you_did_well.content} />
      <Points title="Suggestions" points={said.suggestions.content} />
      <section>
        <Title order={4} fz="md">
          Examples to learn from:
        </Title>
        <Text mt={4} style={{ whiteSpace: 'pre-line' }}>
          {said.example_to_learn_from || 'No examples available.'}
        </Text>
      </section>
      {result && isFresh && <Evidence text={writing.content} result={result} />}
    </Stack>
  );
};

/** What the coach told the child, criterion by criterion. */
export const AiFeedbackTab = ({ writing }: TabProps) => {
  const { ai_feedback: found } = writing;
  const criteria = feedbackCategories.filter((criterion) => found?.generated_status[criterion]);
  if (!found || criteria.length === 0)
    return <EmptyState title="No feedback available." text="The coach has not been asked about this text." />;
  return (
    <Stack gap="md">
      {found.next_step && (
        <Alert color="leaf" icon={<IconTargetArrow aria-hidden />} title="One thing to do next">
          {found.next_step.text}
        </Alert>
      )}
      <Accordion variant="separated" multiple defaultValue={criteria.slice(0, 1)} order={3}>
        {criteria.map((criterion) => {
          const result = found.results[criterion];
          return (
            <Accordion.Item key={criterion} value={criterion}>
              <Accordion.Control>
                <Group justify="space-between" pr="md">
                  <Text fw={600}>{criterionLabels[criterion]}</Text>
                  {result && (
                    <Badge variant="light">
                      {result.mark} of {result.maximum}
                    </Badge>
                  )}
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <CriterionPanel writing={writing} criterion={criterion} />
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
    </Stack>
  );
};
