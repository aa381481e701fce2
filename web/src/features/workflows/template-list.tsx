import type { ActivityType, WorkflowTemplate } from '@inkling/contract';
import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../shared/query-state.tsx';
import { stepTypeTextsOf } from './step-types.ts';
import { activityTypesQuery, templatesOfType } from './workflows.queries.ts';

interface TemplateListProps {
  kind: ActivityType;
  onChoose: (template: WorkflowTemplate) => void;
}

const TemplateCard = ({ template, onChoose }: { template: WorkflowTemplate; onChoose: () => void }) => (
  <Card component="li" padding="md" shadow="none">
    <strong>{template.name}</strong>
    <Stack
      component="ol"
      gap="2xs"
      flex={1}
      my="sm"
      c="dimmed"
      fz="sm"
      aria-label={`Steps of ${template.name}`}
    >
      {template.steps.map((step) => {
        const { icon: Icon } = stepTypeTextsOf(step.type);
        return (
          <Group component="li" key={step.id} gap="xs" wrap="nowrap">
            <Icon size={16} aria-hidden color="var(--ink)" />
            {step.title}
          </Group>
        );
      })}
    </Stack>
    <Button variant="light" aria-label={`Use ${template.name}`} onClick={onChoose}>
      Use this workflow
    </Button>
  </Card>
);

const OfKind = ({ kindId, onChoose }: { kindId: number } & Pick<TemplateListProps, 'onChoose'>) => (
  <QueryState query={useQuery(templatesOfType(kindId))} skeleton={<Skeleton height={180} radius="lg" />}>
    {(templates) =>
      templates.length === 0 ? (
        <Text c="dimmed">There is no ready workflow for this type. Add steps one by one.</Text>
      ) : (
        <SimpleGrid
          component="ul"
          minColWidth="min(100%, 16rem)"
          spacing="sm"
          aria-label="Workflow templates"
        >
          {templates.map((template) => (
            <TemplateCard key={template.id} template={template} onChoose={() => onChoose(template)} />
          ))}
        </SimpleGrid>
      )
    }
  </QueryState>
);

/** Workflows that are ready to use, of the kind of activity that was chosen. */
export const TemplateList = ({ kind, onChoose }: TemplateListProps) => (
  <QueryState query={useQuery(activityTypesQuery)} skeleton={<Skeleton height={180} radius="lg" />}>
    {(kinds) => {
      const kindId = kinds.find(({ key }) => key === kind)?.id;
      return kindId === undefined ? null : <OfKind kindId={kindId} onChoose={onChoose} />;
    }}
  </QueryState>
);
