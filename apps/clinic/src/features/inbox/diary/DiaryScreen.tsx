import '@zampa/i18n/english/diary';
import '@zampa/i18n/english/inbox-conversation';
import { Button } from '@mantine/core';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Link } from '@tanstack/react-router';
import {
  countDiaryFilters,
  type DiarySearchChange,
  mergeDiarySearch,
} from '@zampa/client/inbox/diary-search';
import { type TimelineFilter, useDiaryTimeline } from '@zampa/client/inbox/use-diary-timeline';
import type { ListedItem } from '@zampa/client/conversations/lists/listed-conversation';
import { mayReadDiary, mayWriteDiary } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DiaryEntryStates } from '@zampa/shared-screens/conversations/diary/DiaryEntryStates.tsx';
import { DiaryFilters } from '@zampa/shared-screens/conversations/diary/DiaryFilters.tsx';
import { DiaryTimeline } from '@zampa/shared-screens/conversations/diary/DiaryTimeline.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { type ReactNode, Suspense } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { NamePicker } from '../NamePicker.tsx';
import styles from './DiaryScreen.module.css';
import type { ClinicDiarySearch } from './search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const ClinicEntryForm = lazyPart(
  async () => (await import('./ClinicEntryForm.tsx')).ClinicEntryForm,
);

export interface DiaryScreenProps {
  search: ClinicDiarySearch;
  onSearch: (search: ClinicDiarySearch, how?: { replace: boolean }) => void;
}

/** Diary of the clinic: what families share and staff write, with visits and consultations, by date. */
export function DiaryScreen({ search, onSearch }: DiaryScreenProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { entry, write, ...filters } = search;
  const filter = { ...filters, facilityId: facility.id };
  const change = (part: DiarySearchChange) =>
    onSearch(mergeDiarySearch(filters, part), { replace: true });
  const close = () => onSearch(filters);
  const mayRead = mayReadDiary({ ...facility, roleId: facility.idRole });
  if (!mayRead) return <NotForThisRole />;
  return (
    <div className={styles['diary']}>
      <Stack gap="24" className={styles['filters'] ?? ''}>
        {mayWriteDiary(facility.idRole) && (
          <Row>
            <Button
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => onSearch({ ...filters, write: true })}
            >
              {t('diary:timeline.write')}
            </Button>
          </Row>
        )}
        <NamePicker
          label={t('diary:timeline.pets')}
          kind="pets"
          value={filters.pets ?? []}
          onChange={(pets) => change({ pets })}
        />
        <DiaryFilters filter={filter} onChange={change} />
      </Stack>
      <DiaryItems filter={filter} onClear={() => onSearch({}, { replace: true })} />
      {entry && (
        <DiaryDrawer title={t('diary:timeline.title')} onClose={close}>
          <DiaryEntryStates id={entry} />
        </DiaryDrawer>
      )}
      {write && mayWriteDiary(facility.idRole) && (
        <DiaryDrawer title={t('diary:new.title')} onClose={close}>
          <ClinicEntryForm petId={filters.pets?.[0]} onWritten={close} />
        </DiaryDrawer>
      )}
    </div>
  );
}

interface DiaryDrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function DiaryDrawer({ title, onClose, children }: DiaryDrawerProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer open title={title} onClose={onClose} closeLabel={t('common:actions.close')}>
      <Suspense>{children}</Suspense>
    </SideDrawer>
  );
}

function DiaryItems({ filter, onClear }: { filter: TimelineFilter; onClear: () => void }) {
  const { items, ...query } = useDiaryTimeline(filter);
  const { facilityId: _, ...filters } = filter;
  const renderLink = (item: ListedItem, link: { className: string; children: ReactNode }) =>
    item.type === 'DIARY' ? (
      <Link to="/workspace/diary" search={{ ...filters, entry: item.id }} {...link} />
    ) : (
      <Link to="/workspace/requests" search={{ conversation: item.id }} {...link} />
    );
  const isFiltered = countDiaryFilters(filters) > 0 || filters.pets !== undefined;
  return (
    <div className={styles['items']}>
      <QueryStates query={query} shape="rows" count={6}>
        {() =>
          items.length === 0 ? (
            <EmptyDiary onClear={isFiltered ? onClear : null} />
          ) : (
            <DiaryTimeline items={items} renderLink={renderLink} />
          )
        }
      </QueryStates>
      <LoadMore query={query} />
    </div>
  );
}

function EmptyDiary({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useTranslation();
  const picture = <IconNotebook size={32} />;
  if (!onClear)
    return (
      <EmptyState picture={picture} title={t('diary:timeline.emptyTitle')}>
        {t('diary:timeline.emptyClinic')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={picture}
      title={t('diary:timeline.nothingTitle')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('diary:timeline.clear')}
        </Button>
      }
    >
      {t('diary:timeline.nothing')}
    </EmptyState>
  );
}

function NotForThisRole() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconNotebook size={32} />} title={t('diary:timeline.refused')}>
      {t('diary:timeline.refusedWhy')}
    </EmptyState>
  );
}
