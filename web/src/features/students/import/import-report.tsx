import type { ImportResult, ImportRow } from '@inkling/contract';
import { Group, Table, Text } from '@mantine/core';
import { StudentLink } from '../../../shared/student-link.tsx';
import { Chip, type ChipColor } from '../../../ui/chip.tsx';
import classes from './import-dialog.module.css';

const shownMax = 200;

const order = { failed: 0, skipped: 1, created: 2 } as const;
const tones: Record<ImportRow['result'], ChipColor> = { failed: 'coral', skipped: 'sun', created: 'leaf' };

/** What is planned reads differently from what was done. */
const words = {
  plan: { created: 'will be added', skipped: 'will be skipped', failed: 'cannot be added' },
  done: { created: 'added', skipped: 'skipped', failed: 'not added' },
} as const;

const results = ['created', 'skipped', 'failed'] as const;

/** The same in one sentence. */
export const resultSentence = (result: ImportResult): string =>
  `Import finished: ${results.map((one) => `${result[one].toLocaleString('en')} ${words.done[one]}`).join(', ')}.`;

interface ImportReportProps {
  result: ImportResult;
  stage: keyof typeof words;
}

/** Who was made has a page. */
const Name = ({ row: { student_id, full_name } }: { row: ImportRow }) =>
  student_id === null ? full_name || 'No name' : <StudentLink student={{ id: student_id, full_name }} />;

/** How many of each, and every line, those with a problem first. */
export const ImportReport = ({ result, stage }: ImportReportProps) => {
  const rows = [...result.rows].sort((a, b) => order[a.result] - order[b.result] || a.line - b.line);
  return (
    <>
      <Group component="ul" gap="xs" aria-label="Result" aria-live="polite">
        {results.map((one) => (
          <li key={one}>
            <Chip tone={tones[one]}>
              <strong>{result[one].toLocaleString('en')}</strong> {words[stage][one]}
            </Chip>
          </li>
        ))}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.lines} tabIndex={0} aria-label="Lines of the file">
        <Table stickyHeader verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Line</Table.Th>
              <Table.Th>Student</Table.Th>
              <Table.Th>Grade</Table.Th>
              <Table.Th>Result</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, shownMax).map((row) => (
              <Table.Tr key={row.line}>
                <Table.Td>{row.line}</Table.Td>
                <Table.Td className={classes.student}>
                  <Text fw={500}>
                    <Name row={row} />
                  </Text>
                  <Text size="sm" c="dimmed">
                    {row.email}
                  </Text>
                </Table.Td>
                <Table.Td>{row.grade}</Table.Td>
                <Table.Td>
                  <Text size="sm" c={row.result === 'failed' ? 'var(--danger)' : undefined}>
                    {row.reason ?? (row.screen_name ? `Signs in as ${row.screen_name}` : 'Ready')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {rows.length > shownMax && (
        <Text size="sm" c="dimmed">
          The first {shownMax} of {rows.length.toLocaleString('en')} lines are shown.
        </Text>
      )}
    </>
  );
};
