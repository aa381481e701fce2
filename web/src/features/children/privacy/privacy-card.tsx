import { type Child, type ExportFormat, screens } from '@inkling/contract';
import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconBook, IconDownload, IconFileTypeDocx, IconWorld } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../api/download.ts';
import { children } from '../../../api/typed-calls.ts';
import { AccessLog } from './access-log.tsx';

const icons = { pdf: IconBook, docx: IconFileTypeDocx, html: IconWorld, json: IconDownload } as const;

const DownloadButton = (props: { child: Child; format: ExportFormat; label: string }) => {
  const { child, format, label } = props;
  const save = useMutation({
    mutationFn: () => download(children.exportChild, { params: { id: child.id }, query: { format } }),
  });
  const Icon = icons[format];
  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
};

/** What a family may ask of us about one child, beside the form that changes the child. */
export const PrivacyCard = ({ child }: { child: Child }) => {
  const title = `Privacy of ${child.full_name}`;
  return (
    <Card component="section" aria-label={title} mt="xl" maw="46rem">
      <Title order={2}>{title}</Title>
      <Text c="dimmed">
        What we keep about your child is yours. How long we keep it is in the{' '}
        <Anchor href={screens.privacy.path} target="_blank" underline="always" inherit>
          Privacy Policy (opens in a new tab)
        </Anchor>
        .
      </Text>
      <Title order={3} fz="h4" mt="lg">
        Take it with you
      </Title>
      <Text size="sm" c="dimmed">
        The portfolio is a book of everything your child wrote, with a cover, and at the back the marks, who
        gave them and what teachers said: to print, to change in Word, or to read on a screen. The full copy
        also holds earlier drafts, chats, times and settings, for another program to read.
      </Text>
      <Group gap="sm" mt="sm">
        <DownloadButton child={child} format="pdf" label="Portfolio to print (PDF)" />
        <DownloadButton child={child} format="docx" label="Portfolio for Word" />
        <DownloadButton child={child} format="html" label="Portfolio as a page" />
        <DownloadButton child={child} format="json" label="Download everything" />
      </Group>
      <Title order={3} fz="h4" mt="lg">
        Who opened {child.full_name}'s work
      </Title>
      <AccessLog child={child} />
    </Card>
  );
};
