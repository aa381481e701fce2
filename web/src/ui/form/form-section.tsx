import { Button, Card, Text, Title } from '@mantine/core';
import type { FormEventHandler, MouseEvent, ReactNode } from 'react';
import classes from './form-section.module.css';

/** A form that fills a page, in sections. */
export const PageForm = ({
  onSubmit,
  children,
}: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) => (
  <form onSubmit={onSubmit} noValidate className={classes.form}>
    {children}
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
    <div className={classes.fields}>{children}</div>
  </Card>
);

/** Short fields beside each other where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);

// Leaving a field may show its problem and push the buttons down under the pointer; the field keeps the focus instead.
const stay = (event: MouseEvent) => event.preventDefault();

interface FormActionsProps {
  submit: string;
  isBusy: boolean;
  onCancel: () => void;
}

export const FormActions = ({ submit, isBusy, onCancel }: FormActionsProps) => (
  <div className={classes.actions}>
    <Button type="submit" color="coral" loading={isBusy} onMouseDown={stay}>
      {submit}
    </Button>
    <Button variant="default" disabled={isBusy} onMouseDown={stay} onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
