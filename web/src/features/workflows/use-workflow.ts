import {
  type ActivityType,
  criterionLabels,
  type Step,
  type WorkflowTemplate,
  workflowProblems,
} from '@inkling/contract';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../ui/confirm.ts';
import {
  adaptStepsToType,
  addedStep,
  duplicatedStep,
  isStepFilled,
  moveItem,
  removeAt,
} from './edit-steps.ts';
import { type EditableType, stepName } from './step-types.ts';
import type { WorkflowEditorProps } from './workflow-editor-props.ts';

const askToReplace = (count: number) =>
  confirm({
    title: 'Replace the steps?',
    message: `The workflow takes the place of the ${count === 1 ? 'step' : `${count} steps`} you have now. This cannot be undone.`,
    confirm: 'Replace',
    danger: true,
  });

const askToDelete = (name: string) =>
  confirm({
    title: `Delete “${name}”?`,
    message: 'What you filled in for this step goes with it.',
    confirm: 'Delete',
    danger: true,
  });

/** Another kind has other criteria: what it does not know goes, and the teacher is told. */
const useFitToKind = ({
  value,
  onChange,
  kind,
}: Pick<WorkflowEditorProps, 'value' | 'onChange' | 'kind'>) => {
  const [notice, setNotice] = useState('');
  const last = useRef<ActivityType>(kind);
  useEffect(() => {
    if (last.current === kind) return;
    last.current = kind;
    const { steps, dropped } = adaptStepsToType(value, kind);
    if (dropped.length === 0) return setNotice('');
    onChange(steps);
    setNotice(dropped.map((type) => criterionLabels[type]).join(', '));
  }, [kind, value, onChange]);
  return { notice, forget: () => setNotice('') };
};

/** Which steps are open, and which the teacher has been through. */
const useMarks = () => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [newest, setNewest] = useState<string | null>(null);
  return {
    opened,
    left,
    newest,
    open: (ids: string[]) => setOpened((old) => new Set([...old, ...ids])),
    show: (id: string) => {
      setOpened((old) => new Set(old).add(id));
      setNewest(id);
    },
    toggle: (id: string) =>
      setOpened((old) =>
        old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set(old).add(id),
      ),
    leave: (id: string) => setLeft((old) => (old.has(id) ? old : new Set(old).add(id))),
    reset: () => {
      setOpened(new Set());
      setLeft(new Set());
      setNewest(null);
    },
  };
};

/** A form that could not be saved opens what has to be mended. */
const useOpenProblems = (error: string | undefined, ids: string[], open: (ids: string[]) => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly said error opens anything
  useEffect(() => {
    if (error !== undefined) open(ids);
  }, [error]);
};

/** Everything that can be done to a workflow, and what is wrong with it. */
export const useWorkflow = ({ value, onChange, kind, error, onUploading }: WorkflowEditorProps) => {
  const marks = useMarks();
  const [generation, setGeneration] = useState(0);
  const fit = useFitToKind({ value, onChange, kind });
  // An upload may end long after the steps it began with.
  const latest = useRef(value);
  latest.current = value;
  const uploads = useRef(0);
  const problems = workflowProblems(value, kind);
  const inTrouble = value.filter((_, index) => problems.some(({ step }) => step === index));
  useOpenProblems(
    error,
    inTrouble.map(({ id }) => id),
    marks.open,
  );
  const add = ({ steps, added }: { steps: Step[]; added: Step | undefined }) => {
    onChange(steps);
    if (added) marks.show(added.id);
  };
  return {
    ...marks,
    ...fit,
    generation,
    /** A title that is taken is said at once; what is missing, once the step was left. */
    problemsOf: (index: number) => {
      const step = value[index];
      const isSaid = error !== undefined || (step && marks.left.has(step.id));
      return problems.filter(
        (one) => one.step === index && (isSaid || (one.part === 'title' && step?.title.trim() !== '')),
      );
    },
    countUpload: (isUploading: boolean) => {
      uploads.current += isUploading ? 1 : -1;
      onUploading?.(uploads.current > 0);
    },
    add: (type: EditableType) => add(addedStep(value, type)),
    duplicate: (index: number) => add(duplicatedStep(value, index)),
    move: (from: number, to: number) => onChange(moveItem(value, from, to)),
    update: (id: string, change: Partial<Step>) =>
      onChange(latest.current.map((step) => (step.id === id ? { ...step, ...change } : step))),
    remove: async (index: number) => {
      const step = value[index];
      if (!step || (isStepFilled(step) && !(await askToDelete(stepName(step, index + 1))))) return;
      onChange(removeAt(value, index));
    },
    begin: async (template: WorkflowTemplate): Promise<boolean> => {
      if (value.length > 0 && !(await askToReplace(value.length))) return false;
      marks.reset();
      setGeneration((old) => old + 1);
      onChange(template.steps);
      return true;
    },
  };
};
