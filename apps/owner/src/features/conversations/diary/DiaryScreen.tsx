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
import { useMe } from '@zampa/client/session/use-me';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  DiaryFilters,
  type DiaryFiltersProps,
} from '@zampa/shared-screens/conversations/diary/DiaryFilters.tsx';
import { DiaryTimeline } from '@zampa/shared-screens/conversations/diary/DiaryTimeline.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { type ReactNode, Suspense, useState } from 'react';
import { DiarySearchField } from './DiarySearchField.tsx';
import { PendingNotes } from './PendingNotes.tsx';
import { renderItemLink } from './render-item-link.tsx';
import { useTimeline } from './use-timeline.ts';

/** Lazy-loaded: shown only in the diary of one pet. */
const PetWeights = lazyPart(
  async () => (await import('@zampa/shared-screens/pets/PetWeightHistory.tsx')).PetWeightHistory,
);

export interface DiaryScreenProps {
  search: DiarySearch;
  onSearch: (search: DiarySearch) => void;
}

/** The family's one timeline: diary, visits, consultations and health records by date, with filters. */
export function DiaryScreen({ search, onSearch }: DiaryScreenProps) {
  const { t } = useTranslation();
  const { pets } = useMe();
  const { items, recordCounts, pages, query } = useTimeline(search);
  const change = (part: DiarySearchChange) => onSearch(mergeDiarySearch(search, part));
  const [only] = pets.length === 1 ? pets : [];
  const pet = only ?? pets.find(({ id }) => search.pets?.length === 1 && search.pets[0] === id);
  const isFiltered = countDiaryFilters(search) > 0 || search.text !== undefined;
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
        <FilterPanel search={search} onChange={change} recordCounts={recordCounts} />
        {pet && pet.weight !== null && !isFiltered && (
          <Suspense>
            <PetWeights pet={pet} />
          </Suspense>
        )}
        <PendingNotes />
        <QueryStates query={query} shape="rows" count={6}>
          {() =>
            items.length === 0 ? (
              <EmptyDiary
                isFiltered={isFiltered}
                write={write}
                onClear={() => change({ category: [], text: '', from: '', to: '' })}
              />
            ) : (
              <DiaryTimeline items={items} namesPets={!pet} renderLink={renderItemLink} />
            )
          }
        </QueryStates>
        <LoadMore query={pages} />
      </Stack>
    </>
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

type FilterPanelProps = FilterProps & Pick<DiaryFiltersProps, 'recordCounts'>;

function PetFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { pets } = useMe();
  const chosen = search.pets ?? [];
  if (pets.length < 2) return null;
  return (
    <Row role="group" aria-label={t('diary:timeline.pets')}>
      {pets.map((each) => (
        <Chip
          key={each.id}
          isChosen={chosen.includes(each.id)}
          onClick={() => onChange({ pets: toggle(chosen, each.id) })}
        >
          <PetPicture pet={each} size={24} />
          {each.name}
        </Chip>
      ))}
    </Row>
  );
}

const toggle = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];

function FilterPanel({ search, onChange, recordCounts }: FilterPanelProps) {
  const { t } = useTranslation();
  const count = countDiaryFilters(search);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Stack>
      <Row wrap={false}>
        <Row grow>
          <DiarySearchField text={search.text ?? ''} onChange={(text) => onChange({ text })} />
        </Row>
        <Chip aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={18} aria-hidden="true" />{' '}
          {count > 0 ? t('diary:timeline.filtersCount', { count }) : t('diary:timeline.filters')}
        </Chip>
      </Row>
      {isOpen && <DiaryFilters filter={search} onChange={onChange} recordCounts={recordCounts} />}
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
