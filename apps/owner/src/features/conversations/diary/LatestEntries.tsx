import '@zampa/i18n/english/diary';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDiaryCounts } from '@zampa/client/inbox/use-diary-timeline';
import type { Pet } from '@zampa/contract/pets/objects';
import { DiaryTimeline } from '@zampa/shared-screens/conversations/diary/DiaryTimeline.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { renderItemLink } from './render-item-link.tsx';
import { useTimeline } from './use-timeline.ts';

const ENTRIES_SHOWN = 3;

/** The latest entries of a pet's timeline, with a link to all of them. */
export function LatestEntries({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  const search = { pets: [id] };
  const { items, recordCounts, query } = useTimeline(search);
  const counts = [...useDiaryCounts(search), ...recordCounts];
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  const label = t('diary:latest.all', { count });
  const all = (
    <Button
      variant="subtle"
      aria-label={`${label}: ${t('diary:timeline.petTitle', { pet: name })}`}
      renderRoot={(props) => <Link to="/workspace/diary" search={search} {...props} />}
    >
      {label}
    </Button>
  );
  return (
    <Section title={t('diary:latest.title')} action={all}>
      <QueryStates query={query} shape="rows" count={ENTRIES_SHOWN}>
        {() =>
          items.length === 0 ? (
            <Text tone="muted">{t('diary:timeline.emptyOwner')}</Text>
          ) : (
            <DiaryTimeline
              items={items.slice(0, ENTRIES_SHOWN)}
              namesPets={false}
              renderLink={renderItemLink}
            />
          )
        }
      </QueryStates>
    </Section>
  );
}
