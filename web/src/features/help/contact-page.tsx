import { Anchor, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconClock, IconMail } from '@tabler/icons-react';
import { useSupportEmail } from '../../api/support.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MessageForm } from './message-form.tsx';
import { supportHours } from './support-hours.ts';
import { t } from './texts.ts';

export const ContactPage = () => {
  const email = useSupportEmail();
  return (
    <>
      <PageHeader title={t.contact} text={t.aQuestionAProblemOr} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Card>
          <Title order={2} fz="h3" mb="md">
            {t.sendUsAMessage}
          </Title>
          <MessageForm withSubject />
        </Card>
        <Card h="fit-content">
          <Title order={2} fz="h3" mb="md">
            {t.otherWays}
          </Title>
          <Group gap="sm" wrap="nowrap">
            <IconMail aria-hidden />
            <Anchor href={`mailto:${email}`} underline="always" py={10}>
              {email}
            </Anchor>
            <CopyButton value={email} label={t.copyTheEmailAddress} />
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
