import { type Child, childChanges, type LoginCard, newChild } from '@inkling/contract';
import {
  Button,
  Card,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { DisabledWhileSaving } from '../../ui/form/disabled-while-saving.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { bodyOf, type ChildValues, emptyValues, gradeOptions, valuesOf } from './child-values.ts';
import { readUnsavedChildForm, useSaveChild } from './children.queries.ts';
import classes from './children-page.module.css';
import { ConsentField } from './consent-field.tsx';
import { t } from './texts.ts';

type ChildFormState = UseFormReturnType<ChildValues>;

interface ChildFormProps {
  /** The child to change; without one the form adds a child. */
  child: Child | null;
  /** Back to adding. */
  onDone: () => void;
  /** With what the new child signs in; the password can be read only now. */
  onAdded: (card: LoginCard) => void;
  /** Tells how to let go of what is typed and not saved; null while there is nothing. */
  onUnsaved: (letGo: (() => void) | null) => void;
}

const useChildForm = (child: Child | null, isSaving: boolean) => {
  const queryClient = useQueryClient();
  return usePageForm({
    initialValues: child ? valuesOf(child) : (readUnsavedChildForm(queryClient) ?? emptyValues),
    schema: child ? childChanges : newChild,
    bodyOf,
    isSaving,
  });
};

/** A yes is for a class, as a parent knows its teacher: the next class asks again. */
const PictureClasses = ({ form, classes: taken }: { form: ChildFormState; classes: Child['classes'] }) =>
  taken.length > 0 && (
    <Switch.Group
      label={t.maySignInWithPictures}
      description={t.forYoungChildrenATeacher}
      className={classes.wide}
      {...form.getInputProps('picture_class_ids')}
    >
      <Stack gap="xs" mt="xs">
        {taken.map(({ id, title }) => (
          <Switch key={id} size="md" value={String(id)} label={title} />
        ))}
      </Stack>
    </Switch.Group>
  );

const Fields = ({ form, child }: { form: ChildFormState; child: Child | null }) => {
  const isNew = child === null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" mt="lg">
      <TextInput label={t.fullName} autoComplete="off" {...form.getInputProps('full_name')} />
      <Select
        label={t.grade}
        placeholder={t.chooseAYear}
        data={gradeOptions}
        allowDeselect={false}
        {...form.getInputProps('grade_level')}
      />
      <TextInput
        label={t.username}
        description={t.yourChildSignsInWith}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('screen_name')}
      />
      <PasswordField
        label={t.password}
        description={isNew ? t.atLeast8Characters : t.leaveEmptyToKeepThe}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <TextInput
        label={t.emailOptional}
        type="email"
        autoComplete="off"
        className={classes.wide}
        {...form.getInputProps('email')}
      />
      <Textarea
        label={t.mainImprovementGoalOptional}
        description={t.whatYouWouldLikeTo}
        autosize
        minRows={2}
        maxLength={500}
        className={classes.wide}
        {...form.getInputProps('main_improvement_goal')}
      />
      {child && <PictureClasses form={form} classes={child.classes} />}
      {isNew && <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} />}
    </SimpleGrid>
  );
};

export const ChildForm = ({ child, onDone, onAdded, onUnsaved }: ChildFormProps) => {
  const save = useSaveChild(child);
  const { form, letGo, submit, showErrors } = useChildForm(child, save.isPending);
  const title = child ? t.editChildAccount : t.addAChildAccount;
  const leave = () => {
    letGo();
    onDone();
  };
  const done = ({ id, full_name, screen_name }: Child) => {
    if (!child) onAdded({ id, full_name, screen_name, password: form.values.password });
    leave();
  };
  const isUnsaved = form.isDirty();
  useEffect(() => {
    onUnsaved(isUnsaved ? letGo : null);
    return () => onUnsaved(null);
  }, [isUnsaved, letGo, onUnsaved]);
  const onSubmit = submit(() => save.mutate(form.values, { onSuccess: done, onError: showErrors }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this child's form opens
  useEffect(() => {
    if (child) form.getInputNode('full_name')?.focus();
  }, []);
  return (
    <Card component="section" aria-label={title} mt="2xl" maw="46rem">
      <Title order={2}>{title}</Title>
      <form onSubmit={onSubmit} noValidate>
        <DisabledWhileSaving isSaving={save.isPending}>
          <Fields form={form} child={child} />
        </DisabledWhileSaving>
        <Group mt="lg" gap="sm">
          <Button type="submit" color="coral" loading={save.isPending}>
            {child ? t.saveChanges : t.addChild}
          </Button>
          {child && (
            <Button variant="default" onClick={leave}>
              {t.cancel}
            </Button>
          )}
        </Group>
      </form>
    </Card>
  );
};
