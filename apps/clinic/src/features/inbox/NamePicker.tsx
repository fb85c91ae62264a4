import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { withoutStalePlaceholder } from '@zampa/client/query/without-stale-placeholder';
import type { FoundClient, FoundPet } from '@zampa/contract/search/search';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FilterFields.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { namesQuery } from './queries.ts';
import { useFilterText } from './use-filter-text.ts';

export interface NamePickerProps {
  label: string;
  kind: 'clients' | 'pets';
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const TYPING_PAUSE_MS = 200;
type Choice = { readonly value: string; readonly label: string };

/** Shows a field to choose clients or pets by searching for part of their name. */
export function NamePicker({ label, kind, value, onChange }: NamePickerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = withoutStalePlaceholder(useQuery(namesQuery(useApi(), facility.id, searchText)));
  const { data, isPlaceholderData } = query;
  const name = kind === 'pets' ? 'pets' : 'families';
  const nameText = useFilterText(facility, { [name]: [...value] });
  const chosen = value.map((id) => ({ value: id, label: nameText({ name, value: id }) }));
  const matches =
    (kind === 'pets' ? data?.pets.map(petChoice) : data?.clients.map(clientChoice)) ?? [];
  const suggestions = searchText ? matches.filter((one) => !value.includes(one.value)) : [];
  return (
    <div className={styles['picker']}>
      <CheckboxList
        label={label}
        items={[...chosen, ...suggestions]}
        value={value}
        onChange={(chosenNow) => {
          setTyped('');
          onChange(chosenNow);
        }}
      />
      <TextInput
        type="search"
        aria-label={`${label}: ${t('inbox:conversation.filter.typeName')}`}
        placeholder={t('inbox:conversation.filter.typeName')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {searchText && data && !isPlaceholderData && suggestions.length === 0 && (
        <p role="status">{t('inbox:conversation.filter.nobody')}</p>
      )}
      <CallProblem error={query.isPaused ? query.failureReason : query.error} />
    </div>
  );
}

const clientChoice = ({ FamilyId, firstName, lastName }: FoundClient): Choice => ({
  value: FamilyId,
  label: `${firstName} ${lastName}`,
});

const petChoice = ({ id, name, family }: FoundPet): Choice => ({
  value: id,
  label: `${name} · ${family}`,
});
