import { screens } from '@inkling/contract';
import { Accordion, Anchor, Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { useSupportEmail } from '../../api/support.ts';
import { withElements } from '../../language/with-elements.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { GuideText } from './guide-text.tsx';
import { searchHelp } from './search-help.ts';
import { supportHours } from './support-hours.ts';
import { categories } from './texts/categories.ts';
import { faqs } from './texts/faqs.ts';
import { guidesFor } from './texts/guides.ts';
import { t } from './texts.ts';

const SearchResults = ({ query }: { query: string }) => {
  const found = searchHelp(query, useUser()?.role);
  return (
    <Stack gap="md" aria-live="polite">
      <Title order={2}>{t.answersFor(found.length, query)}</Title>
      {found.length === 0 && <Text>{t.nothingFoundTryOtherWords}</Text>}
      {found.map((text) => (
        <GuideText key={text.id} text={text} />
      ))}
    </Stack>
  );
};

const Guides = ({ category }: { category: string }) => {
  const chosen = categories.find(({ id }) => id === category);
  const guides = guidesFor(useUser()?.role);
  const shown = chosen ? guides.filter((guide) => guide.category === chosen.id) : guides;
  return (
    <section aria-label={t.guides}>
      <Title order={2} mb="md">
        {chosen ? chosen.title : t.guides}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {shown.map((guide) => (
          <GuideText key={guide.id} text={guide} />
        ))}
      </SimpleGrid>
    </section>
  );
};

const Faqs = () => (
  <section aria-label={t.frequentlyAskedQuestions}>
    <Title order={2} mb="md">
      {t.frequentlyAskedQuestions}
    </Title>
    <Accordion variant="separated" order={3}>
      {faqs.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  </section>
);

const ContactSupport = () => {
  const email = useSupportEmail();
  return (
    <Card component="section" aria-label={t.contactSupport} bg="var(--ink-wash)">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'center' }}>
        <Mascot mood="hello" size={96} />
        <div style={{ flex: '1 1 16rem' }}>
          <Title order={2} fz="h3">
            {t.stillStuckContactSupport}
          </Title>
          <Text mt={4}>
            {withElements(t.emailUs, {
              address: () => (
                <Anchor href={`mailto:${email}`} underline="always" c="var(--ink-on-wash)">
                  {email}
                </Anchor>
              ),
            })}
          </Text>
          <Text>{t.liveChat(supportHours)}</Text>
        </div>
        <Button component={Link} to={screens.contact.path} color="coral">
          {t.writeToUs}
        </Button>
      </div>
    </Card>
  );
};

export const HelpPage = () => {
  const { filters, field, setFilters } = useUrlFilters('q', 'category');
  return (
    <>
      <PageHeader title={t.helpCenter} text={t.shortAnswersFirstPeopleWhen} />
      <Stack gap="2xl">
        <SearchField label={t.searchTheHelpTexts} {...field('q')} />
        {filters.q ? (
          <SearchResults query={filters.q} />
        ) : (
          <>
            <CategoryTiles
              chosen={filters.category}
              onChoose={(id) => setFilters({ category: id === filters.category ? null : id })}
            />
            <Guides category={filters.category} />
            <Faqs />
          </>
        )}
        <ContactSupport />
      </Stack>
    </>
  );
};
