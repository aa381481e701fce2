import type { Step, Writing } from '@inkling/contract';
import type { ReactNode } from 'react';
import type { Draft } from './saving/use-draft.ts';

export interface StepProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
  /** The title, with a way to change it for a child who chose it. */
  title: ReactNode;
  /** An earlier draft was brought back. */
  onRestored: (writing: Writing) => void;
  /** A change to the draft is begun, and neither saved nor cancelled. */
  onRevising: (isRevising: boolean) => void;
  /** The way on, for a step that knows by itself when there is enough. */
  ready: ReactNode;
  /** The same as a large button, for a child who has made the draft better. */
  finish: ReactNode;
}
