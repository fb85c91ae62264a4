import { useTranslation } from '@zampa/i18n/use-translation';
import { useId } from 'react';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import styles from './time-choice.module.css';

export interface TeamMemberChoiceProps {
  people: readonly { readonly id: string; readonly name: string }[];
  /** Null means any available team member. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Radio group to choose a team member, or any who is available. */
export function TeamMemberChoice({ people, value, onChange }: TeamMemberChoiceProps) {
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
          <bdi>{person.name}</bdi>
        </label>
      ))}
    </FieldGroup>
  );
}
