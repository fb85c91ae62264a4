import { useTranslation } from '@zampa/i18n/use-translation';
import { useId } from 'react';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import styles from './time-choice.module.css';

export interface PeopleChoiceProps {
  people: readonly { readonly id: string; readonly name: string }[];
  /** Null: whoever is free. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Asks with whom: anybody, or one of those who are there for it. */
export function PeopleChoice({ people, value, onChange }: PeopleChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const anybody = { id: '', name: t('appointments:choice.anybody') };
  return (
    <FieldGroup legend={t('appointments:choice.who')} look="choices">
      {[anybody, ...people].map((person) => (
        <label key={person.id} className={styles['person']}>
          <input
            type="radio"
            name={name}
            value={person.id}
            checked={person.id === (value ?? '')}
            onChange={() => onChange(person.id || null)}
          />
          {person.name}
        </label>
      ))}
    </FieldGroup>
  );
}
