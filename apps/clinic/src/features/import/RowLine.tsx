import { Button, Checkbox, TextInput } from '@mantine/core';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { memo, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Verdict } from './import-draft.ts';
import type { Candidate } from './import-row.ts';
import styles from './ImportScreen.module.css';
import { useRowErrors } from './use-row-errors.ts';

export interface RowLineProps {
  candidate: Candidate;
  verdict: Verdict | undefined;
  chosen: boolean;
  onChoose: (wanted: boolean) => void;
  onMend: (client: ImportRow) => void;
}

/** One row of the file: who it is, whether it can be imported, and the fields to mend it where it cannot. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { candidate, verdict, chosen, onChoose, onMend } = props;
  const { t } = useTranslation();
  const reasons = useRowErrors();
  const { client, row } = candidate;
  const name = [client.firstName, client.lastName].filter(Boolean).join(' ');
  const pets = (client.pets ?? []).map((pet) => pet.name).join(', ');
  const failed = chosen && verdict?.code;
  return (
    <li className={styles['row']}>
      <Checkbox
        aria-label={t('import:rows.choose', { row: row + 1 })}
        checked={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span className={styles['words']}>
        <strong>{name || client.email || client.phone || t('import:rows.nameless')}</strong>
        <small>{[client.email, client.phone, pets].filter(Boolean).join(' · ')}</small>
        {failed && <small>{reasons[failed]}</small>}
      </span>
      {chosen && verdict && (
        <StatusChip tone={verdict.code ? 'due' : 'progress'}>
          {verdict.code ? t('import:rows.bad') : t('import:rows.good')}
        </StatusChip>
      )}
      {failed && <MendRow client={client} row={row} onMend={onMend} />}
    </li>
  );
});

type MendRowProps = { client: ImportRow; row: number; onMend: (client: ImportRow) => void };

function MendRow({ client, row, onMend }: MendRowProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(client.email ?? '');
  const [phone, setPhone] = useState(client.phone ?? '');
  const changed = email !== (client.email ?? '') || phone !== (client.phone ?? '');
  return (
    <form
      className={styles['mend']}
      aria-label={t('import:rows.mend', { row: row + 1 })}
      onSubmit={(event) => {
        event.preventDefault();
        onMend({ ...client, email, phone });
      }}
    >
      <TextInput
        label={t('import:fields.email')}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <TextInput
        label={t('import:fields.phone')}
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      {changed && (
        <Button type="submit" variant="default">
          {t('import:rows.keep')}
        </Button>
      )}
    </form>
  );
}
