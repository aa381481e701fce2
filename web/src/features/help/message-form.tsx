import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../api/api-error.ts';
import { useUser } from '../../api/session.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { useSupportMessage } from './use-support-message.ts';

const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

const Sent = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <Stack align="center" gap="xs" ta="center" role="status">
    <Mascot mood="happy" size={96} />
    <Text>{text}</Text>
    <Button variant="subtle" onClick={onAgain}>
      Write another message
    </Button>
  </Stack>
);

/** Writes to the support team. Guests say who they are; of signed-in people we know it. */
export const MessageForm = ({ withSubject = false }: { withSubject?: boolean }) => {
  const user = useUser();
  const send = useSupportMessage();
  const form = useForm({
    initialValues: { name: '', email: '', subject: '', message: '' },
    validate: {
      email: (email) =>
        user || looksLikeEmail(email) ? null : 'Please enter your email so that we can answer',
      message: (message) => (message.trim() ? null : 'Please write a message'),
    },
    validateInputOnBlur: true,
  });
  if (send.isSuccess) return <Sent text={send.data.message} onAgain={send.reset} />;
  const submit = form.onSubmit(({ message, ...about }) => {
    const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value.trim()));
    send.mutate(
      { message, ...known },
      {
        onSuccess: () => form.reset(),
        onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
      },
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {!user && <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />}
        {!user && (
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps('email')}
          />
        )}
        {withSubject && <TextInput label="Subject" {...form.getInputProps('subject')} />}
        <Textarea
          label="Message"
          autosize
          minRows={4}
          maxRows={12}
          required
          {...form.getInputProps('message')}
        />
        <Group>
          <Button type="submit" color="coral" loading={send.isPending}>
            Send message
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
