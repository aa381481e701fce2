import type { ActivityType, Step } from '@inkling/contract';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconTemplate } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useCloseTopmost } from '../../ui/use-close-topmost.ts';
import { AddStep } from './add-step.tsx';
import { SortableList } from './sortable-list.tsx';
import { StepCard } from './step-card.tsx';
import { stepName } from './step-types.ts';
import { TemplateList } from './template-list.tsx';
import { useWorkflow } from './use-workflow.ts';
import type { WorkflowEditorProps } from './workflow-editor-props.ts';

const StudentPreview = lazyComponent(async () => (await import('./student-preview.tsx')).StudentPreview);

type Workflow = ReturnType<typeof useWorkflow>;

interface ToolsProps {
  value: Step[];
  kind: ActivityType;
  title: string;
  workflow: Workflow;
}

const Tools = ({ value, kind, title, workflow }: ToolsProps) => {
  const [templates, templatesDialog] = useDisclosure();
  const [preview, previewDialog] = useDisclosure();
  const onTop = useCloseTopmost(templatesDialog.close);
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconTemplate size={18} aria-hidden />}
        onClick={templatesDialog.open}
      >
        Use a template
      </Button>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={previewDialog.open}>
        Preview as a student
      </Button>
      <Modal opened={templates} {...onTop} title="Workflow templates" size="xl">
        <TemplateList
          kind={kind}
          onChoose={async (template) => {
            if (await workflow.begin(template)) templatesDialog.close();
          }}
        />
      </Modal>
      <Suspense>
        {preview && <StudentPreview steps={value} activity={{ kind, title }} onClose={previewDialog.close} />}
      </Suspense>
    </Group>
  );
};

const StepList = ({
  value,
  kind,
  workflow,
}: Pick<WorkflowEditorProps, 'value' | 'kind'> & { workflow: Workflow }) => (
  <SortableList
    key={workflow.generation}
    label="Steps of the workflow"
    items={value.map((step, index) => ({ key: step.id, name: stepName(step, index + 1) }))}
    onMove={workflow.move}
  >
    {(index, parts) => {
      const step = value[index];
      return (
        step && (
          <StepCard
            step={step}
            kind={kind}
            number={index + 1}
            parts={parts}
            problems={workflow.problemsOf(index)}
            opened={workflow.opened.has(step.id)}
            isNew={workflow.newest === step.id}
            onToggle={() => workflow.toggle(step.id)}
            onChange={(change) => workflow.update(step.id, change)}
            onDuplicate={() => workflow.duplicate(index)}
            onDelete={() => workflow.remove(index)}
            onLeave={() => workflow.leave(step.id)}
            onUploading={workflow.countUpload}
          />
        )
      );
    }}
  </SortableList>
);

/** The way a child will go, step by step: begun from a template, put in order, filled in and tried out. */
export const WorkflowEditor = (props: WorkflowEditorProps) => {
  const { value, kind, title = '', error } = props;
  const workflow = useWorkflow(props);
  return (
    <Stack gap="md">
      {value.length === 0 ? (
        <div>
          <Text mb="sm">Begin with a workflow that works, or add steps one by one below.</Text>
          <TemplateList kind={kind} onChoose={workflow.begin} />
        </div>
      ) : (
        <Tools value={value} kind={kind} title={title} workflow={workflow} />
      )}
      {workflow.notice && (
        <Alert
          color="sun"
          role="status"
          withCloseButton
          closeButtonLabel="Close"
          onClose={workflow.forget}
          title="Some criteria were taken out"
        >
          This type of activity is not marked on: {workflow.notice}.
        </Alert>
      )}
      {value.length > 0 && <StepList value={value} kind={kind} workflow={workflow} />}
      {error && (
        <Text c="var(--danger)" role="alert">
          {error}
        </Text>
      )}
      <AddStep onAdd={workflow.add} />
    </Stack>
  );
};
