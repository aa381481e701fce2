import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { FormEventHandler, MouseEvent, ReactNode } from 'react';
import { t } from '../texts.ts';
import { DisabledWhileSaving } from './disabled-while-saving.tsx';
import classes from './form-section.module.css';

interface PageFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What the button that sends it is called. */
  submit: string;
  isSaving: boolean;
  /** Files are on their way, so sending has to wait. */
  isUploading?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

// Leaving a field may show its problem and push the buttons down under the pointer; the field keeps the focus instead.
const stay = (event: MouseEvent) => event.preventDefault();

/** A form that fills a page, in sections. */
export const PageForm = ({ onSubmit, submit, isSaving, isUploading, onCancel, children }: PageFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack gap="lg" maw="54rem">
      <DisabledWhileSaving isSaving={isSaving}>{children}</DisabledWhileSaving>
      <Group gap="sm">
        <Button type="submit" color="coral" loading={isSaving || Boolean(isUploading)} onMouseDown={stay}>
          {submit}
        </Button>
        <Button variant="default" onMouseDown={stay} onClick={onCancel}>
          {t.cancel}
        </Button>
      </Group>
    </Stack>
  </form>
);

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export const FormSection = ({ title, text, children }: FormSectionProps) => (
  <Card component="section">
    <Title order={2} fz="h3">
      {title}
    </Title>
    {text && <Text c="dimmed">{text}</Text>}
    <Stack gap="lg" mt="md">
      {children}
    </Stack>
  </Card>
);

/** Short fields beside each other where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
