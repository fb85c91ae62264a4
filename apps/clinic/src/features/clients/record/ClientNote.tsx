import { Button, Textarea } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ClientCardProps } from '../lists/card-props.ts';
import styles from './FamilyCard.module.css';
import { useClientNote } from './use-client-note.ts';

const NOTE_MAX = 2000;

/** Field for the clinic's private note about a client. */
export function ClientNote({ client }: ClientCardProps) {
  const { t } = useTranslation();
  const { note, set, save, isChanged, isPending, error } = useClientNote({ client });
  return (
    <section>
      <Textarea
        label={t('clients:card.note')}
        description={t('clients:card.noteWhy')}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onBlur={save}
      />
      {isChanged && (
        <div className={styles['steps']}>
          <Button loading={isPending} onClick={save}>
            {t('clients:card.saveNote')}
          </Button>
        </div>
      )}
      <CallProblem error={error} />
    </section>
  );
}
