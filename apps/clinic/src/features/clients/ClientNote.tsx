import { Button, Textarea } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ClientCardProps } from './card-props.ts';
import styles from './FamilyCard.module.css';
import { useKeepNote } from './use-client-changes.ts';

const NOTE_MAX = 2000;

/** What the clinic notes about a client, for itself alone. */
export function ClientNote({ client, facility }: ClientCardProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState(client.note);
  const keep = useKeepNote(facility, client);
  return (
    <section>
      <Textarea
        label={t('clients:card.note')}
        description={t('clients:card.noteWhy')}
        autosize
        minRows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {note !== client.note && (
        <div className={styles['steps']}>
          <Button loading={keep.isPending} onClick={() => keep.mutate(note)}>
            {t('clients:card.saveNote')}
          </Button>
        </div>
      )}
      <CallProblem error={keep.error} />
    </section>
  );
}
