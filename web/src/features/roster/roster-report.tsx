import {
  pluralise,
  type RosterChangeKind,
  type RosterProblem,
  type RosterResult,
  type RosterRunResult,
  rosterChangeKinds,
} from '@inkling/contract';
import { Accordion, List, Stack, Text, Title } from '@mantine/core';
import classes from './roster.module.css';
import { changeTexts, fileAndLineOf, type Stage } from './roster-texts.ts';

interface ProblemsProps {
  problems: RosterProblem[];
  count: number;
  canApply: boolean;
}

const Problems = ({ problems, count, canApply }: ProblemsProps) => (
  <div>
    <Title order={3} fz="md" mb="xs">
      {canApply ? `${pluralise(count, 'line needs', 'lines need')} a look` : 'What is wrong'}
    </Title>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
    <section className={classes.lines} tabIndex={0} aria-label="Lines that need a look">
      <ul className={classes.list}>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.reason}`}>
            <strong>{fileAndLineOf(problem)}</strong>
            <Text size="sm">{problem.reason}</Text>
          </li>
        ))}
      </ul>
    </section>
    {count > problems.length && (
      <Text size="sm" c="dimmed" mt={6}>
        The first {problems.length} are shown.
      </Text>
    )}
  </div>
);

const ProblemsOf = ({ result: { problems, problems_count, can_apply } }: { result: RosterRunResult }) =>
  problems_count > 0 && <Problems problems={problems} count={problems_count} canApply={can_apply} />;

const Notes = ({ notes }: { notes: string[] }) =>
  notes.length > 0 && (
    <List size="sm" spacing={4}>
      {notes.map((note) => (
        <List.Item key={note}>{note}</List.Item>
      ))}
    </List>
  );

const kindsIn = ({ counts }: RosterRunResult): RosterChangeKind[] =>
  rosterChangeKinds.filter((kind) => counts[kind] > 0);

/** Numbers, what waits and what is wrong, without names: what is kept of a run. */
export const RosterSummary = ({ result, stage }: { result: RosterRunResult; stage: Stage }) => {
  const kinds = kindsIn(result);
  const nothing = stage === 'plan' ? 'Nothing will change.' : 'Nothing had changed.';
  return (
    <Stack gap="sm">
      {kinds.length > 0 ? (
        <ul className={classes.counts}>
          {kinds.map((kind) => (
            <li key={kind}>{changeTexts[kind][stage](result.counts[kind])}</li>
          ))}
        </ul>
      ) : (
        result.can_apply && <Text fw={600}>{nothing}</Text>
      )}
      <Notes notes={result.notes} />
      <ProblemsOf result={result} />
    </Stack>
  );
};

const Names = ({ result, kind }: { result: RosterResult; kind: RosterChangeKind }) => {
  const named = result.changes.filter((change) => change.kind === kind);
  const more = result.counts[kind] - named.length;
  return (
    <>
      <ul className={classes.list}>
        {named.map(({ name, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children may have one name, and the list never changes
          <li key={index}>
            <Text span fw={500}>
              {name}
            </Text>
            {detail && (
              <Text span size="sm" c="dimmed">
                {' '}
                · {detail}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          And {more.toLocaleString('en')} more.
        </Text>
      )}
    </>
  );
};

/** The same with the names behind each number, while the admin looks at the file. */
export const RosterReport = ({ result, stage }: { result: RosterResult; stage: Stage }) => {
  const kinds = kindsIn(result);
  if (kinds.length === 0) return <RosterSummary result={result} stage={stage} />;
  return (
    <Stack gap="sm" aria-live="polite">
      <Accordion multiple variant="contained" radius="md" order={3}>
        {kinds.map((kind) => (
          <Accordion.Item key={kind} value={kind}>
            <Accordion.Control>{changeTexts[kind][stage](result.counts[kind])}</Accordion.Control>
            <Accordion.Panel>
              <Names result={result} kind={kind} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Notes notes={result.notes} />
      <ProblemsOf result={result} />
    </Stack>
  );
};
