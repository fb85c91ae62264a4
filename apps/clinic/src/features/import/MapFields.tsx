import { Button, NativeSelect, Table } from '@mantine/core';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Field, FIELDS, type Mapping } from './fields.ts';
import type { ImportDraft } from './import-draft.ts';
import styles from './ImportScreen.module.css';

export interface MapFieldsProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onMapping: (mapping: Mapping) => void;
  onBack: () => void;
  onNext: () => void;
}

const NONE = '';

/** The second step: what each column means. The headings were guessed; everything can be set right. */
export function MapFields({ draft, onMapping, onBack, onNext }: MapFieldsProps) {
  const { t } = useTranslation();
  const { sheet, mapping } = draft;
  const names: Readonly<Record<Field, string>> = {
    firstName: t('import:fields.firstName'),
    lastName: t('import:fields.lastName'),
    fullName: t('import:fields.fullName'),
    email: t('import:fields.email'),
    phone: t('import:fields.phone'),
    note: t('import:fields.note'),
    petName: t('import:fields.petName'),
    species: t('import:fields.species'),
    breed: t('import:fields.breed'),
    sex: t('import:fields.sex'),
    birthDate: t('import:fields.birthDate'),
  };
  const reachable = mapping.includes('email') || mapping.includes('phone');
  // A field is in one column: choosing it here takes it from where it was.
  const choose = (at: number, field: Field | null) =>
    onMapping(
      mapping.map((known, index) => (index === at ? field : known === field ? null : known)),
    );
  return (
    <section className={styles['step']}>
      <h2>{t('import:map.title')}</h2>
      <p>{t('import:map.why', { file: draft.fileName, count: sheet.rows.length })}</p>
      <div className={styles['frame']}>
        <Table verticalSpacing="xs" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import:map.column')}</Table.Th>
              <Table.Th>{t('import:map.example')}</Table.Th>
              <Table.Th>{t('import:map.meaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.columns.map((column, at) => (
              <Table.Tr key={at}>
                <Table.Td>{column}</Table.Td>
                <Table.Td>{sheet.rows.find((row) => row[at])?.[at]?.slice(0, 60)}</Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('import:map.meaningOf', { column: column || String(at + 1) })}
                    value={mapping[at] ?? NONE}
                    onChange={({ currentTarget: { value } }) =>
                      choose(at, FIELDS.find((field) => field === value) ?? null)
                    }
                    data={[
                      { value: NONE, label: t('import:map.leftOut') },
                      ...FIELDS.map((field) => ({ value: field, label: names[field] })),
                    ]}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <ErrorLine>{!reachable && t('import:map.unreachable')}</ErrorLine>
      <div className={styles['actions']}>
        <Button variant="default" onClick={onBack}>
          {t('import:otherFile')}
        </Button>
        <Button disabled={!reachable} onClick={onNext}>
          {t('common:actions.next')}
        </Button>
      </div>
    </section>
  );
}
