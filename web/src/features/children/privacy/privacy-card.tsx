import { type Child, type ExportFormat, screens } from '@inkling/contract';
import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconBook, IconDownload, IconFileTypeDocx, IconWorld } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../api/download.ts';
import { children } from '../../../api/typed-calls.ts';
import { withElements } from '../../../language/with-elements.tsx';
import { t } from '../texts.ts';
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
  const title = t.privacyOf(child.full_name);
  return (
    <Card component="section" aria-label={title} mt="xl" maw="46rem">
      <Title order={2}>{title}</Title>
      <Text c="dimmed">
        {withElements(t.whatWeKeepAboutYour, {
          privacy: (words) => (
            <Anchor href={screens.privacy.path} target="_blank" underline="always" inherit>
              {words}
            </Anchor>
          ),
        })}
      </Text>
      <Title order={3} fz="h4" mt="lg">
        {t.takeItWithYou}
      </Title>
      <Text size="sm" c="dimmed">
        {t.thePortfolioIsABook}
      </Text>
      <Group gap="sm" mt="sm">
        <DownloadButton child={child} format="pdf" label={t.portfolioToPrintPdf} />
        <DownloadButton child={child} format="docx" label={t.portfolioForWord} />
        <DownloadButton child={child} format="html" label={t.portfolioAsAPage} />
        <DownloadButton child={child} format="json" label={t.downloadEverything} />
      </Group>
      <Title order={3} fz="h4" mt="lg">
        {t.whoOpenedSWork(child.full_name)}
      </Title>
      <AccessLog child={child} />
    </Card>
  );
};
