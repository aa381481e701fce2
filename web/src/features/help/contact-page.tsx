import { Anchor, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconClock, IconMail } from '@tabler/icons-react';
import { useSupportEmail } from '../../api/support.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MessageForm } from './message-form.tsx';
import { supportHours } from './support-hours.ts';

export const ContactPage = () => {
  const email = useSupportEmail();
  return (
    <>
      <PageHeader title="Contact" text="A question, a problem or an idea? A person reads every message." />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Card>
          <Title order={2} fz="h3" mb="md">
            Send us a message
          </Title>
          <MessageForm withSubject />
        </Card>
        <Card h="fit-content">
          <Title order={2} fz="h3" mb="md">
            Other ways
          </Title>
          <Group gap="sm" wrap="nowrap">
            <IconMail aria-hidden />
            <Anchor href={`mailto:${email}`} underline="always" py={10}>
              {email}
            </Anchor>
            <CopyButton value={email} label="Copy the email address" />
          </Group>
          <Group gap="sm" mt="sm" wrap="nowrap">
            <IconClock aria-hidden />
            <Text>{supportHours}</Text>
          </Group>
        </Card>
      </SimpleGrid>
    </>
  );
};
