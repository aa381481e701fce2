import { guestMessage, supportMessage } from '@inkling/contract';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../api/api-error.ts';
import { useUser } from '../../api/session.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { t } from './texts.ts';
import { useSupportMessage } from './use-support-message.ts';

interface MessageValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What is empty is not said. */
const bodyOf = ({ message, ...about }: MessageValues) => ({
  message,
  ...Object.fromEntries(Object.entries(about).filter(([, value]) => value.trim())),
});

const Sent = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <Stack align="center" gap="xs" ta="center" role="status">
    <Mascot mood="happy" size={96} />
    <Text>{text}</Text>
    <Button variant="subtle" onClick={onAgain}>
      {t.writeAnotherMessage}
    </Button>
  </Stack>
);

/** Writes to the support team. Guests say who they are; of signed-in people we know it. */
export const MessageForm = ({ withSubject = false }: { withSubject?: boolean }) => {
  const user = useUser();
  const send = useSupportMessage();
  const form = useForm<MessageValues>({
    initialValues: { name: '', email: '', subject: '', message: '' },
    validate: validateWith(user ? supportMessage : guestMessage, bodyOf),
    validateInputOnBlur: true,
  });
  if (send.isSuccess) return <Sent text={send.data.message} onAgain={send.reset} />;
  const submit = form.onSubmit((values) =>
    send.mutate(bodyOf(values), {
      onSuccess: () => form.reset(),
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {!user && <TextInput label={t.name} autoComplete="name" {...form.getInputProps('name')} />}
        {!user && (
          <TextInput
            label={t.email2}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps('email')}
          />
        )}
        {withSubject && <TextInput label={t.subject} {...form.getInputProps('subject')} />}
        <Textarea
          label={t.message}
          autosize
          minRows={4}
          maxRows={12}
          required
          {...form.getInputProps('message')}
        />
        <Group>
          <Button type="submit" color="coral" loading={send.isPending}>
            {t.sendMessage}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
