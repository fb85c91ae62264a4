import '@zampa/i18n/english/diary';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@zampa/ui/icons/IconAdjustmentsHorizontal';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Link } from '@tanstack/react-router';
import {
  countDiaryFilters,
  type DiarySearch,
  type DiarySearchChange,
  mergeDiarySearch,
} from '@zampa/client/inbox/diary-search';
import { useDiaryTimeline } from '@zampa/client/inbox/use-diary-timeline';
import { useMe } from '@zampa/client/session/use-me';
import type { ListedItem } from '@zampa/client/conversations/lists/listed-conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DiaryFilters } from '@zampa/shared-screens/conversations/diary/DiaryFilters.tsx';
import { DiaryTimeline } from '@zampa/shared-screens/conversations/diary/DiaryTimeline.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { type ReactNode, useState } from 'react';
import { PendingNotes } from './PendingNotes.tsx';

export interface DiaryScreenProps {
  search: DiarySearch;
  onSearch: (search: DiarySearch) => void;
}

/** Diary of the family: entries, visits and consultations by date, with filters. */
export function DiaryScreen({ search, onSearch }: DiaryScreenProps) {
  const { t } = useTranslation();
  const { pets } = useMe();
  const { items, ...query } = useDiaryTimeline(search);
  const change = (part: DiarySearchChange) => onSearch(mergeDiarySearch(search, part));
  const pet = pets.find(({ id }) => search.pets?.length === 1 && search.pets[0] === id);
  const write = <WriteButton petId={pet?.id} />;
  return (
    <>
      <ScreenHeader
        title={pet ? t('diary:timeline.petTitle', { pet: pet.name }) : t('diary:timeline.title')}
        back={<BackLink to="/workspace/pets" label={t('common:actions.back')} />}
        action={write}
      />
      <Stack>
        <PetFilter search={search} onChange={change} />
        <FilterPanel search={search} onChange={change} />
        <PendingNotes />
        <QueryStates query={query} shape="rows" count={6}>
          {() =>
            items.length === 0 ? (
              <EmptyDiary
                isFiltered={countDiaryFilters(search) > 0}
                write={write}
                onClear={() => change({ category: [], from: '', to: '' })}
              />
            ) : (
              <DiaryTimeline items={items} renderLink={renderItemLink} />
            )
          }
        </QueryStates>
        <LoadMore query={query} />
      </Stack>
    </>
  );
}

function renderItemLink(
  { id, type }: ListedItem,
  link: { className: string; children: ReactNode },
) {
  return type === 'DIARY' ? (
    <Link to="/workspace/diary/$id" params={{ id }} {...link} />
  ) : (
    <Link to="/workspace/chat/$id" params={{ id }} {...link} />
  );
}

function WriteButton({ petId }: { petId: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link to="/workspace/diary/new" search={petId ? { pet: petId } : {}} {...props} />
      )}
    >
      {t('diary:timeline.write')}
    </Button>
  );
}

interface FilterProps {
  search: DiarySearch;
  onChange: (change: DiarySearchChange) => void;
}

function PetFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { pets } = useMe();
  const chosen = search.pets ?? [];
  if (pets.length < 2) return null;
  return (
    <Row role="group" aria-label={t('diary:timeline.pets')}>
      {pets.map(({ id, name }) => (
        <Chip
          key={id}
          isChosen={chosen.includes(id)}
          onClick={() =>
            onChange({
              pets: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
            })
          }
        >
          {name}
        </Chip>
      ))}
    </Row>
  );
}

function FilterPanel({ search, onChange }: FilterProps) {
  const { t } = useTranslation();
  const count = countDiaryFilters(search);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Stack>
      <Row>
        <Chip aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={18} aria-hidden="true" />{' '}
          {count > 0 ? t('diary:timeline.filtersCount', { count }) : t('diary:timeline.filters')}
        </Chip>
      </Row>
      {isOpen && <DiaryFilters filter={search} onChange={onChange} />}
    </Stack>
  );
}

interface EmptyDiaryProps {
  isFiltered: boolean;
  write: ReactNode;
  onClear: () => void;
}

function EmptyDiary({ isFiltered, write, onClear }: EmptyDiaryProps) {
  const { t } = useTranslation();
  if (!isFiltered)
    return (
      <EmptyState
        picture={<IconNotebook size={40} />}
        title={t('diary:timeline.emptyTitle')}
        action={write}
      >
        {t('diary:timeline.emptyOwner')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<IconNotebook size={40} />}
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
