import '@zampa/i18n/english/audit';
import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import type { AnswerPage } from '@zampa/client/api/call-types';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { RecordReader } from '@zampa/contract/audit/objects';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';

const PAGE = 20;

const readersQuery = (api: Api, PetId: string) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'readers', PetId],
    queryFn: ({ pageParam, signal }) =>
      api.readRecordReaders({
        query: { PetId, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<RecordReader>) => page.next,
    staleTime: 0,
  });

/** Section with the team members of clinics who read or changed a pet's record; loaded when it is opened. */
export function RecordReaders({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('audit:readers.title', { name })}>
      <Text tone="muted">{t('audit:readers.why')}</Text>
      {isOpen ? (
        <ReaderList petId={id} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('audit:readers.show', { name })}
        </Button>
      )}
    </Section>
  );
}

function ReaderList({ petId }: { petId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(readersQuery(useApi(), petId));
  return (
    <>
      <QueryStates query={query} shape="rows" count={3}>
        {({ pages }) => {
          const readers = pages.flatMap(({ items }) => items);
          if (readers.length === 0) return <Text role="status">{t('audit:readers.none')}</Text>;
          return (
            <List>
              {readers.map((reader) => (
                <li key={reader.id}>
                  <Reader reader={reader} />
                </li>
              ))}
            </List>
          );
        }}
      </QueryStates>
      <LoadMore query={query} />
    </>
  );
}

function Reader({ reader: { kind, user, facility, date } }: { reader: RecordReader }) {
  const { t } = useTranslation();
  const act = kind === 'HEALTH_READ' ? t('audit:readers.read') : t('audit:readers.changed');
  return (
    <Stack gap="4">
      <Text weight="600">
        <bdi>{user ? personName(user) : t('common:words.gone')}</bdi>
      </Text>
      <Text size="small" tone="muted">
        <bdi>{facility.name}</bdi> · {act} · {formatDayTime(new Date(date), deviceZone())}
      </Text>
    </Stack>
  );
}
